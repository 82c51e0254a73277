// SPDX-License-Identifier: MIT
// A phone: a page in a browser context of its own, perhaps behind a proxy of its own, and what is painted on it.
'use strict';

const {FaultyProxy} = require('./proxy');

const SIZES = {phone: {width: 390, height: 844}, television: {width: 1920, height: 1080}};
const pause = ms => new Promise(done => setTimeout(done, ms));

class Phone {
 // options: from (an address; then behind a network of its own, of this seed), view ('' or '#table'), size, theme ('light', 'dark'), letters (pixels of the usual text)
 static async open(browser, address, options = {}) {
  const {from, seed = 1, view = '', size = SIZES.phone, theme = 'light', letters = 16, prepare} = options;
  const proxy = from && await new FaultyProxy(from, seed).listen();
  const context = await browser.newContext({viewport: size, colorScheme: theme, proxy: proxy && {server: proxy.address}});
  const page = await context.newPage();
  const phone = new Phone(context, page, proxy);
  page.on('pageerror', fault => phone.faults.push(String(fault)));
  page.on('console', said => {
   if (/Content.Security.Policy|Refused to/.test(said.text())) phone.faults.push(said.text());
  });
  phone.devtools = await context.newCDPSession(page);
  if (letters !== 16) await phone.devtools.send('Page.setFontSizes', {fontSizes: {standard: letters, fixed: letters}});
  if (prepare) await page.addInitScript(prepare);
  await phone.load(address + view);
  return phone;
 }
 constructor(context, page, proxy) {
  this.proxy = proxy;
  this.context = context;
  this.page = page;
  this.faults = [];
 }
 // Somebody whose page does not come tries again.
 async load(address) {
  for (let tries = 1; ; ++tries) try {
   await this.page.goto(address, {timeout: 15000});
   await this.page.waitForSelector('article.seat', {timeout: 15000, state: 'attached'});
   return;
  } catch (fault) {
   if (tries === 8) throw fault;
  }
 }
 async close() {
  await this.context.close();
  this.proxy?.close();
 }

 // As a reader takes it from the screen; nothing of the page's own variables.
 painted() {
  return this.page.evaluate(() => {
   const text = e => e.innerText.replace(/\s+/g, ' ').trim();
   const all = (of, what) => [...of.querySelectorAll(what)];
   const seat = card => ({name: text(card.querySelector('h3')), score: text(card.querySelector('.score')),
    asked: card.classList.contains('asked'), facts: all(card, 'dl div').map(e => [...e.children].map(one => one.textContent))});
   return {
    entries: +(document.querySelector('#last li')?.value ?? 0),
    state: text(document.getElementById('state')), late: document.getElementById('state').className === 'late',
    turn: text(document.getElementById('turn')), question: text(document.getElementById('question')),
    seats: all(document, '.seat').map(seat), last: all(document, '#last li').map(e => e.value + ' ' + e.textContent),
    board: document.getElementById('board').innerHTML, greyed: document.getElementById('board').classList.contains('old'),
   };
  });
 }
 // A number of all that is painted but the seconds since it came.
 async hash() {
  const {state, late, greyed, ...rest} = await this.painted();
  return require('crypto').createHash('sha256').update(JSON.stringify(rest)).digest('hex');
 }
 // Waits until so many entries are painted; false if that does not happen within that time.
 shows(entries, ms = 60000) {
  return this.until(n => (document.querySelector('#last li')?.value ?? 0) === n, entries, ms);
 }
 // Asked from outside, for a page that is frozen runs no timers.
 async until(holds, value, ms = 60000) {
  for (const begun = Date.now(); Date.now() - begun < ms;) {
   if (await this.page.evaluate(holds, value)) return true;
   await pause(20);
  }
  return false;
 }
 // No script runs and no timer: as a phone that has put the browser to sleep. The browser that is driven takes each
 // page for the one in front, and freezes none by itself.
 async freeze() {
  await this.devtools.send('Debugger.enable');
  await this.devtools.send('Debugger.pause');
  await pause(1100);  // its next second is where it stops
 }
 async thaw() {
  await this.devtools.send('Debugger.resume');
  await this.devtools.send('Debugger.disable');
 }
 // Neither what is open nor what is new gets through; the browser says so to the page.
 async offline(is) {
  this.proxy.down = is;
  if (is) this.proxy.swallow();
  await this.context.setOffline(is);
 }
}

module.exports = {Phone, SIZES, pause};
