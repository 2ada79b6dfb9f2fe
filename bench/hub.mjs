/**
 * Fan-out of one event to 1,000, 5,000 and 10,000 sockets through the hub against a bare `ws`
 * broadcast of the same bytes, in one run (P13): time until the last client has it, memory of a
 * socket, and another request of the same server meanwhile. Clients live in processes of their own.
 * Then crowds of up to 100,000 sockets on several hubs, and what a day of their people makes of it
 * (bench/lib/hub-crowds.mjs).
 *
 *   node --expose-gc bench/hub.mjs [1000 5000 10000]
 */
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createHub } from '../server/src/hub/hub.ts';
import { defaultLimits } from '../server/src/hub/limits.ts';
import { invocationRecord } from '../server/src/hub/protocol.ts';
import { isSmall, report } from './lib/bench.mjs';
import { answer, measureCrowds, pause } from './lib/hub-crowds.mjs';

const { WebSocketServer } = createRequire(new URL('../server/package.json', import.meta.url))('ws');
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const wholeSizes = [1000, 5000, 10_000];
const rounds = isSmall ? 4 : 15;
const repeats = isSmall ? 1 : 3;
const warmth = isSmall ? 10 : 200;
const tenantId = '0192f0c0-0000-7000-8000-00000000000a';
/** What is broadcast. */
const sent = {
  method: 'UpdateEntityAsync',
  event: {
    eventType: 'tenantstatus',
    tenantId,
    accountId: tenantId,
    id: tenantId,
    ownerType: null,
    ownerId: null,
    status: 'active',
    role: null,
    version: 812,
    at: '2026-01-05T10:00:00.000Z',
  },
};
const frame = invocationRecord(sent.method, sent.event);
const record = frame.subarray(4);

function bareServer() {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  return {
    upgrade: (request, socket, head) => {
      server.handleUpgrade(request, socket, head, (client) => {
        client.on('message', () => client.send('{}\u001e'));
      });
    },
    broadcast: async () => {
      for (const client of server.clients) client.send(record, { binary: false });
    },
    count: () => server.clients.size,
    close: async () => {
      for (const client of server.clients) client.terminate();
    },
  };
}

const nobodyIsSilent = { pingEvery: 3_600_000, silentAfter: 3_600_000 };
const account = (which) => `account ${which}`;

/**
 * The hub without accounts behind it; it takes every socket as another person, and so many of them
 * one after the other as an account.
 */
function hubServer(perAccount = Infinity, limits = nobodyIsSilent) {
  let person = 0;
  const hub = createHub(
    {
      verifyToken: async () => ({
        tenantId: account(Math.floor(person / perAccount)),
        teammateId: `person ${(person += 1)}`,
        role: person % 20 === 0 ? 'admin' : 'standard',
        sessionId: `session ${person}`,
        expiresAt: Date.now() + 3_600_000,
      }),
      isAllowedOrigin: () => true,
      presence: { connected: () => undefined, disconnected: () => undefined },
      follow: async () => undefined,
      log: { warn: () => undefined },
      now: Date.now,
      ticks: () => performance.now(),
    },
    { ...defaultLimits, ...limits },
  );
  return {
    upgrade: (request, socket, head) => void hub.handleUpgrade(request, socket, head),
    broadcast: (which = 0) => hub.publish(account(which), [sent]),
    count: () => hub.socketCount,
    close: () => hub.close(),
  };
}

const bytes = () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
};
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function listen({ upgrade }) {
  const server = createServer((_request, response) => response.end('ok'));
  server.on('upgrade', upgrade);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', 511, resolve));
  return { server, port: server.address().port };
}

/** A hub in a process of its own, which its parent tells of whom to broadcast to. */
async function serve(perAccount, pings) {
  const hub = hubServer(perAccount, pings ? {} : nobodyIsSilent);
  const { port } = await listen(hub);
  process.on('message', ({ kind, accounts }) => {
    if (kind === 'publish') for (const which of accounts) void hub.broadcast(which);
    else process.send({ kind, ...(kind === 'memory' ? bytes() : { cpu: process.cpuUsage() }) });
  });
  process.on('disconnect', () => process.exit());
  process.send({ kind: 'listens', port });
}

async function measure(make, size) {
  const subject = make();
  const { server, port } = await listen(subject);
  const helper = fileURLToPath(new URL('./hub-clients.mjs', import.meta.url));
  const clients = fork(helper, ['clients', `${port}`, `${size}`, `${record.length}`]);
  const probe = fork(helper, ['probe', `${port}`]);
  await answer(probe, 'ready');
  await pause(300);
  const before = bytes();
  clients.send({ kind: 'connect' });
  await answer(clients, 'connected');
  await pause(500);
  const after = bytes();
  const times = [];
  const handed = [];
  probe.send({ kind: 'start' });
  for (let round = 0; round < rounds; round += 1) {
    const done = answer(clients, 'received');
    const start = performance.now();
    clients.send({ kind: 'expect' });
    await subject.broadcast();
    handed.push(performance.now() - start);
    await done;
    times.push(performance.now() - start);
    await pause(100);
  }
  const { p99 } = await (probe.send({ kind: 'stop' }), answer(probe, 'measured'));
  clients.kill();
  probe.kill();
  await subject.close();
  await new Promise((resolve) => server.close(resolve));
  return {
    last: middle(times.slice(3)),
    handed: middle(handed.slice(3)),
    p99,
    memory: (after.rss - before.rss) / size / 1024,
    heap: (after.heap - before.heap) / size / 1024,
  };
}

/** Memory is measured in a fresh process each time: a used heap has room that hides the cost. */
function measureMemory(kind, size) {
  const child = fork(fileURLToPath(import.meta.url), ['memory', kind, `${size}`], {
    execArgv: ['--expose-gc'],
  });
  return answer(child, 'memory');
}

const subjects = { bare: bareServer, hub: hubServer };

async function main() {
  const rows = [];
  for (const size of sizes.length > 0 ? sizes : isSmall ? [50] : wholeSizes) {
    await measure(bareServer, warmth);
    await measure(hubServer, warmth);
    const pairs = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      pairs.push({ bare: await measure(bareServer, size), hub: await measure(hubServer, size) });
    }
    const of = (subject, member) => middle(pairs.map((pair) => pair[subject][member]));
    const memory = {
      bare: await measureMemory('bare', size),
      hub: await measureMemory('hub', size),
    };
    rows.push({
      sockets: size.toLocaleString('en'),
      'hub against bare `ws`': (of('hub', 'last') / of('bare', 'last')).toFixed(2),
      'memory of a socket, hub (bare)': `${memory.hub.rss} kB (${memory.bare.rss})`,
      'another request meanwhile, p99: hub (bare)': `${of('hub', 'p99').toFixed(0)} ms (${of('bare', 'p99').toFixed(0)})`,
    });
  }
  const each = (column) => rows.map((row) => row[column].replace(/ \(.*/, '')).join(', ');
  const [, ratio, memory, other] = Object.keys(rows[0]);
  const crowds = await measureCrowds(record.length);
  report({ hub: rows, ...crowds }, { P13: `${each(ratio)}x; ${each(memory)}; ${each(other)}` });
}

const [mode, kind, size] = process.argv.slice(2);
if (mode === 'serve') await serve(Number(kind), size === 'pings');
else {
  if (mode === 'memory') {
    const { memory, heap } = await measure(subjects[kind], Number(size));
    process.send({ kind: 'memory', rss: memory.toFixed(1), heap: heap.toFixed(1) });
  } else await main();
  process.exit(0);
}
