// SPDX-License-Identifier: MIT
// Seats that answer on phones: each asks for its seat, has it once the digits were seen, and answers what it is asked, by
// chance. What is entered is what all others see; what is undone is gone; a page that is old enters nothing. Every look
// of it, in four languages, light and dark: axe-core finds no violation, and nothing sticks out at the side.
'use strict';
const fs = require('fs');
const path = require('path');
const readline = require('readline');
const {spawn} = require('child_process');
const {Phone, SIZES, pause} = require('./phone');

const LANGUAGES = {byzantium: ['en', 'hu'], eko: ['nl', 'de']};
const ANSWERS = 60;

// The game's practice table, or what else `test` shows. Somebody says yes to everybody, a second after they ask.
function serve(build, game, language, {test = 'a_game_is_shown_and_answered', more = {}, heard = () => {}} = {}) {
 const program = spawn(path.join(build, 'bin', game + '_guests_test'), ['--run_test=to_browsers/' + test],
  {env: {...process.env, LOGOTHETE_SPOKEN: language, ...more}, stdio: ['ignore', 'pipe', 'inherit']});
 return new Promise((done, failed) => {
  const said = [];
  readline.createInterface({input: program.stdout}).on('line', line => {
   said.push(line);
   heard(line);
   if (line.startsWith('http:')) done({address: line, end: () => program.kill()});
  });
  program.on('exit', () => failed(new Error('ended: ' + said.join('\n'))));
 });
}

class Seat {
 static async take(browser, address, number, theme, look) {
  const seat = new Seat();
  seat.theme = theme;
  seat.phone = await Phone.open(browser, address, {theme, size: number ? SIZES.phone : {width: 320, height: 640}});
  seat.page = seat.phone.page;
  await seat.page.click('#seat');
  await seat.page.locator('#chairs input').nth(number + 1).click();
  await look(seat, 'free');
  await seat.page.click('#offer button');
  await seat.page.waitForSelector('#offer .digits');
  await look(seat, 'digits');
  await seat.page.waitForSelector('#offer .digits', {state: 'detached'});
  return seat;
 }
 heading() { return this.page.textContent('#h-answer'); }
 // Whether it was asked, and answered.
 async answer(look) {
  const {page} = this, fields = page.locator('#offer input'), rows = page.locator('#offer li button:not(.dead)');
  const offered = await page.innerHTML('#offer');
  if (await fields.count()) {
   await look(this, 'dice');
   for (let i = 0; i < await fields.count(); ++i)
    await fields.nth(i).fill('162534162534'.slice(0, +await fields.nth(i).getAttribute('maxlength')));
   await page.locator('#offer > button').first().click();
  } else if (await rows.count()) {
   await look(this, 'rows');
   // The rows may change between being counted and being pressed: then nothing is answered.
   try { await rows.nth(Math.floor(Math.random() * await rows.count())).click({timeout: 2000}); } catch { return false; }
  } else {
   await look(this, 'rest');
   return false;
  }
  await this.phone.until(before => document.getElementById('offer').innerHTML !== before
   || !document.getElementById('told').hidden, offered, 2000);
  return true;
 }
}

async function run({build, browser, pictures, report}) {
 const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
 for (const [game, languages] of Object.entries(LANGUAGES)) for (const language of languages) {
  const table = await serve(build, game, language);
  const seen = new Set();
  const look = async (seat, kind) => {
   const name = `${game}-answering-${kind}-${seat.theme}-${language}`;
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
  for (let i = 0; i < count; ++i) seats.push(await Seat.take(browser, table.address, i, i % 2 ? 'dark' : 'light', look));
  let answers = 0, undone = 0;
  // On a busy machine a page learns of its question a second after it was asked.
  for (let idle = 0; answers < ANSWERS && idle < 100; ++idle, await pause(idle && 100)) for (const seat of seats) {
   if (!await seat.answer(look)) continue;
   ++answers;
   idle = -1;
   const undo = seat.page.locator('#offer > button', {hasText: /Undo|Ongedaan|Visszavon|Rückgängig/});
   if (answers % 20 || !await undo.count()) continue;
   await pause(300);  // on a busy machine a page paints an answer a little later
   const before = (await seat.phone.painted()).entries;
   report.check(await watcher.shows(before, 5000), `${game}: one page paints entry ${before}, another does not`);
   await undo.click();
   if (report.check(await watcher.until(n => (document.querySelector('#last li')?.value ?? 0) < n, before, 5000),
    `${game}: an answer that was undone is there still`)) ++undone;
  }
  report.check(answers >= ANSWERS, `${game} ${language}: ${answers} answers`);
  await pause(500);
  const truth = await watcher.painted();
  report.check(truth.entries > 5, `${game}: ${truth.entries} entries`);
  for (const seat of seats) {
   report.equal((await seat.phone.painted()).last, truth.last, game + ', what a seat sees');
   report.equal(seat.phone.faults, [], game + ', faults of the page');
  }
  report.note(`${game} ${language}: ${answers} answers, ${truth.entries} entries, ${undone} undone, ${seen.size} looks`);
  for (const one of [watcher, ...seats.map(seat => seat.phone)]) await one.close();
  table.end();
 }
}

module.exports = {run, serve, Seat};
