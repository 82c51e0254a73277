// SPDX-License-Identifier: MIT
// From an entry to its paint on eight phones: through the program, and the same states on the same page from a bare
// event stream, in turns. Judged is the ratio at 95 %. What is printed for the program counts from the moment when the
// entry is handed to it, and from the moment when it is on the disk and acknowledged.
'use strict';
const fs = require('fs');
const http = require('http');
const path = require('path');
const {Table} = require('./table');
const {Phone, pause} = require('./phone');

const PHONES = 8;
const ENTRIES = 25;
const ROUNDS = 3;
const MOST = 3;

// When each state was painted: the frame after the one in which it was put in.
const prepare = () => {
 window.painted = {};
 addEventListener('DOMContentLoaded', () => {
  let last = 0;
  new MutationObserver(() => {
   const now = document.querySelector('#last li')?.value ?? 0;
   if (now === last) return;
   last = now;
   requestAnimationFrame(() => { setTimeout(() => { window.painted[now] ??= Date.now(); }, 0); });
  }).observe(document.getElementById('last'), {childList: true});
 });
};

// As little as can feed that page: one stream, one write to each of its readers.
async function bare_stream(html) {
 const readers = new Set(), pictures = new Map();
 let state = '';
 const server = http.createServer((asked, answer) => {
  const of = asked.url.replace(/^\/bare\/?/, '');
  if (of === 'events') {
   answer.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'});
   asked.socket.setNoDelay(true);
   readers.add(answer);
   asked.on('close', () => readers.delete(answer));
   answer.write('event: state\ndata: ' + state + '\n\n');
   return;
  }
  const text = of === '' ? html : of === 'state' ? state : pictures.get(of.replace('picture/', '')) || '';
  answer.writeHead(200, {'Content-Type': of ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8', 'Connection': 'close'});
  answer.end(text);
 });
 await new Promise(done => server.listen(0, '127.0.0.1', done));
 return {
  address: 'http://127.0.0.1:' + server.address().port + '/bare', pictures,
  tell: told => {
   state = told;
   for (const reader of readers) reader.write('event: state\ndata: ' + state + '\n\n');
  },
  close: () => {
   server.close();
   server.closeAllConnections();
  },
 };
}

const fetched = async (table, what) => (await fetch(table.address + '/' + what)).text();

async function phones_at(browser, address) {
 const phones = [];
 for (let i = 0; i < PHONES; ++i) phones.push(await Phone.open(browser, address, {from: '127.0.0.' + (40 + i), prepare}));
 return phones;
}
async function taken(phones, entries, begun) {
 const times = [];
 for (const phone of phones) {
  if (!await phone.until(n => window.painted[n] !== undefined, entries, 20000)) throw new Error('never painted');
  times.push(await phone.page.evaluate(n => window.painted[n], entries) - begun);
 }
 return times;
}

async function ours(browser, table, states, bare, from_entry, from_disk) {
 const phones = await phones_at(browser, table.address);
 const book = table.book();
 for (let i = 0; i < ENTRIES; ++i) {
  await pause(150 + Math.random() * 200);  // in no step with whoever looks at the library at intervals
  const begun = Date.now();
  await book.give();
  const kept = Date.now();
  const times = await taken(phones, table.entries, begun);
  from_entry.push(...times);
  from_disk.push(...times.map(time => time - (kept - begun)));
  const state = await fetched(table, 'state');
  states.push(state);
  for (const name of [JSON.parse(state).ground, JSON.parse(state).pieces])
   if (!bare.pictures.has(name)) bare.pictures.set(name, await fetched(table, 'picture/' + name));
 }
 await book.close();
 for (const phone of phones) await phone.close();
}
async function theirs(browser, states, bare, from_event) {
 bare.tell(states[0]);
 const phones = await phones_at(browser, bare.address);
 for (const state of states.slice(1)) {
  await pause(150 + Math.random() * 200);
  const begun = Date.now();
  bare.tell(state);
  from_event.push(...await taken(phones, JSON.parse(state).entries, begun));
 }
 for (const phone of phones) await phone.close();
}

const at = (times, part) => times.slice().sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))];
const figures = times => `median ${at(times, 0.5)} ms, 95 % ${at(times, 0.95)} ms (${times.length} paints)`;

async function evening(game, {build, browser, report}) {
 const html = fs.readFileSync(path.join(process.env.LOGOTHETE_RESOURCES, 'guests', 'page.html'), 'utf8');
 const bare = await bare_stream(html);
 const from_entry = [], from_disk = [], from_event = [];
 for (let round = 0; round < ROUNDS; ++round) {
  const table = await new Table(build, game).show();
  const states = [await fetched(table, 'state')];
  await ours(browser, table, states, bare, from_entry, from_disk);
  await table.end();
  await theirs(browser, states, bare, from_event);
 }
 bare.close();
 report.note(`${game}, from the entry: ${figures(from_entry)}`);
 report.note(`${game}, from the acknowledgement: ${figures(from_disk)}`);
 report.note(`${game}, a bare event stream: ${figures(from_event)}`);
 const ratio = at(from_entry, 0.95) / at(from_event, 0.95);
 report.note(`${game}, ratio at 95 %: ${ratio.toFixed(2)}; at the median ${(at(from_entry, 0.5) / at(from_event, 0.5)).toFixed(2)}`);
 report.check(ratio <= MOST, `${game}: ${ratio.toFixed(2)} times a bare stream, more than ${MOST}`);
}

async function run(place) {
 for (const game of ['byzantium', 'eko']) await evening(game, place);
}

module.exports = {run};
