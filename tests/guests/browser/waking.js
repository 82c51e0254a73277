// SPDX-License-Identifier: MIT
// A phone that wakes shows the truth with the first answer that it gets: frozen and thawed, behind a network that has
// swallowed its stream, offline, hidden behind another tab, gone back to. Until then it says how old its picture is.
'use strict';
const {Table} = require('./table');
const {Phone, pause} = require('./phone');

// Answers that came since `window.since`, until the newest entry was painted.
const prepare = () => {
 window.answers = [];
 const fetched = window.fetch;
 window.fetch = async (...asked) => {
  const answer = await fetched(...asked);
  if (answer.ok && /\/state/.test(asked[0])) window.answers.push(document.querySelector('#last li')?.value ?? 0);
  return answer;
 };
};

// A frozen page runs no script, so nobody can ask it what it paints.
const KINDS = {
 'frozen, its stream alive': {sleep: phone => phone.freeze(), wake: phone => phone.thaw(), mute: true},
 'frozen, its stream dead, and told nothing': {
  sleep: async phone => {
   await phone.freeze();
   phone.proxy.swallow();
   await pause(5000);
  },
  wake: phone => phone.thaw(), mute: true,
 },
 offline: {sleep: phone => phone.offline(true), wake: phone => phone.offline(false)},
 'hidden, its stream dead': {
  sleep: async phone => {
   await phone.page.evaluate(() => window.become('hidden'));
   phone.proxy.swallow();
  },
  wake: phone => phone.page.evaluate(() => window.become('visible')),
 },
 'left and gone back to': {sleep: phone => phone.page.goto('about:blank'), wake: phone => phone.page.goBack(), mute: true},
};
// The browser that is driven says of each page that it is in front. So this is said in its place.
const hideable = () => {
 let now = 'visible';
 Object.defineProperty(document, 'visibilityState', {get: () => now});
 Object.defineProperty(document, 'hidden', {get: () => now === 'hidden'});
 window.become = state => {
  now = state;
  document.dispatchEvent(new Event('visibilitychange'));
 };
};

async function one(kind, {sleep, wake, mute}, table, {browser, report}) {
 const phone = await Phone.open(browser, table.address, {from: '127.0.0.30', prepare: `(${prepare})();(${hideable})()`});
 await phone.shows(table.entries);
 const before = table.entries;
 await phone.page.evaluate(() => { window.answers.length = 0; });
 await sleep(phone);
 const book = table.book();
 for (let i = 0; i < 3; ++i) await book.give();
 await book.close();
 await pause(400);  // the program that shows the session has read it by then
 if (!mute) report.equal((await phone.painted()).entries, before, kind + ', painted while asleep');
 const begun = Date.now();
 await wake(phone);
 const came = await phone.until(n => (document.querySelector('#last li')?.value ?? 0) === n, table.entries, 30000);
 const took = Date.now() - begun;
 const answers = await phone.page.evaluate(() => window.answers);
 report.check(came, kind + ': the truth never came');
 // Of each answer is kept what was painted just before it: before the second one it is the truth already.
 report.check(answers.slice(1).every(n => n === table.entries), kind + ', before its answers was painted: ' + answers);
 report.note(`${kind}: ${took} ms, ${answers.length} answers`);
 report.equal(phone.faults, [], kind + ', faults of the page');
 await phone.close();
}

// What is said of its age while nothing comes, and that it repairs itself.
async function age(table, {browser, report}) {
 const phone = await Phone.open(browser, table.address, {from: '127.0.0.31'});
 phone.proxy.down = true;
 phone.proxy.swallow();
 report.check(await phone.until(() => document.getElementById('state').className === 'late', 0, 30000),
  'a dead stream is never said');
 const {state} = await phone.painted();
 report.check(state.includes('' + table.entries), 'the old state has no number: ' + state);
 phone.proxy.down = false;
 report.check(await phone.until(() => document.getElementById('state').className === '', 0, 30000),
  'a dead stream is never repaired');
 await table.hide();
 report.check(await phone.until(() => document.getElementById('state').className === 'late', 0, 30000),
  'the end of the table is not said');
 report.check(await phone.until(() => {
  const said = document.getElementById('state').textContent;
  return said.includes('scan the code') && !said.includes('Trying');
 }, 0, 60000), 'whoever still tries after the end is not told to scan the code');
 report.note('at the end: ' + (await phone.painted()).state);
 await phone.close();
}

async function run(place) {
 const table = await new Table(place.build, 'byzantium').show();
 for (const [kind, does] of Object.entries(KINDS)) await one(kind, does, table, place);
 await age(table, place);
 await table.end();
}

module.exports = {run};
