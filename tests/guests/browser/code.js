// SPDX-License-Identifier: MIT
// The code that `watch --listen` writes, read off pictures of a screen by zbar-tools: dark and bright ground, large and
// small letters, and with what a coffee cup hides of it.
'use strict';
const path = require('path');
const {execFileSync} = require('child_process');
const {Table} = require('./table');

const GROUNDS = {dark: {letters: '#d0d0d0', ground: '#101010', options: []},
 bright: {letters: '#202020', ground: '#f4f4f0', options: ['--bright']}};
const SIZES = [6, 8, 10, 14];  // pixels that a letter is wide, and half of what it is high

// As terminals draw half blocks: each letter a cell, filled above, below or whole.
async function terminal(page, text, {letters, ground}, width) {
 await page.setContent('<canvas></canvas>');
 await page.evaluate(({lines, letters, ground, width}) => {
  const canvas = document.querySelector('canvas');
  document.body.style.cssText = 'margin:0;background:' + ground;
  canvas.width = 80 * width;
  canvas.height = lines.length * 2 * width;
  const pen = canvas.getContext('2d');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = letters;
  pen.font = 1.6 * width + 'px "DejaVu Sans Mono", monospace';
  lines.forEach((line, y) => [...line].forEach((letter, x) => {
   const [from, high] = {'█': [0, 2], '▀': [0, 1], '▄': [1, 1]}[letter] || [];
   if (high) pen.fillRect(x * width, (2 * y + from) * width, width, high * width);
   else pen.fillText(letter, x * width, (2 * y + 1.5) * width);
  }));
 }, {lines: text.split('\n'), letters, ground, width});
}

function read(picture) {
 try {
  return execFileSync('zbarimg', ['--quiet', '--raw', picture], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
 } catch { return ''; }
}

async function run({build, browser, pictures, report}) {
 const context = await browser.newContext({viewport: {width: 1200, height: 1000}});
 const page = await context.newPage();
 for (const [name, ground] of Object.entries(GROUNDS)) {
  const table = await new Table(build, 'byzantium').show('127.0.0.1', ...ground.options);
  const wanted = 'HTTP://' + table.host + '/' + table.key;
  for (const width of SIZES) {
   const picture = path.join(pictures, `code-${name}-${width}.png`);
   await terminal(page, table.invitation, ground, width);
   await page.screenshot({path: picture});
   report.equal(read(picture), wanted, `the code on a ${name} ground, ${width} pixels a letter`);
   await page.evaluate(w => {
    const pen = document.querySelector('canvas').getContext('2d');
    pen.beginPath();
    pen.arc(20 * w, 20 * w, 3.5 * w, 0, 7);
    pen.fillStyle = '#704020';
    pen.fill();
   }, width);
   await page.screenshot({path: picture});
   report.equal(read(picture), wanted, `the code with a spot, on a ${name} ground, ${width} pixels a letter`);
  }
  const answer = await fetch(wanted);
  report.equal(answer.status, 200, 'what the code says, asked for');
  await table.end();
 }
 await context.close();
}

module.exports = {run};
