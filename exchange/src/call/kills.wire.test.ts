import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExchangeOutcome } from '@jackfield/contract/api/exchange';
import { exchangeRouting } from '@jackfield/contract/api/exchange';
import { builtInMedia } from '@jackfield/contract/api/media';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { account, company, menu, person, team, to } from '@jackfield/domain/routing/sample-account';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeWire } from '../../test/wire/describe-wire.ts';
import { Load, scenarios } from '../../test/wire/load.ts';
import { freeTcpPort, freeUdpPort } from '../../test/wire/ports.ts';
import { trunkAddress } from '../../test/wire/sipp.ts';

const kills = process.env['NIGHTLY'] === '1' ? 50 : 5;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

/** The same numbers for the same seed, from 0 to 1 (mulberry32). */
function numbersOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const id = (count: number) => `${`${count}`.padStart(8, '0')}-0000-4000-8000-000000000000`;
const [ana, ben, queue, choice] = [id(1), id(2), id(3), id(4)];
const numbers = {
  talks: '+12515550101',
  rings: '+12515550102',
  menu: '+12515550103',
  queue: '+12515550104',
};
const at = {
  talks: to('teammate', ana),
  rings: to('teammate', ben),
  menu: to('ivr', choice),
  queue: to('team', queue),
};
type Kind = keyof typeof numbers;
const kinds = Object.keys(numbers) as Kind[];
/** Numbers of callers begin with it, by what they call. */
const callersOf = (kind: Kind) => `+13125${kinds.indexOf(kind)}`;

const sample = account({ blockedCallers: [] });
const companyOf = (kind: Kind) => id(10 + kinds.indexOf(kind));
const sound = 'a'.repeat(64);
const routing = v.parse(exchangeRouting.answer, {
  account: { id: id(99), status: 'active', timeZone: 'America/Chicago' },
  version: 1,
  config: {
    ...sample,
    numbers: kinds.map((kind, count) => ({
      ...sample.numbers[0],
      id: id(20 + count),
      number: numbers[kind],
      ownerId: companyOf(kind),
    })),
    companies: kinds.map((kind) =>
      company({
        id: companyOf(kind),
        businessHour: alwaysOpenIn('America/Chicago'),
        openHour: at[kind],
        closedHour: at[kind],
      }),
    ),
    people: [person('Ana', { id: ana }), person('Ben', { id: ben })],
    teams: [
      team('Queue', {
        id: queue,
        memberIds: [ben],
        inboundFlow: 'callQueue',
        openHour: to('team', queue),
      }),
    ],
    menus: [
      menu('Menu', {
        id: choice,
        ownerId: companyOf('menu'),
        keys: [],
        retries: 5,
        timeout: 3,
        menuMedia: {
          greeting: builtInMedia.greeting,
          exitMedia: null,
          invalidMedia: null,
          transferMedia: null,
        },
        media: [],
      }),
    ],
    messages: [],
  },
  extensions: [],
  phones: [
    { name: 'answers', teammateId: ana },
    { name: 'rings', teammateId: ben },
  ],
  callerNumbers: [],
  media: Object.values(builtInMedia).map((one) => ({ id: one, sha256: sound })),
  emergency: { account: null, people: [], numbers: [] },
  recording: { region: '', people: [] },
});

/** A process that is started again whenever it ends, as an operator's machine does. */
class Kept {
  #process: ChildProcess | null = null;
  #isOver = false;
  said = '';
  readonly #file: string;
  readonly #environment: NodeJS.ProcessEnv;

  constructor(file: string, environment: NodeJS.ProcessEnv) {
    this.#file = join(import.meta.dirname, '../..', file);
    this.#environment = environment;
  }

  start(): void {
    const child = spawn(process.execPath, [this.#file], {
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.said += text;
      });
    }
    child.once('close', () => {
      this.#process = null;
      if (!this.#isOver) this.start();
    });
  }

  kill(): void {
    this.#process?.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    const child = this.#process;
    if (!child) return;
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
  }
}

describeWire('calls under kills', (asterisk) => {
  const random = numbersOf(seed);
  const loads = new Map<Kind, Load>();
  const phones: Load[] = [];
  let folder: string;
  let asteriskFolder: string;
  let outcomesFile: string;
  let ariPort: number;
  let exchange: Kept;
  let portal: Kept;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'jackfield-kills-'));
    asteriskFolder = join(folder, 'exchange', 'asterisk');
    outcomesFile = join(folder, 'outcomes');
    writeFileSync(join(folder, 'routing.json'), JSON.stringify(routing));
    writeFileSync(
      join(folder, 'trunks.json'),
      JSON.stringify([{ name: 'loop', host: `${trunkAddress}:9`, addresses: [trunkAddress] }]),
    );
    const [port, sip, portalPort] = [await freeTcpPort(), await freeUdpPort(), await freeTcpPort()];
    ariPort = port;
    const place = { folder, port: sip };
    const addresses = {
      answers: `127.0.0.3:${await freeUdpPort()}`,
      rings: `127.0.0.3:${await freeUdpPort()}`,
    };
    for (const [name, address] of Object.entries(addresses)) {
      const scenario = scenarios[name as keyof typeof addresses];
      phones.push(await Load.start(asterisk, place, name, { scenario, at: address }));
    }
    portal = new Kept('test/wire/stand-in-portal.ts', {
      PORT: `${portalPort}`,
      ROUTING: join(folder, 'routing.json'),
      OUTCOMES: outcomesFile,
      PHONES: JSON.stringify(
        Object.fromEntries(
          Object.entries(addresses).map(([name, address]) => [name, `sip:${name}@${address}`]),
        ),
      ),
    });
    portal.start();
    exchange = new Kept('src/main.ts', {
      EXCHANGE_KEY: 'key',
      PORTAL_URL: `http://127.0.0.1:${portalPort}`,
      EXCHANGE_FOLDER: join(folder, 'exchange'),
      SIP_PORT: `${sip}`,
      ARI_PORT: `${ariPort}`,
      AMI_PORT: `${await freeTcpPort()}`,
      RTP_FROM: '28000',
      RTP_TO: '29000',
      TRUNKS_FILE: join(folder, 'trunks.json'),
    });
    exchange.start();
    await vi.waitUntil(() => exchange.said.includes('Calls are taken'), { timeout: 60_000 });
    for (const kind of kinds) {
      const scenario = kind === 'rings' ? scenarios.givesUp : scenarios.talks;
      const does = { scenario, called: numbers[kind], from: callersOf(kind) };
      loads.set(kind, await Load.start(asterisk, place, `calls-${kind}`, does));
    }
  });

  afterAll(async () => {
    await Promise.all([...loads.values(), ...phones].map((load) => load.stop()));
    await exchange.stop();
    await portal.stop();
    if (!process.env['KEEP']) rmSync(folder, { recursive: true });
  });

  const callsOf = (kind: Kind) => loads.get(kind)?.calls() ?? new Map<never, never>();
  const placed = () => kinds.reduce((sum, kind) => sum + callsOf(kind).size, 0);
  /** When the first call is served of those that were placed after a moment. */
  function servedAfter(moment: number): number {
    const calls = kinds.flatMap((kind) => [...callsOf(kind).values()]);
    const placedAfter = calls.filter(([first]) => (first?.at ?? 0) > moment);
    const answers = placedAfter.flat().filter(({ what }) => /^(180|200) INVITE/.test(what));
    return Math.min(...answers.map((one) => one.at));
  }
  const outcomes = () =>
    (existsSync(outcomesFile) ? readFileSync(outcomesFile, 'utf8') : '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as ExchangeOutcome);

  /** What Asterisk has; null while it cannot be asked. */
  async function there(what: 'channels' | 'bridges'): Promise<unknown[] | null> {
    const password = readFileSync(join(asteriskFolder, 'ari.password'), 'utf8');
    const url = `http://127.0.0.1:${ariPort}/ari/${what}?api_key=jackfield:${password}`;
    try {
      return (await (await fetch(url)).json()) as unknown[];
    } catch {
      return null;
    }
  }

  const victims = {
    exchange: () => exchange.kill(),
    portal: () => portal.kill(),
    asterisk() {
      const pid = Number(readFileSync(join(asteriskFolder, 'run', 'asterisk.pid'), 'utf8'));
      process.kill(pid, 'SIGKILL');
    },
  };
  const names = Object.keys(victims) as (keyof typeof victims)[];

  it(`[CALL-09] [CALL-10] leaves one record a call, and cuts none that talks (seed ${seed})`, {
    timeout: 40_000 + kills * 20_000,
  }, async () => {
    process.stdout.write(`Kills with SEED=${seed}\n`);
    const killed: { who: string; at: number }[] = [];
    for (let count = 0; count < kills; count += 1) {
      const until = placed() + 4 + Math.floor(random() * 12);
      await vi.waitUntil(() => placed() >= until, { timeout: 60_000, interval: 20 });
      const who = count < names.length ? names[count] : names[Math.floor(random() * names.length)];
      await vi.waitUntil(async () => (await there('channels')) !== null, { timeout: 60_000 });
      killed.push({ who: who ?? '', at: Date.now() });
      victims[who ?? 'exchange']();
    }
    await vi.waitUntil(() => servedAfter(killed.at(-1)?.at ?? 0) < Infinity, { timeout: 60_000 });
    await Promise.all([...loads.values()].map((load) => load.finish()));
    await vi.waitUntil(async () => (await there('channels'))?.length === 0, { timeout: 60_000 });
    await vi.waitUntil(async () => (await there('bridges'))?.length === 0, { timeout: 60_000 });
    const left = (name: string) =>
      readdirSync(join(folder, 'exchange', name)).filter((file) => file.endsWith('.json'));
    await vi.waitUntil(() => left('calls').length + left('outcomes').length === 0, {
      timeout: 60_000,
    });

    const told = Map.groupBy(outcomes(), ({ from }) => from);
    const deaths = killed.filter(({ who }) => who === 'asterisk');
    const faults: unknown[] = [];
    let served = 0;
    for (const kind of kinds) {
      for (const [from, messages] of callsOf(kind)) {
        const ids = new Set(told.get(from)?.map((one) => one.id));
        // Silence ends a message: a phone that an Asterisk does not know yet is not rung.
        const isMessage = told.get(from)?.some(({ outcome }) => outcome === 'voicemail');
        const has = (what: string, isSent: boolean) =>
          messages.some((one) => one.what === what && one.isSent === isSent);
        const wasServed = has('180 INVITE', false) || has('200 INVITE', false);
        if (wasServed) served += 1;
        const first = messages[0]?.at ?? 0;
        const last = messages.at(-1)?.at ?? 0;
        const mayBeCut = deaths.some((death) => death.at >= first - 100 && death.at <= last);
        const ended = messages.findIndex((one) => one.isSent && /^(BYE|CANCEL)$/.test(one.what));
        const cut = messages.findIndex((one) => !one.isSent && one.what === 'BYE');
        const isEnded = ended !== -1 && (cut === -1 || ended < cut);
        const isHungUp = has('200 BYE', false) || has('200 CANCEL', false) || mayBeCut;
        // A caller who acknowledged no answer has not talked: they gave up before it came.
        const talked = has('200 INVITE', false) && has('ACK', true);
        const isCut = talked && !isMessage && (isEnded ? !isHungUp : cut !== -1);
        if (ids.size > 1 || (wasServed && ids.size === 0))
          faults.push({ kind, from, ids: [...ids], messages });
        if (isCut) faults.push({ cut: kind, from, messages });
        if (has('603 INVITE', false)) faults.push({ declined: from });
      }
    }
    const again = killed.map((kill) => `${kill.who} ${servedAfter(kill.at) - kill.at}`);
    process.stdout.write(
      `${placed()} calls, ${served} served; ms until one is again: ${again.join(', ')}\n`,
    );
    expect(faults).toEqual([]);
  });
});
