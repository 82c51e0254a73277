// SPDX-License-Identifier: MIT
// A whole game of each kind: three browsers answer for three seats, by chance, and one watches. Each position is that of
// its library when it is read anew, and each picture of it that of a page to which logothete-cli shows the same journal.
'use strict';
const path = require('path');
const {execFileSync} = require('child_process');
const {serve, Seat} = require('./answering');
const {Phone, pause} = require('./phone');
const {GAMES, Table} = require('./table');

const PATIENCE = 600;  // times that nobody is asked anything, a tenth of a second each
const nobody_looks = async () => {};

// What a phone has painted but the seconds since it came. A board too large for its event comes after it; until then
// the page greys the one before.
async function lasting(phone) {
 let painted = await phone.painted();
 for (let tries = 0; painted.greyed && tries < 250; ++tries, await pause(20)) painted = await phone.painted();
 const {state, late, ...rest} = painted;
 return rest;
}

// What was played: hashes of positions and of what the watcher painted, by the number of entries.
async function play(build, browser, game, table, report) {
 const played = {positions: new Map(), painted: new Map(), answers: 0, is_over: false};
 const shown = await serve(build, game, 'en', {test: 'a_kept_game_is_shown_and_answered',
  more: {LOGOTHETE_LIBRARY: table.library}, heard: line => {
   const entry = /^(\d+) (\d+)$/.exec(line);
   if (entry) played.positions.set(played.entries = +entry[1], entry[2]);
   if (line === 'over') played.is_over = true;
  }});
 const watcher = await Phone.open(browser, shown.address);
 const seats = [];
 for (let i = 0; i < 3; ++i) seats.push(await Seat.take(browser, shown.address, i, 'light', nobody_looks));
 for (let idle = 0; !played.is_over && idle < PATIENCE; ++idle, await pause(idle && 100)) for (const seat of seats) {
  if (played.is_over || !await seat.answer(nobody_looks)) continue;
  ++played.answers;
  idle = -1;
  const {entries} = played;
  if (!entries || played.painted.has(entries)) continue;
  // It may be one entry further by the time it is read.
  report.check(await watcher.until(n => document.querySelector('#last li')?.value >= n, entries, 10000),
   `${game}: entry ${entries} was never painted`);
  const now = await lasting(watcher);
  played.painted.set(now.entries, now);
 }
 report.check(played.is_over, `${game}: no end after ${played.answers} answers and ${played.entries} entries`);
 const phones = [watcher, ...seats.map(seat => seat.phone)];
 for (const one of phones) report.check(await one.shows(played.entries, 10000), `${game}: a phone never painted the end`);
 const end = (await watcher.painted()).last;
 for (const one of phones) {
  report.equal((await one.painted()).last, end, game + ', the end on a phone');
  report.equal(one.faults, [], game + ', faults of the page');
  await one.close();
 }
 shown.end();
 return played;
}

// The positions of the library, read by another process.
function kept(build, game, table) {
 const said = execFileSync(path.join(build, 'bin', game + '_guests_test'), ['--run_test=to_browsers/a_kept_game_is_read'],
  {env: {...process.env, LOGOTHETE_LIBRARY: table.library}, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']});
 return new Map([...said.matchAll(/^(\d+) (\d+)$/gm)].map(([, entries, hash]) => [+entries, hash]));
}

async function run({build, browser, pictures, report}) {
 for (const game of Object.keys(GAMES)) {
  const table = new Table(build, game, {entries: 0});
  const played = await play(build, browser, game, table, report);
  table.say(['session', 'verify']);  // exits with an error if anything is wrong
  const positions = kept(build, game, table);
  report.equal(positions.size, played.entries, game + ', entries of the library');
  for (const [entries, hash] of played.positions)
   report.equal(positions.get(entries), hash, `${game}, position after entry ${entries}`);

  const lines = table.say(['session', 'export', '1', '-']).trim().split('\n');
  const again = await new Table(build, game, {entries: 0, lines}).show();
  const phone = await Phone.open(browser, again.address);
  const book = again.book();
  while (again.left > 0) {
   await book.give();
   const live = played.painted.get(again.entries);
   if (!live || !report.check(await phone.shows(again.entries), `${game}: entry ${again.entries} never came`)) continue;
   for (const [what, painted] of Object.entries(await lasting(phone)))
    report.equal(painted, live[what], `${game}, ${what} after entry ${again.entries}`);
  }
  await book.close();
  await phone.page.screenshot({path: path.join(pictures, game + '-evening.png'), fullPage: true});
  await phone.close();
  await again.end();
  await table.end();
  report.note(`${game}: ${played.answers} answers, ${played.entries} entries, ${played.positions.size} positions, `
   + `${played.painted.size} of them compared as painted`);
 }
}

module.exports = {run};
