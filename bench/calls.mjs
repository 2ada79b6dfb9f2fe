import { once } from 'node:events';
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeTcpPort, freeUdpPort, isTaken } from '../exchange/test/wire/ports.ts';
import { progress, request, speech, trunkAddress } from '../exchange/test/wire/sipp.ts';
import { findAsterisk } from '../scripts/lib/asterisk.mjs';
import { root } from '../scripts/lib/toolchain.mjs';
import { isSmall, leaveOut, number, report } from './lib/bench.mjs';
import { startExchange } from './lib/exchange.mjs';
import { childOf, inspectorOf, processorOf } from './lib/measured-process.mjs';
import { makeFolder } from './lib/portal.mjs';
import { called, phone, standInPortal } from './lib/stand-in-portal.mjs';

/**
 * Calls through the exchange beside a dialplan written by hand, in the same Asterisk (CALL-13): INVITE
 * to 200 at 20 calls a second, in turns of rounds, to a phone that answers at once; 100 calls a second;
 * and the memory of calls that are up. SIPp is caller and phone.
 *
 *   pnpm bench calls [rounds] [calls of a round] [seconds at 100 calls a second]
 */
const asterisk = await findAsterisk(['asterisk', 'sipp']);
if (asterisk.lacks) leaveOut(asterisk.lacks);
const rounds = number(0, 3, 1);
const perRound = number(1, 200, 20);
const rushSeconds = number(2, 60, 1);
const held = isSmall ? 20 : 300;
/** Seconds that such a call is up. */
const heldFor = 25;

const folder = makeFolder();
const phoneHost = `127.0.0.1:${await freeUdpPort()}`;
const portal = await standInPortal(phoneHost);
const sipPort = await freeUdpPort();
const inspector = await freeTcpPort();
const { child: exchange, stop: stopExchange } = await startExchange(
  {
    EXCHANGE_KEY: 'bench',
    PORTAL_URL: portal.url,
    EXCHANGE_FOLDER: folder,
    SIP_PORT: `${sipPort}`,
    TRUNKS_FILE: join(root, 'exchange', 'loopback-trunk.json'),
  },
  [`--inspect=${inspector}`],
);
const asteriskPid = childOf(exchange.pid);

const etc = join(folder, 'asterisk', 'etc');
/** In the context that calls of the trunk come to, which is the first of the file. */
const byHand = `[from-trunk](+)\nexten => byhand,1,Dial(PJSIP/${phone},20)\n same => n,Hangup()\n`;
appendFileSync(join(etc, 'extensions.conf'), byHand);
const reload = ['-C', join(etc, 'asterisk.conf'), '-rx', 'dialplan reload'];
await once(asterisk.run('asterisk', reload, { folder, stdio: 'ignore' }), 'close');

const answer = (status, body) => `<send><![CDATA[
SIP/2.0 ${status}
[last_Via:]
[last_From:]
[last_To:];tag=[pid]x[call_number]
[last_Call-ID:]
[last_CSeq:]
Contact: <sip:[local_ip]:[local_port]>
${body}
]]></send>`;
const nothing = 'Content-Length: 0\n';
const answering = `<recv request="INVITE"/>
${answer('180 Ringing', nothing)}
${answer('200 OK', speech).replace('<send>', '<send retrans="500">')}
<recv request="ACK"/>
<recv request="BYE"/>
${answer('200 OK', nothing).replace(';tag=[pid]x[call_number]', '')}
<timewait milliseconds="1000"/>`;
const calling = (stays) => `${request('1 INVITE', speech).replace(
  '<send>',
  '<send retrans="500" start_rtd="1">',
)}
${progress}
<recv response="200" rtd="1"/>
${request('1 ACK')}
<pause milliseconds="${stays}"/>
${request('2 BYE').replace('<send>', '<send retrans="500">')}
<recv response="200"/>`;

function sipp(name, scenario, args) {
  writeFileSync(join(folder, `${name}.xml`), `<scenario name="${name}">${scenario}</scenario>`);
  const file = ['-sf', `${name}.xml`, '-nostdin', '-trace_stat', '-stf', `${name}.csv`];
  return asterisk.run('sipp', [...file, ...args], { folder, stdio: 'ignore' });
}

let runs = 0;

/** Places calls; answers milliseconds to 200 and how many failed. */
async function call(service, { rate, count, stays = 1000, during }) {
  runs += 1;
  const name = `call${runs}`;
  const load = ['-r', `${rate}`, '-m', `${count}`, '-l', '4000', '-trace_rtt', '-rtt_freq', '1'];
  const at = ['-i', trunkAddress, '-p', `${await freeUdpPort()}`, `127.0.0.1:${sipPort}`];
  const caller = sipp(name, calling(stays), ['-s', service, ...load, '-timeout', '300', ...at]);
  const over = once(caller, 'close');
  await during?.();
  await over;
  const file = readdirSync(folder).find((one) => one.startsWith(`${name}_`) && /rtt/.test(one));
  const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n').slice(1);
  const times = lines.map((line) => Number(line.split(';')[1])).toSorted((a, b) => a - b);
  return { times, failed: count - times.length };
}

const own = ['-i', '127.0.0.1', '-p', phoneHost.split(':')[1], '-mp', '35000'];
const carrier = sipp('phone', answering, [...own, `127.0.0.1:${sipPort}`]);
while (!isTaken(phoneHost)) await pause(20);

const at = (times, part) => times[Math.min(times.length - 1, Math.floor(part * times.length))];
const services = { 'Dial() by hand': 'byhand', exchange: called };
const found = Object.fromEntries(
  Object.keys(services).map((name) => [
    name,
    { p50: [], p95: [], ours: 0, asterisk: 0, failed: 0 },
  ]),
);

// Rows of the phone and routing are read once, and the first calls find nothing compiled.
for (const service of Object.values(services)) await call(service, { rate: 20, count: 20 });
for (let round = 0; round < rounds; round += 1) {
  for (const [name, service] of Object.entries(services)) {
    const one = found[name];
    const before = [processorOf(exchange.pid), processorOf(asteriskPid)];
    const { times, failed } = await call(service, { rate: 20, count: perRound });
    one.ours += processorOf(exchange.pid) - before[0];
    one.asterisk += processorOf(asteriskPid) - before[1];
    one.failed += failed;
    one.p50.push(at(times, 0.5));
    one.p95.push(at(times, 0.95));
  }
}

const ms = (value) => `${value.toFixed(1)} ms`;
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const byHandP95 = middle(found['Dial() by hand'].p95);
const speed = Object.entries(found).map(([name, { p50, p95, ours, asterisk: theirs, failed }]) => ({
  'answered by': name,
  'INVITE to 200, p50': ms(middle(p50)),
  p95: ms(middle(p95)),
  'p95 of each round': p95.map((value) => value.toFixed(1)).join(', '),
  'p95 against by hand': `${(middle(p95) / byHandP95).toFixed(2)}x`,
  'processor a call, exchange': ms(ours / rounds / perRound),
  'processor a call, Asterisk': ms(theirs / rounds / perRound),
  failed: `${failed} of ${rounds * perRound}`,
}));

const { ask, close } = await inspectorOf(inspector);
async function heap() {
  await ask('HeapProfiler.collectGarbage');
  const {
    usedSize,
    embedderHeapUsedSize = 0,
    backingStorageSize = 0,
  } = await ask('Runtime.getHeapUsage');
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}
const empty = await heap();
let full = 0;
const upCalls = await call(called, {
  rate: 20,
  count: held,
  stays: heldFor * 1000,
  during: async () => {
    await pause((held / 20 + 3) * 1000);
    full = await heap();
  },
});
close();
const aCall = (full - empty) / held / 1000;

const before = [processorOf(exchange.pid), processorOf(asteriskPid)];
const count = rushSeconds * 100;
const began = performance.now();
const rush = await call(called, { rate: 100, count });
const took = (performance.now() - began) / 1000;
const used = [processorOf(exchange.pid), processorOf(asteriskPid)].map(
  (value, index) => (value - before[index]) / count,
);

const [, ours] = speed;
report(
  {
    speed,
    load: [
      {
        load: `100 calls a second, ${rushSeconds} s`,
        found: `${rush.failed} of ${count} failed, in ${took.toFixed(0)} s; p95 ${ms(at(rush.times, 0.95))}; exchange ${ms(used[0])}, Asterisk ${ms(used[1])} of the processor a call`,
        target: 'none failed',
      },
      {
        load: `${held} calls up`,
        found: `${aCall.toFixed(0)} kB of the exchange's memory a call, ${upCalls.failed} failed`,
        target: '60 kB',
      },
    ],
  },
  {
    'CALL-13': `${ours['p95 against by hand']}, ${ours.p95}; ${rush.failed} failed; ${ours['processor a call, exchange']}; ${aCall.toFixed(0)} kB`,
  },
);
carrier.kill('SIGKILL');
await stopExchange();
portal.close();
if (portal.told === 0) throw new Error('The exchange told the portal of no call.');
rmSync(folder, { recursive: true });
