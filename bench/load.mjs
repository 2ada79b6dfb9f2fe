/** Load of bench/api.mjs: connections that ask as fast as they can, or at a rate. */
import { Agent, get } from 'node:http';

let turn = 0;

/** The next of the addresses of a target. */
function pathOf({ paths }) {
  turn += 1;
  return paths[turn % paths.length];
}

/** Asks once; answers the milliseconds until the body was read. */
function ask(agent, target) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const { host, port, headers } = target;
    get({ host, port, headers, path: pathOf(target), agent }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`Answer ${response.statusCode}.`));
      });
    }).on('error', reject);
  });
}

/** As fast as `connections` connections can, for so many seconds. */
async function flatOut(target, connections, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  const times = [];
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) times.push(await ask(agent, target));
    }),
  );
  agent.destroy();
  return { rate: times.length / seconds, times };
}

/** At a rate of requests in a second, whether or not the earlier ones have been answered. */
async function atRate(target, connections, seconds, rate) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  const asked = [];
  while (performance.now() - start < seconds * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * rate);
    while (asked.length < due) asked.push(ask(agent, target));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const times = await Promise.all(asked);
  agent.destroy();
  return { rate: times.length / seconds, times };
}

const at = (times, part) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

process.on('message', async (asked) => {
  const { target, connections, seconds } = asked;
  const { rate, times } =
    asked.rate === undefined
      ? await flatOut(target, connections, seconds)
      : await atRate(target, connections, seconds, asked.rate);
  process.send({ rate, median: at(times, 0.5), p99: at(times, 0.99) });
});
