// SPDX-License-Identifier: MIT
// What is painted is what the command line says: number of the state, question, names, points, last entries; on a phone
// and on a television, for both games, at the beginning and after entries and an undo.
'use strict';
const path = require('path');
const {GAMES, Table, one_line} = require('./table');
const {Phone, SIZES} = require('./phone');

function points(table, truth) {
 if (table.game === 'byzantium') return truth.scores;
 const [names, ...rows] = truth.score.split('\n').map(row => row.trim().split(/\s{2,}/));
 const row = rows.find(cells => cells[0] === 'Points');
 return Object.fromEntries(names.map((name, i) => [name, +row[i + 1]]));
}

function compare(report, where, painted, table) {
 const truth = table.truth();
 report.equal(painted.entries, truth.entries, where + ', entries');
 report.check(painted.state.includes(' ' + truth.entries + ','), where + ', as of which entry: ' + painted.state);
 report.check(truth.told.includes(painted.question), where + ', question: ' + painted.question + ' is not in ' + truth.told);
 const seats = Object.fromEntries(painted.seats.map(seat => [seat.name, +seat.score.match(/\d+/)[0]]));
 report.equal(Object.entries(seats).sort(), Object.entries(points(table, truth)).sort(), where + ', points');
 for (const line of painted.last.slice(0, 3).map(one_line))  // a field's coordinates hold together on the page
  report.check(truth.told.includes(line), where + ', entry: ' + line + ' is not in ' + truth.told);
 report.check(painted.board.includes('<svg'), where + ', board');
 report.check(!painted.late, where + ', late: ' + painted.state);
}

async function run({build, browser, pictures, report}) {
 for (const game of Object.keys(GAMES)) {
  const table = await new Table(build, game).show();
  const phone = await Phone.open(browser, table.address);
  const television = await Phone.open(browser, table.address, {view: '#table', size: SIZES.television});
  const both = async what => {
   for (const [name, one] of [['phone', phone], ['television', television]]) {
    report.check(await one.shows(table.entries), `${game}, ${name}, ${what}: entry ${table.entries} never came`);
    compare(report, `${game}, ${name}, ${what}`, await one.painted(), table);
   }
  };
  await both('at first');
  const book = table.book();
  for (let i = 0; i < 12; ++i) {
   await book.give();
   await both('after entry ' + table.entries);
  }
  await book.close();
  for (let i = 0; i < 3; ++i) {
   table.undo();
   await both('undone to ' + table.entries);
  }
  await phone.page.screenshot({path: path.join(pictures, game + '-truth.png'), fullPage: true});
  for (const one of [phone, television]) {
   report.equal(one.faults, [], game + ', faults of the page');
   await one.close();
  }
  await table.end();
 }
}

module.exports = {run};
