// SPDX-License-Identifier: MIT
// What held and what did not. A part in which nothing was looked at is a fault.
'use strict';

class Report {
 constructor() {
  this.faults = 0;
  this.checks = 0;
 }
 begin(part) {
  this.part = part;
  console.log('== ' + part);
 }
 note(text) { console.log('   ' + text); }
 check(holds, text) {
  ++this.checks;
  if (holds) return true;
  ++this.faults;
  console.log('   FAULT: ' + text);
  return false;
 }
 equal(got, wanted, text) {
  const same = JSON.stringify(got) === JSON.stringify(wanted);
  return this.check(same, text + ': ' + JSON.stringify(got) + ', not ' + JSON.stringify(wanted));
 }
 end() {
  console.log(`${this.checks} checks, ${this.faults} faults`);
  return this.faults || !this.checks ? 1 : 0;
 }
}

module.exports = {Report};
