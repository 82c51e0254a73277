// SPDX-License-Identifier: MIT
// Answers that wait for Enter at the table, and answers given in advance, on a phone: what waits is shown, what became of
// it is said, it can be taken back; nothing is entered before. axe-core finds no violation, and nothing sticks out.
'use strict';
const fs = require('fs');
const path = require('path');
const {serve, Seat} = require('./answering');
const {Phone, pause} = require('./phone');

const ANSWERS = 10;
const LANGUAGES = {byzantium: ['hu', 'en'], eko: ['de', 'nl']};
const ENTERED = {en: /was entered/, nl: /is aan tafel ingevoerd/, hu: /bevitték/, de: /wurde am Tisch eingetragen/};
const REFUSED = {en: /was refused/, nl: /is aan tafel geweigerd/, hu: /elutasították/, de: /wurde am Tisch abgelehnt/};
const DROPPED = {en: /was not entered/, nl: /is niet ingevoerd/, hu: /nem vitték be/, de: /nicht eingetragen/};

const entries = () => +(document.querySelector('#last li')?.value ?? 0);

async function one_answer(seat, watcher, report, name, tallies, language) {
 const {page} = seat, before = (await watcher.painted()).entries;
 const fields = page.locator('#offer input'), rows = page.locator('#offer li button:not(.dead)');
 if (await fields.count()) {
  for (let i = 0; i < await fields.count(); ++i)
   await fields.nth(i).fill('162534162534'.slice(0, +await fields.nth(i).getAttribute('maxlength')));
  await page.locator('#offer > button').first().click();
 } else if (await rows.count()) {
  // What is asked may change under the finger: then nothing is answered.
  try { await rows.nth(Math.floor(Math.random() * await rows.count())).click({timeout: 2000}); } catch { return false; }
 } else return false;
 await pause(150);
 if (!await page.locator('#offer .waits').count()) return false;  // half an answer, or none
 const what = await page.textContent('#offer .waits');
 report.check(what.length > 5, name + ': what waits is not said');
 report.check(await watcher.page.evaluate(entries) === before, name + ': something was entered before it was confirmed');
 if (tallies.recalled < 1) {
  await page.locator('#offer .waits + button').click();
  report.check(await seat.phone.until(() => !document.querySelector('#offer .waits'), 0, 5000), name + ': not taken back');
  report.check(await watcher.page.evaluate(entries) === before, name + ': entered though it was taken back');
  ++tallies.recalled;
  return true;
 }
 await seat.look('waits');
 if (!report.check(await seat.phone.until(() => !document.querySelector('#offer .waits'), 0, 8000), name + ': waits for ever'))
  return true;
 const told = await page.textContent('#told');
 const fate = ENTERED[language].test(told) ? 'entered' : REFUSED[language].test(told) ? 'refused'
  : DROPPED[language].test(told) ? 'dropped' : '';
 report.check(fate, `${name}: what became of it is not said: "${told}"`);
 if (fate) ++tallies[fate];
 if (fate === 'entered')
  report.check(await watcher.until(n => +(document.querySelector('#last li')?.value ?? 0) !== n, before, 5000),
   name + ': said to be entered, and is not there');
 await seat.look('fate-' + fate);
 return true;
}

// Given and taken back; the first of the seat's own choices.
async function in_advance(seat, report, name, tallies) {
 const {page} = seat, all = page.locator('#offer details');
 if (tallies.advance || !await all.count()) return;
 ++tallies.advance;
 await page.locator('#offer summary').click();
 await seat.look('advance');
 await page.locator('#offer details button').first().click();
 report.check(await seat.phone.until(() => document.querySelector('#offer .waits'), 0, 3000), name + ': it does not wait');
 await seat.phone.until(() => !document.querySelector('#offer .waits'), 0, 8000);
 const given = await page.locator('#offer .own').count();
 if (given) {
  await seat.look('own');
  await page.locator('#offer .own').first().click();
  report.check(await seat.phone.until(() => !document.querySelector('#offer .own'), 0, 5000), name + ': it stands still');
 }
 tallies.given += given;
}

async function run({build, browser, pictures, report}) {
 const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
 for (const [game, languages] of Object.entries(LANGUAGES)) for (const language of languages) {
  const table = await serve(build, game, language, {more: {LOGOTHETE_WAITS: '1'}});
  const seen = new Set();
  const look = async (seat, kind) => {
   const name = `${game}-waiting-${kind}-${seat.theme}-${language}`;
   if (seen.has(name)) return;
   seen.add(name);
   await seat.page.evaluate(axe);
   const {violations} = await seat.page.evaluate(() => window.axe.run(document, {
    resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']}));
   report.equal(violations.map(one => one.id + ' ' + one.nodes.map(n => n.target.join(' ')).slice(0, 3)), [], name);
   const wide = await seat.page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
   report.check(wide <= 0, `${name} sticks out by ${wide} pixels`);
   await seat.page.screenshot({path: path.join(pictures, name + '.png')});
  };
  const watcher = await Phone.open(browser, table.address);
  const count = await watcher.page.locator('article.seat').count();
  const seats = [];
  for (let i = 0; i < count; ++i) {
   seats.push(await Seat.take(browser, table.address, i, i % 2 ? 'dark' : 'light', async () => {}));
   seats[i].look = kind => look(seats[i], kind);
  }
  const tallies = {entered: 0, refused: 0, dropped: 0, recalled: 0, advance: 0, given: 0};
  for (let tries = 0; tallies.entered + tallies.refused + tallies.dropped < ANSWERS && tries < 400; ++tries)
   for (const seat of seats) {
    await one_answer(seat, watcher, report, `${game} ${language}`, tallies, language);
    if (tallies.entered > 1) await in_advance(seat, report, `${game} ${language}`, tallies);
   }
  report.check(tallies.entered > 2 && tallies.refused > 1, `${game} ${language}: ${JSON.stringify(tallies)}`);
  for (const seat of seats) report.equal(seat.phone.faults, [], game + ', faults of the page');
  report.note(`${game} ${language}: ${JSON.stringify(tallies)}, ${seen.size} looks`);
  for (const one of [watcher, ...seats.map(seat => seat.phone)]) await one.close();
  table.end();
 }
}

module.exports = {run};
