// SPDX-License-Identifier: MIT
// A session in a library of its own, shown by `logothete-cli watch --listen` and played on by `session append` and
// `session undo`: as at a table, with the program's own words for what lies there.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const readline = require('readline');
const {execFileSync, spawn} = require('child_process');

const GAMES = {byzantium: 90, eko: 40};  // entries of the sample from which an evening goes on
const one_line = text => text.replace(/\s+/g, ' ').trim();

class Table {
 // options: language, entries to begin with, title, name (of all who sit there), fourth (one more player, before the
 // first entry), lines (of a journal, in the place of the sample's)
 constructor(build, game, {language = 'en', entries = GAMES[game], title = 'Friday', name, fourth, lines} = {}) {
  this.cli = path.join(build, 'bin', 'logothete-cli');
  this.game = game;
  this.language = language;
  this.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'phones-'));
  this.library = path.join(this.folder, 'library');
  const sample = path.join(process.env.LOGOTHETE_RESOURCES, game, 'samples', 'three-players.jsonl');
  this.lines = lines ?? fs.readFileSync(sample, 'utf8').trim().split('\n');
  if (fourth) this.lines[0] = this.lines[0].replace(']', () => ',{"color":"green","name":"Dora"}]');
  if (name) this.lines[0] = this.lines[0].replace(/"name":"[^"]*"/g, () => '"name":' + JSON.stringify(name));
  this.entries = entries;
  this.environment = {...process.env, LC_ALL: 'C.UTF-8', LANGUAGE: '', LOGOTHETE_LIBRARY: this.library};
  const evening = path.join(this.folder, 'evening.jsonl');
  fs.writeFileSync(evening, this.lines.slice(0, entries + 1).join('\n') + '\n');
  this.say(['session', 'import', evening, '--title', title]);
 }

 say(words, input = '') {
  return execFileSync(this.cli, ['--language', this.language, ...words],
   {env: this.environment, input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit']});
 }

 // Resolves once phones can come.
 show(at = '127.0.0.1', ...options) {
  this.watch = spawn(this.cli, ['--language', this.language, 'watch', '1', '--listen', at, ...options],
   {env: this.environment, stdio: ['ignore', 'pipe', 'inherit']});
  return new Promise((done, failed) => {
   let said = '';
   this.watch.stdout.on('data', bytes => {
    said += bytes;
    const found = said.match(/http:\/\/([^/\s]+)\/([A-Z2-7]{16})/);
    if (!found) return;
    [this.address, this.host, this.key] = found;
    this.invitation = said.slice(0, found.index);
    done(this);
   });
   this.watch.on('exit', () => failed(new Error('logothete-cli watch ended: ' + said)));
  });
 }

 // Resolves once nothing is shown any more.
 hide() {
  if (!this.watch || this.watch.exitCode !== null) return Promise.resolve();
  const ended = new Promise(done => this.watch.on('exit', done));
  this.watch.kill('SIGINT');
  return ended;
 }
 async end() {
  await this.hide();
  fs.rmSync(this.folder, {recursive: true});
 }

 // A program that takes entries for as long as it is open: `give` resolves when the entry is on the disk.
 book() {
  const program = spawn(this.cli, ['session', 'append', '1'],
   {env: this.environment, stdio: ['pipe', 'pipe', 'inherit']});
  const waiting = [];
  readline.createInterface({input: program.stdout}).on('line', line => waiting.shift()?.(JSON.parse(line)));
  return {
   give: async () => {
    const answered = new Promise(done => waiting.push(done));
    program.stdin.write(this.lines[this.entries + 1] + '\n');
    const answer = await answered;
    if (!answer.ok) throw new Error('refused: ' + JSON.stringify(answer));
    ++this.entries;
   },
   close: () => new Promise(done => {
    program.on('exit', done);
    program.stdin.end();
   }),
  };
 }
 undo() {
  this.say(['session', 'undo', '1']);
  this.entries = +this.opened().match(/\d+/)[0];
 }
 get left() { return this.lines.length - 1 - this.entries; }

 opened() { return this.say(['session', 'open', '1']).split('\n')[0]; }

 // What lies on the table by the command line: how many entries, who sits there with how much, the whole story.
 truth() {
  const journal = path.join(this.folder, 'now.jsonl');
  fs.writeFileSync(journal, this.lines.slice(0, this.entries + 1).join('\n') + '\n');
  const score = this.say(['score', journal]);
  const scores = {};
  for (const [, name, points] of score.matchAll(/^\s+\d+\.\s+(.+?\))[:,]?\s+(\d+)/gm)) scores[name] ??= +points;
  const told = this.say(['session', 'open', '1']).split('\n');
  const title = told.shift();
  return {entries: +title.match(/(\d+)/)[1], scores, told: one_line(told.join(' ')), score};
 }
}

module.exports = {GAMES, Table, one_line};
