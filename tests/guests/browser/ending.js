// SPDX-License-Identifier: MIT
// The end of a game on a phone and a television: who has won, and by what; and what somebody reads who comes with
// another key, in each language.
'use strict';
const path = require('path');
const {Phone, SIZES} = require('./phone');
const {GAMES, Table} = require('./table');

const WRONG = {en: 'another code', nl: 'een andere code', hu: 'másik kód', de: 'einen anderen Code'};
const WON = {byzantium: 'wins', eko: 'wins'};

// Whether a card shows that mark, and nothing cuts it off.
function is_whole(page, mark) {
 return page.evaluate(wanted => [...document.querySelectorAll('.seat .marks li')].some(one => {
  const box = one.getBoundingClientRect(), card = one.closest('.seat').getBoundingClientRect();
  return one.textContent === wanted && one.checkVisibility({visibilityProperty: true}) && box.height > 0
   && box.top >= card.top && box.bottom <= card.bottom && box.right <= card.right;
 }), mark);
}

async function run({build, browser, pictures, report}) {
 for (const game of Object.keys(GAMES)) {
  const table = await new Table(build, game, {entries: 1000}).show();
  for (const [view, size] of [['', SIZES.phone], ['#table', SIZES.television]]) {
   const phone = await Phone.open(browser, table.address, {view, size});
   const {question} = await phone.painted(), decided = await phone.page.innerText('#decided');
   report.check(question.includes(WON[game]), `${game}${view}: the end says ${question}`);
   report.check(decided.length > 10, `${game}${view}: nothing decided it`);
   // Half of Ekö's win is a capital; a captive is worth points.
   if (game === 'eko') for (const mark of ['a capital', 'captive: Greta'])
    report.check(await is_whole(phone.page, mark), `${view || 'phone'}: no card shows ${mark}`);
   await phone.page.screenshot({path: path.join(pictures, `${game}-end${view.replace('#', '-')}.png`)});
   report.equal(phone.faults, [], game + view + ', faults of the page');
   await phone.close();
  }
  await table.end();
 }
 for (const [language, words] of Object.entries(WRONG)) {
  const table = await new Table(build, 'eko', {language}).show();
  const context = await browser.newContext({viewport: {width: 360, height: 740}}), page = await context.newPage();
  const faults = [];
  page.on('console', said => { if (/Content.Security.Policy/.test(said.text())) faults.push(said.text()); });
  const come = await page.goto(table.address.slice(0, -1) + (table.address.endsWith('A') ? 'B' : 'A'));
  report.equal(come.status(), 404, language + ', another key');
  report.check((await page.innerText('h1')).includes(words), `${language}: ${await page.innerText('h1')}`);
  report.equal(await page.getAttribute('html', 'lang'), language, 'the language of that page');
  report.check(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth), language + ': it sticks out');
  report.equal(faults, [], language + ', faults of that page');
  await page.screenshot({path: path.join(pictures, `wrong-key-${language}.png`)});
  await context.close();
  await table.end();
 }
}

module.exports = {run};
