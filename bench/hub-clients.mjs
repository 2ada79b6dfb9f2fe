/** Clients of bench/hub.mjs on bare sockets, so that the server is what is measured. */
import { Agent, get } from 'node:http';
import { connect } from 'node:net';

const [, , role, port, count, length] = process.argv;

/** A masked text frame with a record of the SignalR protocol. */
function frameOf(record) {
  const text = Buffer.from(`${JSON.stringify(record)}\u001e`);
  const mask = Buffer.alloc(4);
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length]), mask, text]);
}

const handshake = frameOf({ protocol: 'json', version: 1 });
const ping = frameOf({ type: 6 });
/** As often as SignalR's client does, milliseconds. */
const pingEvery = 15_000;

function clients() {
  const frame = Number(length) + (Number(length) < 126 ? 2 : 4);
  const size = Number(count);
  let received = 0;
  let connected = 0;
  let opening = 0;
  let isOpen = false;
  let expected = size;
  const sockets = [];

  const open = () => {
    if (opening === size) return;
    opening += 1;
    const socket = connect(Number(port), '127.0.0.1');
    let head = '';
    let isUp = false;
    socket.on('connect', () => {
      socket.write(
        `GET /hub HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n' +
          'Authorization: Bearer t\r\n\r\n',
      );
    });
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (isOpen) {
        received += data.length;
        if (received === frame * expected) process.send({ kind: 'received' });
        return;
      }
      head += data.toString('latin1');
      if (!isUp && head.includes('\r\n\r\n')) {
        isUp = true;
        socket.write(handshake);
      }
      if (!head.includes('{}\u001e')) return;
      head = '';
      sockets.push(socket);
      connected += 1;
      if (connected === size) {
        isOpen = true;
        process.send({ kind: 'connected' });
      } else open();
    });
  };

  const keepAlive = () => {
    let next = 0;
    const turns = 150;
    setInterval(() => {
      const until = next + size / turns;
      for (; next < until; next += 1) sockets[next % size].write(ping);
    }, pingEvery / turns);
  };

  process.on('message', ({ kind, receivers = size }) => {
    received = 0;
    expected = receivers;
    if (kind === 'expect') process.send({ kind: 'expects' });
    if (kind === 'keep alive') keepAlive();
    if (kind === 'connect') for (let index = 0; index < 64; index += 1) open();
  });
}

function probe() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let times = [];
  let isRunning = false;
  const ask = () => {
    if (!isRunning) return;
    const start = performance.now();
    get({ port: Number(port), host: '127.0.0.1', agent, path: '/' }, (response) => {
      response.resume();
      response.on('end', () => {
        times.push(performance.now() - start);
        setTimeout(ask, 2);
      });
    });
  };
  process.on('message', ({ kind }) => {
    isRunning = kind === 'start';
    if (isRunning) {
      times = [];
      ask();
    } else {
      times.sort((a, b) => a - b);
      process.send({ kind: 'measured', p99: times[Math.floor(times.length * 0.99)] ?? 0 });
    }
  });
  process.send({ kind: 'ready' });
}

if (role === 'probe') probe();
else clients();
