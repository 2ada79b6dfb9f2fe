import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { ServiceAddress } from '@jackfield/contract';
import { exchangeEmergency, exchangeRunning } from '@jackfield/contract/api/exchange';
import type { RoutingConfig } from '@jackfield/domain/routing';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toneWave } from '../call/beep.ts';
import { HttpPortal } from './http-portal.ts';

const id = '00000001-0000-4000-8000-000000000000';
const person = '00000002-0000-4000-8000-000000000000';

const sound = '00000003-0000-4000-8000-000000000000';
const hash = 'a'.repeat(64);

const mainNumber = '+12515550100';
const number = {
  id,
  number: mainNumber,
  label: 'Main line',
  ownerType: 'company',
  ownerId: id,
  canText: true,
} as const;
const empty: RoutingConfig = {
  country: 'USA',
  numbers: [],
  companies: [],
  teams: [],
  people: [],
  menus: [],
  messages: [],
  blockedCallers: [],
  blockedNumbers: [],
  blockedCountries: [],
  allowedCountries: [],
  hold: null,
};

const office: ServiceAddress = {
  streetName: 'Dauphin Street',
  houseNumber: '1',
  addressLine2: '',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};

const lineOf = (version: number) => ({ config: { numbers: [{ label: `Line ${version}` }] } });

/** Stands in for the portal. */
class FakePortal {
  version = 1;
  isAway = false;
  /** Calls may not go out. */
  isKept = false;
  /** Until it is done, routing that was read is on its way. */
  slow: Promise<void> = Promise.resolve();
  /** Where the person of the web phone said to be. */
  place: { address: ServiceAddress; until: string } | null = null;
  /** How often a sound was asked for. */
  sounds = 0;
  /** Calls for help that it was told of. */
  readonly helped: unknown[] = [];
  readonly asked: string[] = [];
  readonly told: unknown[] = [];
  /** Of calls that go on. */
  readonly live: unknown[] = [];
  /** Where messages were sent to. */
  readonly left: unknown[] = [];
  #waiting: ServerResponse[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('No port was given.');
    return `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Something of the account is saved. */
  async save(): Promise<void> {
    this.version += 1;
    await vi.waitUntil(() => this.#waiting.length > 0);
    const phones = [{ name: 'd1', isRevoked: true }];
    const change = { accountId: id, version: this.version, phones };
    for (const response of this.#waiting.splice(0)) {
      response.end(
        JSON.stringify({ after: 'b', isWhole: true, accounts: [change], lights: ['d1001'] }),
      );
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://portal');
    const expected = `Basic ${Buffer.from('exchange:key').toString('base64')}`;
    if (this.isAway || request.headers.authorization !== expected) {
      response.writeHead(503).end();
    } else if (pathname.endsWith('/changes')) {
      if (searchParams.has('after')) this.#waiting.push(response);
      else response.end(JSON.stringify({ after: 'a', isWhole: true, accounts: [], lights: [] }));
    } else if (pathname.endsWith('.wav')) {
      this.sounds += 1;
      response.end('RIFF');
    } else if (/^\/api\/exchange\/(messages|recordings)\//.test(pathname)) {
      this.left.push(request.url);
      response.end(JSON.stringify({ refused: null }));
    } else if (pathname === '/api/support/call-permission') {
      const because = this.isKept ? 'noCredit' : null;
      response.end(JSON.stringify({ isAllowed: !this.isKept, because, stop: null }));
    } else if (pathname.endsWith('/running')) {
      const asked = v.parse(exchangeRunning.body, await json(request));
      const ends = asked.calls.slice(1).map((call) => ({ id: call.id, because: 'stopped' }));
      response.end(JSON.stringify({ ends }));
    } else if (pathname.endsWith('/emergency')) {
      this.helped.push(v.parse(exchangeEmergency.body, await json(request)));
      response.end(JSON.stringify({ isTaken: true }));
    } else if (pathname.endsWith('/live')) {
      this.live.push(await json(request));
      response.end(JSON.stringify({ refused: [] }));
    } else if (pathname.endsWith('/registrations')) {
      this.told.push(await json(request));
      response.end(JSON.stringify({ refused: ['d7'] }));
    } else if (pathname.endsWith('/outcomes')) {
      this.told.push(await json(request));
      response.end(JSON.stringify({ accepted: 1, known: 0, refused: [] }));
    } else {
      const asked = searchParams.get('number') ?? searchParams.get('phone') ?? '';
      this.asked.push(asked);
      const isKnown = [mainNumber, 'd1', 'web'].includes(asked);
      const answer = JSON.stringify(this.#account());
      await this.slow;
      if (isKnown) response.end(answer);
      else response.writeHead(404).end();
    }
  }

  #account() {
    return {
      account: { id, status: 'active', timeZone: 'America/Chicago' },
      version: this.version,
      config: { ...empty, numbers: [{ ...number, label: `Line ${this.version}` }] },
      extensions: [],
      phones: [
        { name: 'd1', teammateId: person },
        { name: 'web', teammateId: person, place: this.place },
      ],
      callerNumbers: [],
      media: [{ id: sound, sha256: hash }],
      emergency: { account: office, people: [], numbers: [] },
      recording: { region: '', people: [] },
    };
  }
}

describe('what the portal answers to calls', () => {
  let folder: string;
  let fake: FakePortal;
  let url: string;
  const revoked: string[] = [];
  const lights: unknown[] = [];
  const open: HttpPortal[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-'));
    fake = new FakePortal();
    url = await fake.listen();
    revoked.length = 0;
    lights.length = 0;
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((portal) => portal.close()));
    fake.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(): Promise<HttpPortal> {
    const portal = new HttpPortal({
      url,
      key: 'key',
      name: 'one',
      sip: { host: 'sip.example.com', port: 5060, transport: 'udp' },
      webSocket: 'ws://127.0.0.1:8088/ws',
      folder,
      sounds: join(folder, 'sounds'),
      recordings: join(folder, 'recording'),
      heard: join(folder, 'heard'),
      onPhones: (phones) => revoked.push(...phones.map(({ name }) => name)),
      onLights: (phones) => lights.push(phones),
      onRefused: () => {},
      onError: () => {},
    });
    open.push(portal);
    await portal.open();
    return portal;
  }

  it('is read once, and anew after a save', async () => {
    const portal = await start();
    expect(await portal.accountOf({ number: mainNumber })).toMatchObject({ id, ...lineOf(1) });
    // Before it hears of changes it asks each time.
    await vi.waitUntil(async () => {
      const before = fake.asked.length;
      await portal.accountOf({ number: mainNumber });
      return fake.asked.length === before;
    });
    await fake.save();
    await vi.waitUntil(() => revoked.includes('d1'));
    // What was missed before it began to hear is looked at whole.
    expect(lights).toEqual([null, ['d1001']]);
    expect(await portal.accountOf({ number: mainNumber })).toMatchObject(lineOf(2));
    expect(await portal.accountOf({ number: '+12515550000' })).toBeNull();
  });

  it('is not taken for new where it was read before a save and came after it', async () => {
    const portal = await start();
    const slow = Promise.withResolvers<void>();
    fake.slow = slow.promise;
    const reading = portal.accountOf({ number: mainNumber });
    await vi.waitUntil(() => fake.asked.length > 0);
    await fake.save();
    await vi.waitUntil(() => revoked.includes('d1'));
    slow.resolve();
    expect(await reading).toMatchObject(lineOf(1));
    expect(await portal.accountOf({ number: mainNumber })).toMatchObject(lineOf(2));
  });

  it('[CALL-16] tells for help where the person of a web phone has just said to be, for as long as that holds', async () => {
    const portal = await start();
    const addressFor = async (phone: string, isForHelp: boolean, at = Date.now()) =>
      (await portal.accountOf({ phone }, { isForHelp }))?.addressOf(person, phone, at);
    expect(await addressFor('web', true)).toEqual(office);
    // From now on it is asked for nothing that it holds.
    await vi.waitUntil(async () => {
      const before = fake.asked.length;
      await portal.accountOf({ phone: 'd1' });
      return fake.asked.length === before;
    });
    const home = { ...office, houseNumber: '7' };
    const until = Date.now() + 86_400_000;
    fake.place = { address: home, until: new Date(until).toISOString() };
    expect(await addressFor('d1', true)).toEqual(office);
    expect(await addressFor('web', false)).toEqual(office);
    expect(await addressFor('web', true)).toEqual(home);
    expect(await addressFor('web', true, until)).toEqual(office);
    // A portal that says nothing holds no call for help up.
    fake.slow = new Promise(() => {});
    const asksAt = performance.now();
    expect(await addressFor('web', true)).toEqual(home);
    expect(performance.now() - asksAt).toBeLessThan(1500);
  });

  it('is asked whether a call may go out; away, it keeps none back', async () => {
    const portal = await start();
    const account = await portal.accountOf({ number: mainNumber });
    if (account === null) throw new Error('There is no account.');
    const asked = [];
    for (const [isKept, isAway] of [
      [false, false],
      [true, false],
      [true, true],
    ] as const) {
      Object.assign(fake, { isKept, isAway });
      asked.push(await portal.mayCall(account, { to: '+442079460000', personId: null }));
    }
    expect(asked).toEqual([true, false, true]);
  });

  it('is told where calls are, by an exchange with its name', async () => {
    const portal = await start();
    await vi.waitUntil(() => fake.live.length > 0);
    const account = await portal.accountOf({ number: mainNumber });
    if (account === null) throw new Error('There is no account.');
    const at = Date.parse('2026-11-16T16:00:00Z');
    const call = {
      id: person,
      number: mainNumber,
      personId: null,
      from: '+12515550777',
      startedAt: at,
      phase: {
        kind: 'waiting',
        people: [person],
        teamId: null,
        keys: ['1'],
        isRecorded: false,
        since: at,
      },
    } as const;
    const node = { kind: 'company', id, name: 'Main line' } as const;
    portal.live.moved(account, call, { node, reason: 'It is open.', at });
    await vi.waitUntil(() => fake.live.length > 1);
    expect(fake.live).toMatchObject([
      { exchange: 'one', isWhole: true, calls: [] },
      {
        exchange: 'one',
        isWhole: false,
        calls: [
          {
            state: 'started',
            id: person,
            accountId: id,
            direction: 'inbound',
            from: '+12515550777',
            to: mainNumber,
            teammateId: null,
            startedAt: '2026-11-16T16:00:00.000Z',
            stop: { node: { name: 'Main line' }, reason: 'It is open.' },
            phase: {
              kind: 'waiting',
              teammateIds: [person],
              keys: ['1'],
              isRecorded: false,
              since: '2026-11-16T16:00:00.000Z',
            },
          },
        ],
      },
    ]);
  });

  it('[CALL-04] names the phones that may not sign in any more', async () => {
    const portal = await start();
    const signedIn = [{ name: 'd7', address: '192.0.2.7', program: '' }];
    await portal.tellRegistrations({ isWhole: true, signedIn, signedOut: [] });
    expect(fake.told).toMatchObject([
      {
        exchange: 'one',
        sip: { host: 'sip.example.com' },
        webSocket: 'ws://127.0.0.1:8088/ws',
        isWhole: true,
        signedIn,
      },
    ]);
    expect(revoked).toEqual(['d7']);
  });

  it('[CALL-11] goes on by what was read while the portal is away, after a restart too', async () => {
    await (await start()).accountOf({ number: mainNumber });
    fake.isAway = true;
    const portal = await start();
    const account = await portal.accountOf({ number: mainNumber });
    expect(account?.phonesOf(person)).toEqual(['d1', 'web']);
    await expect(portal.accountOf({ number: '+12515550000' })).rejects.toThrow('503');
  });

  it('[CALL-05] fetches what callers hear ahead and once, and has it while the portal is away', async () => {
    const first = await (await start()).accountOf({ number: mainNumber });
    const file = join(folder, 'sounds', hash);
    await vi.waitUntil(() => first?.soundOf(sound) === file);
    await fake.save();
    await (await start()).accountOf({ number: mainNumber });
    expect([await readdir(join(folder, 'sounds')), fake.sounds]).toEqual([[`${hash}.wav`], 1]);
    fake.isAway = true;
    const account = await (await start()).accountOf({ number: mainNumber });
    expect(account?.soundOf(sound)).toBe(file);
  });

  it('[CALL-07] asks which calls abroad are not to go on', async () => {
    const portal = await start();
    const account = await portal.accountOf({ number: mainNumber });
    if (account === null) throw new Error('There is no account.');
    const line = (lineId: string) => ({
      id: lineId,
      number: '+442079460000',
      from: null,
      personId: null,
      startedAt: 0,
      answeredAt: 60_000,
      endedAt: 60_000,
    });
    expect(await portal.linesToEnd(account, [line(id), line(person)])).toEqual([person]);
    fake.isAway = true;
    await expect(portal.linesToEnd(account, [line(id)])).rejects.toThrow('503');
  });

  it('[CALL-07] tells of a call for help once the portal listens, by the process that comes next too', async () => {
    const portal = await start();
    const account = await portal.accountOf({ number: mainNumber });
    if (account === null) throw new Error('There is no account.');
    fake.isAway = true;
    const call = { id: sound, personId: person, number: '911', from: mainNumber, address: null };
    await portal.tellOfHelp(account, { ...call, startedAt: 0 });
    await portal.close();
    fake.isAway = false;
    await start();
    await vi.waitUntil(() => fake.helped.length > 0);
    expect(fake.helped).toMatchObject([
      { id: sound, accountId: id, teammateId: person, number: '911', from: mainNumber },
    ]);
    await vi.waitUntil(async () => (await readdir(join(folder, 'emergency'))).length === 0);
  });

  it('[CALL-11] [REC-01] tells how calls went, what callers said and what was recorded, once the portal listens again', async () => {
    const portal = await start();
    const account = await portal.accountOf({ number: mainNumber });
    if (account === null) throw new Error('There is no account.');
    fake.isAway = true;
    const at = Date.parse('2026-11-16T16:00:00Z');
    await mkdir(join(folder, 'recording'));
    for (const name of ['message', 'talk']) {
      await writeFile(join(folder, 'recording', `${name}.wav`), toneWave(400, 2));
    }
    await portal.tell(account, {
      id: person,
      number: mainNumber,
      from: null,
      personId: null,
      isOutside: false,
      stops: [],
      outside: [],
      end: null,
      answeredBy: null,
      voicemail: { ownerId: person, at, recording: 'message' },
      recorded: [{ id: sound, recording: 'talk', bridge: 'b', personId: person, startedAt: at }],
      startedAt: at,
      answeredAt: null,
      endedAt: at,
    });
    await portal.close();
    fake.isAway = false;
    await start();
    await vi.waitUntil(() => fake.told.length > 0 && fake.left.length > 1);
    expect(fake.left.toSorted()).toEqual([
      `/api/exchange/messages/${person}?${new URLSearchParams({
        accountId: id,
        box: 'teammate',
        boxId: person,
        from: '',
        leftAt: '2026-11-16T16:00:00.000Z',
      })}`,
      `/api/exchange/recordings/${sound}?${new URLSearchParams({
        accountId: id,
        callId: person,
        teammateId: person,
        startedAt: '2026-11-16T16:00:00.000Z',
      })}`,
    ]);
    expect(fake.told).toMatchObject([{ calls: [{ id: person, outcome: 'missed' }] }]);
    expect(await readdir(join(folder, 'outcomes'))).toEqual([]);
  });
});
