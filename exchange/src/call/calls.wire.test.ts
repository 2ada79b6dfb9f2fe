import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoutingConfig } from '@jackfield/domain/routing';
import {
  account,
  company,
  mainNumber,
  menu,
  person,
  team,
  to,
} from '@jackfield/domain/routing/sample-account';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { optionsFor } from '../../test/wire/asterisk-options.ts';
import { placeCall } from '../../test/wire/carrier-call.ts';
import { callParts } from '../../test/wire/call-parts.ts';
import { describeWire } from '../../test/wire/describe-wire.ts';
import { isTaken } from '../../test/wire/ports.ts';
import { PortalRows } from '../../test/wire/portal-rows.ts';
import { calledAtCarrier, refusedTrunkCall } from '../../test/wire/sipp.ts';
import { Softphone } from '../../test/wire/softphone.ts';
import { Ari } from '../ari/ari.ts';
import type { Channel } from '../ari/events.ts';
import { AsteriskServer } from '../asterisk/asterisk-server.ts';
import type { AsteriskOptions } from '../asterisk/options.ts';
import type { CallRecord } from '../portal/portal.ts';
import { callAccount } from '../portal/sample-call-account.ts';
import { beepWave } from './beep.ts';
import { CallFiles } from './call-files.ts';
import { Calls } from './calls.ts';
import { createClock } from './clock.ts';

const phones = ['ana', 'ben'].map((name) => ({ name, password: `Secret-${name}-12` }));
const owner: Record<string, string> = { Ana: 'ana', Ben: 'ben' };
const atAnyTime = { businessHour: alwaysOpenIn('America/Chicago') };

describeWire('calls on a real Asterisk', (asterisk) => {
  const portal = new PortalRows();
  const records: CallRecord[] = [];
  const errors: unknown[] = [];
  const running: Softphone[] = [];
  let config: RoutingConfig;
  /** Waiting goes by faster. */
  let isFast = false;
  let options: AsteriskOptions;
  let place: { folder: string; port: number };
  let server: AsteriskServer;
  let ari: Ari;

  beforeAll(async () => {
    options = await optionsFor(portal, 27_000);
    portal.phones = phones;
    const { folder } = options;
    writeFileSync(join(folder, 'beep.wav'), beepWave());
    place = { folder, port: options.sip.port };
    server = new AsteriskServer(options, { run: asterisk.run, say: () => {} });
    await server.start();
    const connected = Promise.withResolvers<void>();
    ari = new Ari({
      url: `http://127.0.0.1:${options.ari.port}`,
      user: 'jackfield',
      password: options.ari.password,
      app: 'jackfield',
      onEvent: (event) => calls.take(event),
      onConnected: connected.resolve,
      onLost: () => {},
    });
    const calls = new Calls(
      callParts(
        { ari, beep: join(folder, 'beep') },
        {
          clock: {
            now: Date.now,
            after: (...asked) => createClock(isFast ? 20 : 1).after(...asked),
          },
          kept: new CallFiles(join(folder, 'calls'), (error) => errors.push(error)),
        },
      ),
      {
        portal: {
          accountOf: async (asked) =>
            'number' in asked && config.numbers.every(({ number }) => number !== asked.number)
              ? null
              : callAccount(config, {
                  phonesOf: (id) => (owner[id] ? [owner[id]] : []),
                  personWith: (name) => (name === 'ana' ? 'Ana' : 'Ben'),
                  colleagueAt: (extension) =>
                    extension === '102' ? { kind: 'teammate', id: 'Ben' } : null,
                }),
          heldAccount: () => null,
          tell: async (_, told) => void records.push(told),
        },
        onError: (error) => errors.push(error),
      },
    );
    await connected.promise;
  });

  beforeEach(() => {
    records.length = 0;
    errors.length = 0;
    isFast = false;
  });

  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.stop()));
  });

  afterAll(async () => {
    ari.close();
    await server.stop();
    portal.close();
    rmSync(options.folder, { recursive: true });
  });

  async function phone(name: string, manner: 'answers' | 'rings'): Promise<void> {
    const row = phones.find((one) => one.name === name);
    if (!row) throw new Error(`There is no phone ${name}.`);
    const started = await Softphone.start(asterisk, place, row, { answers: manner === 'answers' });
    running.push(started);
    await started.until(/200 OK/);
  }

  async function record(): Promise<CallRecord> {
    await vi.waitUntil(() => records.length > 0 || errors.length > 0, { timeout: 60_000 });
    expect(errors).toEqual([]);
    await vi.waitUntil(async () => (await ari.request<Channel[]>('GET', 'channels')).length === 0, {
      timeout: 60_000,
    });
    expect(await ari.request<unknown[]>('GET', 'bridges')).toEqual([]);
    return records[0] as CallRecord;
  }

  it('[CALL-02] rings a team, and who answers first talks', async () => {
    config = account({
      companies: [company({ ...atAnyTime, openHour: to('team', 'Sales') })],
      teams: [team('Sales', { memberIds: ['Ana', 'Ben'] })],
      people: [person('Ana'), person('Ben')],
    });
    await phone('ana', 'rings');
    await phone('ben', 'answers');
    const answers = await placeCall(asterisk, place, { called: mainNumber, stays: 500 });
    expect(answers).toContain(180);
    const told = await record();
    expect(told).toMatchObject({ answeredBy: 'Ben', end: { kind: 'answered' } });
    expect(told.endedAt - (told.answeredAt ?? 0)).toBeGreaterThan(400);
  });

  it('[CALL-02] takes a message where nobody answers', async () => {
    config = account({
      companies: [company({ ...atAnyTime, openHour: to('teammate', 'Ana') })],
      people: [person('Ana', { missedCall: { actionType: 'voicemail', actionValue: null } })],
    });
    const [row] = phones;
    if (row) await phone(row.name, 'rings');
    isFast = true;
    await placeCall(asterisk, place, { called: mainNumber, stays: 2500 });
    const told = await record();
    expect(told).toMatchObject({ answeredBy: null, end: { kind: 'voicemail' } });
    expect(told.stops.map(({ node }) => node.name)).toEqual([
      '+1 (251) 555-0100',
      'Main line',
      'Ana',
      'Ana',
    ]);
    const kept = readdirSync(join(options.folder, 'spool', 'recording'));
    expect(kept).toEqual([`${told.voicemail?.recording}.wav`]);
  });

  it('[CALL-02] calls an outside number by the trunk, with a number of the account', async () => {
    config = account({
      companies: [
        company({ ...atAnyTime, openHour: { actionType: 'number', actionValue: '+12515550199' } }),
      ],
    });
    const [{ host } = { host: '' }] = options.trunks;
    const called = calledAtCarrier(asterisk, place, host);
    await vi.waitUntil(() => isTaken(host), { timeout: 60_000 });
    const answers = await refusedTrunkCall(asterisk, place, { called: mainNumber, code: 486 });
    expect(answers).toContain(180);
    expect(answers.at(-1)).toBe(486);
    expect(await called).toBe('+12515550199');
    expect(await record()).toMatchObject({ answeredBy: null, end: { kind: 'external' } });
  });

  it('sends emergency calls of a phone to the first trunk', async () => {
    config = account();
    const [{ host } = { host: '' }] = options.trunks;
    const called = calledAtCarrier(asterisk, place, host);
    await vi.waitUntil(() => isTaken(host), { timeout: 60_000 });
    const [row] = phones;
    if (row) running.push(await Softphone.start(asterisk, place, row, { dial: '911' }));
    expect(await called).toBe('911');
  });

  it.each([
    ['a caller who is blocked', mainNumber, 403],
    ['a number that nobody has', '+12515550000', 404],
  ])('[CALL-02] refuses %s', async (_what, called, code) => {
    config = account({ blockedCallers: ['+13125550142'] });
    const answers = await refusedTrunkCall(asterisk, place, { called, code });
    expect(answers).toEqual([100, code]);
  });

  it('[CALL-02] follows the key of a menu to whom it leads', async () => {
    config = account({
      companies: [company({ ...atAnyTime, openHour: to('ivr', 'Menu') })],
      menus: [
        menu('Menu', {
          keys: [
            { input: '1', action: 'teammate', actionId: 'Ben' },
            { input: '2', action: 'teammate', actionId: 'Ana' },
          ],
          retries: 2,
          timeout: 5,
        }),
      ],
      people: [person('Ana'), person('Ben')],
    });
    await phone('ana', 'answers');
    await placeCall(asterisk, place, { called: mainNumber, presses: ['7', '2'], stays: 1500 });
    expect(await record()).toMatchObject({ answeredBy: 'Ana', end: { kind: 'answered' } });
  });
});
