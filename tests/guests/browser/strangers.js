// SPDX-License-Identifier: MIT
// What a hostile page gets that somebody at the table has open in the same browser, though it knew the address; what
// comes under a name that was made to point here; and what names full of markup do to the page: nothing, all of them.
'use strict';
const http = require('http');
const {Table} = require('./table');
const {Phone, pause} = require('./phone');

const SPITE = '</script></svg><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>&lt;"\'';
const SPITEFUL_NAME = '<svg onload=hurt=1>';  // as long as a name may be

// A page of another origin, which says of each of its ways what it got.
const hostile = address => `<!DOCTYPE html><title>Hostile</title><body><script>
window.got = {};
const say = (way, what) => { window.got[way] = String(what); };
const within = (ms, does) => Promise.race([does, new Promise(done => setTimeout(() => done('nothing'), ms))]);
const element = (tag, src) => new Promise(done => {
 const e = document.createElement(tag);
 e.onload = () => done('loaded');
 e.onerror = () => done('nothing');
 e[tag === 'link' ? 'href' : 'src'] = src;
 if (tag === 'link') e.rel = 'stylesheet';
 document.body.append(e);
});
async function all() {
 const at = ${JSON.stringify(address)};
 for (const what of ['', '/state', '/events'])
  say('fetch ' + what, await within(2000, fetch(at + what).then(a => a.text()).then(t => 'read ' + t.length, () => 'nothing')));
 say('fetch with a header', await within(2000, fetch(at + '/state', {headers: {'X-Logothete': '1'}}).then(a => 'read', () => 'nothing')));
 say('post', await within(2000, fetch(at + '/state', {method: 'POST', body: '{}'}).then(a => 'read', () => 'nothing')));
 say('stream', await within(2000, new Promise(done => {
  const s = new EventSource(at + '/events');
  s.addEventListener('state', () => done('read'));
  s.onerror = () => done('nothing');
 })));
 say('socket', await within(2000, new Promise(done => {
  const s = new WebSocket(at.replace('http', 'ws') + '/events');
  s.onopen = () => done('open');
  s.onerror = () => done('nothing');
 })));
 for (const tag of ['script', 'img', 'link']) say(tag, await within(2000, element(tag, at + '/state')));
 const frame = document.createElement('iframe');
 frame.src = at;
 document.body.append(frame);
 await new Promise(done => setTimeout(done, 1500));
 let inside = 'nothing';
 try { inside = frame.contentDocument ? 'read' : 'nothing'; } catch { inside = 'nothing'; }
 say('frame', inside);
 window.done = true;
}
all();
</script>`;

async function serve(html) {
 const server = http.createServer((asked, answer) => {
  answer.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
  answer.end(html);
 });
 await new Promise(done => server.listen(0, '127.0.0.1', done));
 return {port: server.address().port, close: () => { server.close(); server.closeAllConnections(); }};
}

async function from_another_origin(table, {browser, report}) {
 const server = await serve(hostile(table.address));
 const context = await browser.newContext();
 const page = await context.newPage();
 await page.goto(`http://127.0.0.1:${server.port}/`);
 await page.waitForFunction(() => window.done, null, {timeout: 60000});
 const got = await page.evaluate(() => window.got);
 report.check(Object.keys(got).length > 10, 'the hostile page tried too little: ' + JSON.stringify(got));
 for (const [way, what] of Object.entries(got)) report.equal(what, 'nothing', 'another origin, by ' + way);
 const framed = page.frames().find(one => one.url().startsWith('http://' + table.host));
 const seats = framed ? await framed.evaluate(() => document.querySelectorAll('article.seat').length).catch(() => 0) : 0;
 report.equal(seats, 0, 'the page within a hostile frame');
 await context.close();
 server.close();
}

// The browser takes that name for this machine, so all there is of one origin; the host it says is another one.
async function under_another_name(table, {browser, report}) {
 const context = await browser.newContext();
 const page = await context.newPage();
 const address = `http://rebound.test:${table.host.split(':')[1]}/`;
 for (const rest of ['', table.key, table.key + '/state', table.key + '/events']) {
  const answer = await page.goto(address + rest);
  report.equal([answer.status(), (await answer.text()).trim()], [403, '403 Forbidden'], 'another name, /' + rest);
 }
 await context.close();
}

// Everything that people type reaches the page.
async function spiteful_words(place) {
 const {build, browser, report} = place;
 for (const game of ['byzantium', 'eko']) {
  const table = await new Table(build, game, {title: SPITE, name: SPITEFUL_NAME}).show();
  const asked = [];
  for (const view of ['', '#table']) {
   const phone = await Phone.open(browser, table.address, {view, prepare: () => { window.hurt = 0; }});
   phone.page.on('request', one => asked.push(one.url()));
   await phone.page.reload();
   await phone.shows(table.entries);
   await pause(300);
   const seen = await phone.page.evaluate(() => ({hurt: window.hurt, images: document.images.length,
    name: document.querySelector('article.seat h3').textContent, scripts: document.scripts.length,
    handlers: document.querySelectorAll('[onerror],[onload],[onclick],foreignObject,use,a').length}));
   report.check(seen.name.includes(SPITEFUL_NAME), `${game}, a name is shown as ${seen.name}`);
   report.equal([seen.hurt, seen.images, seen.scripts, seen.handlers], [0, 0, 1, 0], game + ', what markup did');
   report.equal(phone.faults, [], game + ', faults of the page');
   await phone.close();
  }
  report.check(asked.length > 3, 'the page asked for nothing');
  report.equal(asked.filter(url => !url.startsWith(table.address)), [], game + ', asked for elsewhere');
  await table.end();
 }
}

// What the policy keeps out if something of that kind came in all the same; planted here by the one who drives.
async function what_the_policy_keeps_out(table, {browser, report}) {
 const phone = await Phone.open(browser, table.address);
 const done = await phone.page.evaluate(async from => {
  window.hurt = 0;
  document.getElementById('board').innerHTML = '<img src="x" onerror="window.hurt=1"><p style="color:red">x</p>';
  const script = document.createElement('script');
  script.textContent = 'window.hurt=2';
  document.body.append(script);
  const elsewhere = await fetch(from).then(() => 'read', () => 'nothing');
  const form = document.createElement('form');
  form.action = from;
  document.body.append(form);
  form.submit();
  await new Promise(resolve => setTimeout(resolve, 500));
  return [window.hurt, elsewhere, location.pathname.length, getComputedStyle(document.querySelector('#board p')).color];
 }, 'http://rebound.test:9/');
 report.equal(done.slice(0, 3), [0, 'nothing', 17], 'what was planted did');
 report.check(done[3] !== 'rgb(255, 0, 0)', 'a style attribute counted');
 await phone.close();
}

async function run(place) {
 const table = await new Table(place.build, 'byzantium').show();
 await from_another_origin(table, place);
 await under_another_name(table, place);
 await what_the_policy_keeps_out(table, place);
 await table.end();
 await spiteful_words(place);
}

module.exports = {run};
