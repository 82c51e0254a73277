// SPDX-License-Identifier: MIT
// Eight phones through networks that cut, stall and go silent; they are frozen, hidden in pockets, and woken, while
// hundreds of entries are made and undone. At the end all show one truth, and nothing that any of them ever had was put
// together from pieces.
'use strict';
const {Table} = require('./table');
const {Phone, pause} = require('./phone');
const {chance} = require('./proxy');

const PHONES = 8;
const CHANGES = 400;

// Every state that this page takes, by its number, as it was told; and what it paints of each.
const prepare = () => {
 window.taken = [];
 const parse = JSON.parse;
 JSON.parse = text => {
  const told = parse(text);
  if (told && told.seats) window.taken.push([told.number, text]);
  return told;
 };
};

// Goes on and back through what is left of the sample, by chance.
async function play(table, draw, count, after_each) {
 for (let made = 0; made < count;) {
  if (table.left > 5 && draw() < 0.7) {
   const book = table.book();
   for (let i = Math.ceil(draw() * 25); i > 0 && table.left > 0 && made < count; --i, ++made) {
    await book.give();
    await after_each();
   }
   await book.close();
  } else {
   for (let i = Math.ceil(draw() * 8); i > 0 && made < count && table.entries > 20; --i, ++made) {
    table.undo();
    await after_each();
   }
  }
 }
}

async function sleep_and_wake(phone, draw, counts) {
 if (phone.asleep) {
  if (draw() < 0.3) {
   await (phone.asleep === 'frozen' ? phone.thaw() : phone.offline(false));
   phone.asleep = null;
  }
 } else if (draw() < 0.04) {
  phone.asleep = draw() < 0.5 ? 'frozen' : 'offline';
  ++counts[phone.asleep];
  await (phone.asleep === 'frozen' ? phone.freeze() : phone.offline(true));
 }
}

function look_at_what_was_taken(report, taken) {
 const all = new Map();
 let count = 0;
 for (const [number, text] of taken.flat()) {
  ++count;
  if (all.has(number) && all.get(number) !== text) report.check(false, `two states have the number ${number}`);
  all.set(number, text);
 }
 report.check(count > PHONES * 20, `only ${count} states were taken`);
 report.note(`${count} states taken, ${all.size} different`);
}

async function evening(game, {build, browser, report}) {
 const table = await new Table(build, game).show();
 const draw = chance(2005);
 const phones = [], slept = {frozen: 0, offline: 0};
 for (let i = 0; i < PHONES; ++i)
  phones.push(await Phone.open(browser, table.address, {from: '127.0.0.' + (20 + i), seed: 100 + i, prepare}));
 for (const phone of phones) phone.proxy.faulty = true;
 await play(table, draw, CHANGES, async () => {
  for (const phone of phones) await sleep_and_wake(phone, draw, slept);
  await pause(draw() * 60);
 });
 for (const phone of phones) {
  phone.proxy.faulty = false;
  if (phone.asleep === 'frozen') await phone.thaw();
  await phone.offline(false);
 }
 const came = await Promise.all(phones.map(phone => phone.shows(table.entries)));
 report.equal(came, phones.map(() => true), `${game}, who came to entry ${table.entries}`);
 const plain = await Phone.open(browser, table.address);
 const truth = await plain.hash();
 // A large board comes with an answer of its own, behind the words.
 const begun = Date.now();
 let hashes = [];
 do hashes = await Promise.all(phones.map(phone => phone.hash()));
 while (!hashes.every(one => one === truth) && Date.now() - begun < 15000);
 report.note(`${game}: all boards were there after ${Date.now() - begun} ms`);
 report.check(hashes.every(one => one === truth), `${game}, hashes of the painted: ${hashes}, not ${truth}`);
 look_at_what_was_taken(report, await Promise.all(phones.map(phone => phone.page.evaluate(() => window.taken))));
 const sum = {};
 for (const {proxy} of phones) for (const [what, n] of Object.entries(proxy.counts)) sum[what] = (sum[what] || 0) + n;
 report.note(`${game}: ${CHANGES} changes; ${JSON.stringify({...sum, ...slept})}; hash ${truth.slice(0, 16)}`);
 for (const fault of ['cuts', 'stalls', 'halves', 'dead']) report.check(sum[fault] > 0, 'no ' + fault);
 for (const phone of [...phones, plain]) {
  report.equal(phone.faults, [], game + ', faults of the page');
  await phone.close();
 }
 await table.end();
}

async function run(place) {
 for (const game of ['byzantium', 'eko']) await evening(game, place);
}

module.exports = {run};
