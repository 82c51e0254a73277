// SPDX-License-Identifier: MIT
// Runs the parts that are named, or all; the last line sums up.
'use strict';
const fs = require('fs');
const path = require('path');
const {chromium} = require('playwright-core');
const {Report} = require('./report');

const PARTS = ['truth', 'network', 'waking', 'seat', 'strangers', 'code', 'speed', 'access', 'board', 'ending',
 'answering', 'waiting', 'evening'];

async function main() {
 const [build, ...named] = process.argv.slice(2);
 const unknown = named.filter(part => !PARTS.includes(part));
 if (unknown.length) throw new Error('unknown: ' + unknown.join(', ') + '; parts: ' + PARTS.join(', '));
 const pictures = path.join(build, 'browser', 'pictures');
 fs.mkdirSync(pictures, {recursive: true});
 const report = new Report();
 const browser = await chromium.launch({
  executablePath: process.env.LOGOTHETE_CHROMIUM || '/usr/bin/chromium',
  // Each page is a phone of its own: none rests because another is in front.
  args: ['--no-sandbox', '--disable-background-timer-throttling', '--disable-renderer-backgrounding',
   '--disable-backgrounding-occluded-windows',
   // A name that is not ours and points here, as somebody's server of names could say.
   '--host-resolver-rules=MAP rebound.test 127.0.0.1'],
 });
 console.log('Chromium ' + browser.version());
 try {
  for (const part of named.length ? named : PARTS) {
   report.begin(part);
   const begun = Date.now();
   await require('./' + part).run({build, browser, pictures, report});
   report.note('took ' + Math.round((Date.now() - begun) / 1000) + ' s');
  }
 } finally {
  await browser.close();
 }
 process.exitCode = report.end();
}

main().catch(fault => {
 console.error(fault);
 process.exit(1);
});
