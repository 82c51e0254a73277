// SPDX-License-Identifier: MIT
// The board with the question: what the open answers are about is marked there, a tap leaves the answers of one place,
// enters nothing, and "all answers" leads back. Both games, at the size of a phone; what was undone is to be put back.
'use strict';
const path = require('path');
const {pause} = require('./phone');
const {Seat, serve} = require('./answering');

const PHONE = {width: 360, height: 740};
const most_answers = 12;  // until a question is about places

const rows = page => page.locator('#offer li button:not(.dead)');
const marks = page => page.locator('.places .mark, .places .on');

// Where they are on the screen, and what is seen of them.
function seen(page) {
 return page.evaluate(() => {
  const box = of => (({top, bottom, left, right}) => ({top, bottom, left, right}))(document.querySelector(of).getBoundingClientRect());
  return {board: box('#board'), first: box('#offer li'), inside: document.getElementById('answer').contains(document.getElementById('board')),
   high: innerHeight, wide: document.scrollingElement.scrollWidth - innerWidth};
 });
}
async function tap(page, mark) {
 const box = await marks(page).nth(mark).boundingBox();
 await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function tries_places(seat, game, report, pictures) {
 const {page} = seat, offered = await rows(page).count(), entries = (await seat.phone.painted()).entries;
 const name = `${game}, the board with the question`;
 await page.evaluate(() => document.getElementById('answer').scrollIntoView());
 const before = await seen(page);
 report.check(before.inside && before.board.top >= 0 && before.board.bottom < before.first.top && before.first.bottom <= before.high,
  name + ' is not seen: ' + JSON.stringify(before));
 report.check(before.wide <= 0, name + ' sticks out');
 await page.evaluate(() => document.querySelector('#offer li:last-of-type').scrollIntoView({block: 'center'}));
 const below = await seen(page);
 report.check(below.board.bottom > 100, name + ' goes away when the list is scrolled: ' + JSON.stringify(below.board));
 await tap(page, 0);
 await pause(300);
 const left = await rows(page).count();
 report.check(left >= 1 && left < offered, `${name}: ${left} of ${offered} answers are left after a tap`);
 report.equal(await page.locator('.places .on').count(), 1, name + ', chosen');
 report.equal((await seat.phone.painted()).entries, entries, name + ', entries after a tap');
 const narrow = await seen(page);
 report.check(narrow.board.top >= 0 && narrow.first.bottom <= narrow.high, name + ' or its answer is not seen after a tap');
 await page.screenshot({path: path.join(pictures, `${game}-board-one-place.png`)});
 await page.locator('#offer > button').first().click();
 await pause(300);
 report.equal(await rows(page).count(), offered, name + ', all answers again');
 await tap(page, 0);
 await tap(page, 0);
 await pause(300);
 report.equal(await rows(page).count(), offered, name + ', after two taps on one place');
}

async function run({build, browser, pictures, report}) {
 for (const game of ['byzantium', 'eko']) {
  const table = await serve(build, game, 'en');
  const asked = await (await fetch(table.address + '/state')).json();
  const seat = await Seat.take(browser, table.address, asked.asked, 'light', async () => {});
  await seat.page.setViewportSize(PHONE);
  let is_tried = false;
  for (let i = 0; i < most_answers && !is_tried; ++i) {
   await pause(700);
   if (await marks(seat.page).count() > 1) {
    await tries_places(seat, game, report, pictures);
    is_tried = true;
   } else if (await rows(seat.page).count()) await rows(seat.page).first().click();
  }
  report.check(is_tried, game + ': no question about places');
  const entries = async () => (await seat.phone.painted()).entries, begun = await entries();
  // An answer about a place moves something there.
  for (let i = 0; i < most_answers && await entries() === begun; ++i, await pause(700)) {
   if (await marks(seat.page).count()) await tap(seat.page, 0);
   await pause(300);
   if (await rows(seat.page).count()) await rows(seat.page).first().click();
  }
  await seat.page.locator('#offer > button', {hasText: 'Undo'}).click();
  await pause(1500);
  report.check((await seat.page.textContent('#seats')).includes('put this back'), game + ': an undone answer is not put back');
  report.equal(seat.phone.faults, [], game + ', faults of the page');
  await seat.phone.close();
  table.end();
 }
}

module.exports = {run};
