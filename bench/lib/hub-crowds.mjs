/**
 * Crowds of sockets on several hubs, each hub and its clients in processes of their own: what an
 * event to everybody of an account costs, a line through what one hub took, and what the busiest
 * minutes of a day (server/test/day/trace.ts) make of it. Sockets are real, people are not: hubs are
 * told of an event at the same moment, where a portal reads it from the database.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/lib/toolchain.mjs';
import { defaultLimits } from '../../server/src/hub/limits.ts';
import { pingRecord } from '../../server/src/hub/protocol.ts';
import { dayOf } from '../../server/test/day/trace.ts';
import { isSmall } from './bench.mjs';

/** People with a socket each, hubs that share them, and how many of them are an account. */
const crowds = isSmall
  ? [
      [20, 1, 10],
      [20, 1, 20],
      [20, 2, 20],
    ]
  : [
      [100, 1, 100],
      [10_000, 1, 10],
      [10_000, 1, 100],
      [10_000, 1, 1000],
      [10_000, 1, 10_000],
      [20_000, 2, 100],
      [20_000, 2, 20_000],
      [20_000, 4, 100],
      [20_000, 4, 20_000],
      [100_000, 10, 100],
      [100_000, 10, 100_000],
    ];
const perHub = isSmall ? 20 : 10_000;
/** Events that are told with nothing else under way, for the time until the last has one. */
const alone = 10;
/** TCP and IP with timestamps. */
const headers = 52;
/** One person in twenty is an admin, and hears of what the others do. */
const admins = 0.05;

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The next message of a kind from a child. */
export const answer = (child, kind) =>
  new Promise((resolve) => {
    const listen = (message) => {
      if (message.kind !== kind) return;
      child.off('message', listen);
      resolve(message);
    };
    child.on('message', listen);
  });

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);
const round = (value) => Number(value.toPrecision(value < 100 ? 2 : 3)).toLocaleString('en');

/** Tells each child something, and waits for what each answers. */
const ask = (children, message, kind = message.kind) =>
  Promise.all(
    children.map((child) => {
      const said = answer(child, kind);
      child.send(message);
      return said;
    }),
  );

/** Opens a crowd, and closes it after `use`. */
async function withCrowd({ people, processes, perAccount, pings }, length, use) {
  const bench = join(root, 'bench', 'hub.mjs');
  const serve = ['serve', `${perAccount / processes}`, pings ? 'pings' : ''];
  const hubs = Array.from({ length: processes }, () =>
    fork(bench, serve, { execArgv: ['--expose-gc'] }),
  );
  const listening = await Promise.all(hubs.map((hub) => answer(hub, 'listens')));
  const clients = listening.map(({ port }) =>
    fork(join(root, 'bench', 'hub-clients.mjs'), [
      'clients',
      `${port}`,
      `${people / processes}`,
      `${length}`,
    ]),
  );
  const memory = async () => sum((await ask(hubs, { kind: 'memory' })).map(({ rss }) => rss));
  const before = await memory();
  await ask(clients, { kind: 'connect' }, 'connected');
  const found = await use({ hubs, clients, memory: ((await memory()) - before) / people / 1024 });
  for (const child of [...clients, ...hubs]) child.kill();
  return found;
}

/** Microseconds of the processor that these have used. */
const used = async (hubs) =>
  sum((await ask(hubs, { kind: 'used' })).map(({ cpu }) => cpu.user + cpu.system));

const measure = ([people, processes, perAccount], length) =>
  withCrowd({ people, processes, perAccount }, length, async ({ hubs, clients, memory }) => {
    const all = Array.from({ length: people / perAccount }, (_, which) => which);
    const tell = async (accounts) => {
      const receivers = (accounts.length * perAccount) / processes;
      await ask(clients, { kind: 'expect', receivers }, 'expects');
      const received = clients.map((each) => answer(each, 'received'));
      const start = performance.now();
      for (const hub of hubs) hub.send({ kind: 'publish', accounts });
      await Promise.all(received);
      return performance.now() - start;
    };
    const bursts = isSmall ? 2 : Math.min(400, Math.max(alone, 100_000 / people));
    for (let burst = 0; burst < bursts / 4; burst += 1) await tell(all);
    const before = await used(hubs);
    for (let burst = 0; burst < bursts; burst += 1) await tell(all);
    const cost = ((await used(hubs)) - before) / bursts / all.length;
    const times = [];
    for (let at = 0; at < alone; at += 1) {
      await pause(20);
      times.push(await tell([(at * 7) % all.length]));
    }
    return { people, processes, perAccount, memory, cost, last: middle(times) };
  });

/** Microseconds a second that a socket costs about which nothing is told: pings of both ends. */
const measureRest = (length) =>
  withCrowd(
    { people: perHub, processes: 1, perAccount: isSmall ? perHub : 100, pings: true },
    length,
    async ({ hubs, clients }) => {
      const seconds = isSmall ? 0.1 : (2 * defaultLimits.pingEvery) / 1000;
      for (const each of clients) each.send({ kind: 'keep alive' });
      await pause(seconds * 500);
      const before = await used(hubs);
      await pause(seconds * 1000);
      return ((await used(hubs)) - before) / seconds / perHub;
    },
  );

/** What an event costs a hub, and each of its receivers: least squares of what is off in parts. */
function lineOf(points) {
  const of = (value) => sum(points.map(({ perAccount: x, cost: y }) => value(x, y) / y ** 2));
  const [ones, x, y] = [of(() => 1), of((at) => at), of((_, cost) => cost)];
  const [xx, xy] = [of((at) => at * at), of((at, cost) => at * cost)];
  const receiver = (ones * xy - x * y) / (ones * xx - x * x);
  return { hub: (y - receiver * x) / ones, receiver };
}

/** Events a second that a person makes in the busiest five minutes; who comes or goes is one. */
function busiest() {
  const people = isSmall ? 100 : 10_000;
  const told = new Set(['call', 'save', 'enter', 'leave']);
  const events = dayOf([people]).filter(({ kind }) => told.has(kind));
  const counts = Map.groupBy(events, ({ at }) => Math.floor(at / 300)).values();
  return Math.max(...counts.map(({ length }) => length)) / 300 / people;
}

/** @param {number} length of the record that is broadcast */
export async function measureCrowds(length) {
  const measured = [];
  for (const crowd of crowds) measured.push(await measure(crowd, length));
  const rest = await measureRest(length);
  const line = lineOf(measured.filter(({ processes }) => processes === 1));
  const multiplied = (processes, receivers) => processes * line.hub + receivers * line.receiver;
  const rate = busiest();
  const network = (frames, pings) =>
    (frames * (length + 4 + headers) + pings * (pingRecord.length + headers)) / 1e6;
  const day = [20_000, 100_000].flatMap((people) =>
    [100, people].map((perAccount) => {
      const events = rate * people;
      const receivers = admins * perAccount + 1 - admins;
      return {
        'live channels': people.toLocaleString('en'),
        'people of an account': perAccount.toLocaleString('en'),
        'events a second': round(events),
        'each to': round(receivers),
        'network, a second': `${round(network(events * receivers, people / (defaultLimits.pingEvery / 1000)))} MB`,
        'processors to keep them open': round((people * rest) / 1e6),
        'processors for events': round((events * multiplied(people / 10_000, receivers)) / 1e6),
      };
    }),
  );
  return {
    crowds: measured.map(({ people, processes, perAccount, ...found }) => ({
      'live channels': people.toLocaleString('en'),
      processes,
      'an event goes to': perAccount.toLocaleString('en'),
      'last client has it': `${round(found.last)} ms`,
      'processor an event': `${round(found.cost / 1000)} ms`,
      'by the line': `${round(multiplied(processes, perAccount) / 1000)} ms`,
      'memory of a channel': `${found.memory.toFixed(1)} kB`,
    })),
    day,
  };
}
