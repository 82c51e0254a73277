// SPDX-License-Identifier: MIT
// Every look of the page: both games, phone and television, light and dark, four languages; at the usual size, at 320
// pixels, and with text at 200 %. axe-core finds no violation, nothing sticks out at the side, and of the television's
// texts none is cut. A picture of each is left.
'use strict';
const fs = require('fs');
const path = require('path');
const {GAMES, Table} = require('./table');
const {Phone, SIZES} = require('./phone');

const LANGUAGES = ['en', 'nl', 'hu', 'de'];
const THEMES = ['light', 'dark'];
const LOOKS = {
 phone: {size: SIZES.phone},
 narrow: {size: {width: 320, height: 640}},
 large: {size: SIZES.phone, letters: 32},
 narrowlarge: {size: {width: 320, height: 640}, letters: 32},
 television: {size: SIZES.television, view: '#table'},
 small_television: {size: {width: 1280, height: 720}, view: '#table'},
 large_television: {size: SIZES.television, view: '#table', letters: 32},
 table_on_a_phone: {size: {width: 320, height: 640}, view: '#table'},
};

// What is wider than the screen, and what is cut off within something that does not scroll.
function layout() {
 const wide = document.scrollingElement.scrollWidth - innerWidth;
 const cut = [];
 for (const one of document.querySelectorAll('h1,h2,h3,p,dt,dd,li,span,summary,button,label')) {
  const style = getComputedStyle(one);
  if (!one.offsetParent || !one.textContent || style.visibility === 'hidden') continue;
  if (style.clipPath !== 'none') continue;  // for screen readers alone
  const range = document.createRange();
  range.selectNodeContents(one);
  for (const box of range.getClientRects()) {
   if (box.width < 1) continue;
   for (let around = one.parentElement; around; around = around.parentElement) {
    if (around !== document.body && getComputedStyle(around).overflow === 'visible') continue;
    if (around === document.body && getComputedStyle(around).overflow !== 'hidden') continue;
    const edge = around.getBoundingClientRect();
    if (box.right > edge.right + 1 || box.left < edge.left - 1 || box.bottom > edge.bottom + 3 || box.top < edge.top - 3)
     cut.push(one.textContent.slice(0, 40));
   }
  }
 }
 return {wide, cut: [...new Set(cut)]};
}

// One look, judged and left as a picture.
async function look_at(table, name, options, axe, {browser, pictures, report}) {
 const phone = await Phone.open(browser, table.address, options);
 if (!options.view) await phone.page.evaluate(() => {
  document.querySelector('#choose summary').click();
  document.querySelectorAll('#chairs input')[1].click();
  for (const one of document.querySelectorAll('.seat details')) one.open = true;
 });
 await phone.page.evaluate(axe);
 const {violations, passes} = await phone.page.evaluate(() => window.axe.run(document, {
  resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']}));
 report.check(passes.length > 15, name + ', axe-core looked at nothing');
 report.equal(violations.map(one => one.id + ' ' + one.nodes.map(n => n.target.join(' ')).slice(0, 3)), [], name);
 const {wide, cut} = await phone.page.evaluate(layout);
 report.check(wide <= 0, `${name} sticks out by ${wide} pixels`);
 report.equal(cut, [], name + ', cut off');
 report.equal(await phone.page.evaluate(() => document.documentElement.lang), table.language, name + ', language');
 await phone.page.screenshot({path: path.join(pictures, name + '.png'), fullPage: !options.view});
 report.equal(phone.faults, [], name + ', faults of the page');
 await phone.close();
}

async function run(place) {
 const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
 let looks = 0;
 for (const game of Object.keys(GAMES)) for (const language of LANGUAGES) {
  const table = await new Table(place.build, game, {language}).show();
  for (const theme of THEMES) for (const [look, options] of Object.entries(LOOKS)) {
   await look_at(table, `${game}-${look}-${theme}-${language}`, {...options, theme}, axe, place);
   ++looks;
  }
  await table.end();
 }
 // As full as a television becomes: names are as long as names may be; four players, or captives.
 const FULL = {byzantium: {entries: 0, fourth: true}, eko: {entries: 99}};
 for (const [game, options] of Object.entries(FULL)) for (const language of LANGUAGES) {
  const table = await new Table(place.build, game, {language, ...options, name: 'Hunyadi-Szilágyi Erz'}).show();
  for (const look of ['television', 'small_television', 'narrowlarge']) {
   await look_at(table, `${game}-full-${look}-${language}`, LOOKS[look], axe, place);
   ++looks;
  }
  await table.end();
 }
 place.report.note(looks + ' looks');
}

module.exports = {run};
