/**
 * 2,000 idle sockets of one account and 200 of another that do not read: memory of each, what the hub
 * keeps for a slow one before it is cut off, and whether the idle ones hear everything meanwhile.
 *
 *   node --expose-gc bench/sockets.mjs [idle] [slow]
 */
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { invocationRecord } from '../server/src/hub/protocol.ts';
import { defaultLimits } from '../server/src/hub/limits.ts';
import { number, report } from './lib/bench.mjs';
import { hubServer, sent, tenantId } from './lib/hub-server.mjs';

const idle = number(0, 2000, 40);
const slow = number(1, 200, 4);
const otherId = '0192f0c0-0000-7000-8000-00000000000b';
const length = invocationRecord(sent.method, sent.event).length - 4;
const burst = 200;
/** Events after which a hub that cuts nobody off has failed. */
const most = 200_000;

const helper = fileURLToPath(new URL('./hub-clients.mjs', import.meta.url));
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const resident = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss;
};
const answer = (child, kind) =>
  new Promise((resolve) => {
    const listen = (message) => {
      if (message.kind !== kind) return;
      child.off('message', listen);
      resolve(message);
    };
    child.on('message', listen);
  });

const subject = hubServer((person) => (person <= idle ? tenantId : otherId));
const server = createServer((_request, response) => response.end('ok'));
server.on('upgrade', subject.upgrade);
await new Promise((resolve) => server.listen(0, '127.0.0.1', 511, resolve));
const { port } = server.address();

async function clientsOf(count) {
  const child = fork(helper, ['clients', `${port}`, `${count}`, `${length}`]);
  const connected = answer(child, 'connected');
  child.send({ kind: 'connect' });
  await connected;
  await pause(500);
  return child;
}

const empty = resident();
const quiet = await clientsOf(idle);
const withIdle = resident();
const stuck = await clientsOf(slow);
stuck.send({ kind: 'pause' });
await pause(300);

let events = 0;
let peak = 0;
while (subject.count() > idle && events < most) {
  await subject.broadcast(otherId, burst);
  // The end of a socket is told in a turn of its own.
  await pause(0);
  events += burst;
  peak = Math.max(peak, process.memoryUsage().rss - withIdle);
}
const left = subject.count();
const heard = answer(quiet, 'received');
quiet.send({ kind: 'expect' });
await subject.broadcast();
await heard;
await pause(300);
const after = resident();
quiet.kill();
stuck.kill();
await subject.close();

const inKilobytes = (bytes) => `${Math.round(bytes / 1024).toLocaleString('en')} kB`;
report({
  sockets: [
    {
      idle: idle.toLocaleString('en'),
      'memory of an idle one': inKilobytes((withIdle - empty) / idle),
      slow: slow.toLocaleString('en'),
      'limit for a slow one': inKilobytes(defaultLimits.maxBacklog),
      'most memory for a slow one': inKilobytes(peak / slow),
      'events until all slow ones were cut off': events.toLocaleString('en'),
      'sockets left': left.toLocaleString('en'),
      'memory above idle afterwards': inKilobytes(after - withIdle),
    },
  ],
});
if (left !== idle) process.exitCode = 1;
server.close();
process.exit();
