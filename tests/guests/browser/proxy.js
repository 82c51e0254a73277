// SPDX-License-Identifier: MIT
// The network of one phone, as bad as it gets: a proxy that browsers use, from an address of the phone's own. By chance
// of a seed, pieces are split and delayed, connections cut and half closed, and some stay open and say nothing more.
'use strict';
const net = require('net');

// The same numbers for the same seed (mulberry32).
function chance(seed) {
 return () => {
  seed = seed + 0x6D2B79F5 | 0;
  let t = Math.imul(seed ^ seed >>> 15, 1 | seed);
  t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
  return ((t ^ t >>> 14) >>> 0) / 4294967296;
 };
}

class FaultyProxy {
 constructor(from, seed) {
  this.from = from;
  this.draw = chance(seed);
  this.faulty = false;
  this.counts = {connections: 0, cuts: 0, halves: 0, stalls: 0, dead: 0};
  this.open = new Set();
  this.age = 0;
  this.down = false;  // nobody gets through any more
 }
 listen() {
  this.server = net.createServer(client => this.relay(client));
  return new Promise(done => this.server.listen(0, '127.0.0.1', () => {
   this.address = 'http://127.0.0.1:' + this.server.address().port;
   done(this);
  }));
 }
 close() {
  for (const one of this.open) one.destroy();
  this.server.close();
 }
 // What is open stays open, and says nothing any more; what comes from now on goes through.
 swallow() {
  ++this.age;
 }
 one_in(n, what) {
  if (!this.faulty || this.draw() * n >= 1) return false;
  ++this.counts[what];
  return true;
 }

 // The first line names the whole address, as browsers do with proxies; behind it goes on what they say.
 relay(client) {
  if (this.down) return client.destroy();
  ++this.counts.connections;
  this.keep(client);
  let head = '';
  const begin = bytes => {
   head += bytes.toString('latin1');
   if (!head.includes('\r\n\r\n')) return;
   client.off('data', begin);
   const [, host, port] = head.match(/^\w+ http:\/\/([\d.]+)(?::(\d+))?\//) || [];
   if (!host) return client.destroy();
   const server = this.keep(net.connect({host, port: +(port || 80), localAddress: this.from}));
   server.write(head.replace(/^(\w+) http:\/\/[^/]+/, '$1 ').replace(/^Proxy-Connection:.*\r\n/mi, ''), 'latin1');
   client.on('data', more => server.write(more));
   client.on('close', () => server.destroy());
   server.on('error', () => client.destroy());
   this.hand_on(server, client);
  };
  client.on('data', begin);
 }
 keep(socket) {
  socket.setNoDelay(true);
  this.open.add(socket);
  socket.on('error', () => {}).on('close', () => this.open.delete(socket));
  return socket;
 }
 async hand_on(server, client) {
  const age = this.age;
  try {
   for await (let bytes of server) {
    if (age !== this.age) continue;
    while (bytes.length) {
     const size = this.faulty ? 1 + Math.floor(this.draw() * 4096) : bytes.length;
     if (this.one_in(20, 'stalls')) await new Promise(done => setTimeout(done, this.draw() * 300));
     if (this.one_in(40, 'cuts')) return client.destroy();
     client.write(bytes.subarray(0, size));
     if (this.one_in(80, 'halves')) return client.end();
     // What an hour in a pocket makes of a stream: open, and nothing comes.
     if (this.one_in(120, 'dead')) return undefined;
     bytes = bytes.subarray(size);
    }
   }
  } catch { /* the room is gone, or the client */ }
  return age === this.age && client.end();
 }
}

module.exports = {FaultyProxy, chance};
