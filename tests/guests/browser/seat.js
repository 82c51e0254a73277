// SPDX-License-Identifier: MIT
// Why an answer was refused is said of the seat it was about, and no longer. The table is played by a server of our
// own: what matters is which of its answers comes first.
'use strict';
const http = require('http');
const {pause} = require('./phone');

const REFUSED = 'This phone does not answer for that seat.';
const SEAT = {key: 'a', label: 'Ann', badge: {shape: 'square', ink: 'red', letter: 'A'}, marks: [], parts: [],
 gauge: {label: '', now: 0, most: 1, after: '', explanation: ''}, hands: []};

class PlayedTable {
 constructor(html) {
  this.number = 1;
  this.streams = [];
  this.stands = 'none';
  this.server = http.createServer((asked, reply) => this.hear(asked, reply, html));
 }
 event() {
  return 'event: state\ndata: ' + JSON.stringify({number: this.number, language: 'en', title: 'T', game: 'G', turn: '',
   question: '', decided: [], asked: null, entries: 0, seats: [SEAT], last: [],
   ground: '', pieces: '', board: '', answered: []}) + '\n\n';
 }
 change() {
  ++this.number;
  for (const stream of this.streams) stream.write(this.event());
 }
 said(refused) {
  return JSON.stringify({stands: this.stands, seat: 'a', ticket: 'X', digits: '1234', refused, fate: ''});
 }
 hear(asked, reply, html) {
  if (asked.url === '/K') return reply.setHeader('Content-Type', 'text/html'), reply.end(html);
  if (asked.url.startsWith('/K/state')) return reply.end(this.event().slice(20));
  if (asked.url === '/K/answer') return asked.on('data', body => this.answer(JSON.parse(body).do, reply));
  if (asked.url !== '/K/events') return reply.writeHead(404), reply.end();
  reply.writeHead(200, {'Content-Type': 'text/event-stream'});
  reply.write(this.event());
  this.streams.push(reply);
 }
 // What a look is told comes late: it asked once more while the seat was given back.
 answer(what, reply) {
  if (what !== 'look') {
   this.stands = what === 'ask' ? 'asks' : 'none';
   this.change();
  }
  const said = this.said(what === 'look' && this.stands === 'none' ? REFUSED : '');
  setTimeout(() => reply.end(said), what === 'look' ? 150 : 20);
 }
}

async function run({browser, report}) {
 const html = require('fs').readFileSync(process.env.LOGOTHETE_RESOURCES + '/guests/page.html', 'utf8');
 const table = new PlayedTable(html);
 await new Promise(done => table.server.listen(0, '127.0.0.1', done));
 const page = await browser.newPage();
 await page.goto('http://127.0.0.1:' + table.server.address().port + '/K');
 const press = async where => (await page.click(where), await pause(600));
 await press('#seat');
 await press('#chairs >> text=Ann');
 await press('#offer button');
 await press('#offer button');
 report.equal(await page.textContent('#told'), '', 'said after one cancelled it oneself');
 await press('#offer button');
 table.stands = 'none';
 table.change();
 await pause(600);
 report.equal(await page.textContent('#told'), REFUSED, 'said of a refused seat');
 table.change();
 await pause(600);
 report.equal(await page.textContent('#told'), '', 'said after the next change');
 await page.close();
 table.server.closeAllConnections();
 table.server.close();
}

module.exports = {run};
