import { join } from 'node:path';
import type { RoutingConfig } from '@jackfield/domain/routing';
import {
  account,
  company,
  mainNumber,
  person,
  team,
  to,
} from '@jackfield/domain/routing/sample-account';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { callParts } from '../../test/wire/call-parts.ts';
import { describeWire } from '../../test/wire/describe-wire.ts';
import type { AgentCall } from '../../test/wire/sip-agent.ts';
import { Softphone } from '../../test/wire/softphone.ts';
import { WireExchange, type Witnessed } from '../../test/wire/wire-exchange.ts';
import type { CallRecord, HelpCall } from '../portal/portal.ts';
import { callAccount } from '../portal/sample-call-account.ts';
import { CallFiles } from './call-files.ts';
import { Calls } from './calls.ts';

const outside = '+12515550199';
const names = ['Ana', 'Ben', 'Cid'];
const address = {
  streetName: 'Dauphin Street',
  houseNumber: '1',
  addressLine2: 'Floor 2',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};
const config: RoutingConfig = account({
  companies: [
    company({ businessHour: alwaysOpenIn('America/Chicago'), openHour: to('team', 'Sales') }),
  ],
  teams: [team('Sales', { memberIds: ['Ana', 'Cid'], option: 'single' })],
  people: names.map((name) => person(name)),
});

describeWire('calls of telephones on a real Asterisk', (asterisk) => {
  const records: CallRecord[] = [];
  const errors: unknown[] = [];
  const helped: HelpCall[] = [];
  const seen: Witnessed[] = [];
  const signedOut = new Set<string>();
  const running: Softphone[] = [];
  const atCarrier: AgentCall[] = [];
  let wire: WireExchange;

  beforeAll(async () => {
    wire = await WireExchange.start(asterisk, { from: 28_700, to: 28_800 });
    wire.portal.phones = names.map((name) => ({
      name: name.toLowerCase(),
      password: `Pass-${name}-1`,
    }));
    const own = callAccount(config, {
      phonesOf: (id) => [id.toLowerCase()],
      personWith: (sipName) => names.find((name) => name.toLowerCase() === sipName) ?? null,
      colleagueAt: (extension) => {
        const id = names[Number(extension) - 101];
        return id === undefined ? null : { kind: 'teammate', id };
      },
      addressOf: () => address,
      holdMusicOf: () => [wire.sound('music')],
    });
    const calls = new Calls(
      callParts(wire, {
        kept: new CallFiles(join(wire.options.folder, 'calls'), (error) => errors.push(error)),
        signTones: { in: wire.sound('signed-in'), out: wire.sound('signed-out') },
        signQueues: (_, who) => {
          const isSignedOut = !signedOut.delete(who);
          if (isSignedOut) signedOut.add(who);
          return Promise.resolve({ isSignedOut });
        },
        tellOfHelp: (_, call) => helped.push(call),
      }),
      {
        portal: {
          accountOf: () => Promise.resolve(own),
          heldAccount: () => own,
          tell: (_, told) => Promise.resolve(void records.push(told)),
        },
        onError: (error) => errors.push(error),
      },
    );
    wire.onEvent = (event) => calls.take(event);
    wire.onWitnessed = (event) => seen.push(event);
    wire.carrier.onCall = (call) => {
      atCarrier.push(call);
      call.answer(200, 'OK');
    };
  });
  beforeEach(() => {
    for (const list of [records, errors, helped, seen, atCarrier]) list.length = 0;
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.stop()));
  });
  afterAll(() => wire.stop());

  async function phone(name: string, does: { answers?: boolean } = {}): Promise<Softphone> {
    const place = { folder: wire.options.folder, port: wire.options.sip.port };
    const row = { name: name.toLowerCase(), password: `Pass-${name}-1` };
    const started = await Softphone.start(asterisk, place, row, does);
    running.push(started);
    await started.until(/200 OK/);
    return started;
  }
  const dial = (caller: Softphone, dialled: string) =>
    caller.command(`dial sip:${dialled}@127.0.0.1:${wire.options.sip.port}`);
  /** Channels that talk now, by the endpoint that they are of. */
  const talking = async () => {
    const bridges = await wire.ari.request<{ channels: string[] }[]>('GET', 'bridges');
    const channels = await wire.ari.request<{ id: string; name: string }[]>('GET', 'channels');
    const inBridge = new Set(bridges.flatMap((bridge) => bridge.channels));
    return channels
      .flatMap(({ id, name }) =>
        inBridge.has(id) ? [name.replace(/^PJSIP\/(.*)-\w+$/, '$1')] : [],
      )
      .toSorted();
  };
  const untilTalk = (...who: string[]) =>
    vi.waitUntil(async () => (await talking()).join() === who.toSorted().join(), {
      timeout: 60_000,
    });
  async function record(): Promise<CallRecord | undefined> {
    await wire.untilNothingLeft();
    expect(errors).toEqual([]);
    return records[0];
  }
  const callIn = () =>
    wire.carrier.call(
      { user: mainNumber, at: { address: '127.0.0.1', port: wire.options.sip.port } },
      { from: '+13125550142', speech: { address: '127.0.0.2', port: 9 } },
    );

  it('[CALL-07] ring a colleague by extension, who sees who calls', async () => {
    const ben = await phone('Ben', { answers: true });
    const ana = await phone('Ana');
    dial(ana, '102');
    await untilTalk('ana', 'ben');
    expect(ben.said).toContain('ana@');
    ana.command('hangup');
    expect(await record()).toMatchObject({ number: '102', answeredBy: 'Ben', personId: 'Ana' });
  });

  it('[CALL-07] go out by the trunk with a number of the account', async () => {
    const ana = await phone('Ana');
    dial(ana, '2515550199');
    await untilTalk('ana', 'trunk-loop');
    const [line] = atCarrier;
    expect([line?.user, line?.from]).toEqual([outside, mainNumber]);
    line?.hangUp();
    expect(await record()).toMatchObject({ isOutside: true, answeredBy: outside });
  });

  it('[CALL-07] for help carry the address of who calls, and are told of while they ring', async () => {
    const ana = await phone('Ana');
    dial(ana, '911');
    await untilTalk('ana', 'trunk-loop');
    const [line] = atCarrier;
    expect(line?.user).toBe('911');
    expect(line?.offered).toMatch(/<ca:A3>Mobile<.*<ca:RD>Dauphin Street<.*<ca:PC>36602</s);
    expect(helped).toMatchObject([{ number: '911', personId: 'Ana', address }]);
    line?.hangUp();
    await record();
  });

  it('[CALL-08] send on who they talk to, and are done once somebody took it', async () => {
    const ana = await phone('Ana', { answers: true });
    await phone('Ben', { answers: true });
    const caller = callIn();
    await untilTalk('ana', 'trunk-loop');
    ana.command(`transfer sip:102@127.0.0.1:${wire.options.sip.port}`);
    await untilTalk('ben', 'trunk-loop');
    caller.hangUp();
    const told = await record();
    expect(told?.stops.slice(-3).map(({ node }) => node.name)).toEqual(['Sales', 'Ana', 'Ben']);
  });

  it('[CALL-08] get back who they sent on when nobody takes them', async () => {
    const ana = await phone('Ana', { answers: true });
    const caller = callIn();
    await untilTalk('ana', 'trunk-loop');
    const refused = Promise.withResolvers<void>();
    wire.carrier.onCall = (call) => {
      call.on('over', refused.resolve);
      call.answer(486, 'Busy Here');
    };
    ana.command(`transfer sip:${outside}@127.0.0.1:${wire.options.sip.port}`);
    await refused.promise;
    await untilTalk('ana', 'trunk-loop');
    caller.hangUp();
    expect(await record()).toMatchObject({ outside: [{ number: outside, answeredAt: null }] });
  });

  it('[CALL-08] play hold music to who is on hold', async () => {
    const ana = await phone('Ana', { answers: true });
    const caller = callIn();
    await untilTalk('ana', 'trunk-loop');
    ana.command('hold');
    const music = () => seen.filter(({ playback }) => playback?.media_uri.endsWith('music')).length;
    await vi.waitUntil(() => music() > 1, { timeout: 60_000 });
    ana.command('resume');
    await untilTalk('ana', 'trunk-loop');
    caller.hangUp();
    await record();
  });

  it('[CALL-08] take what rings in their team', async () => {
    await phone('Ana');
    const cid = await phone('Cid');
    const caller = callIn();
    await vi.waitUntil(() => caller.statuses.includes(180), { timeout: 60_000 });
    dial(cid, '*8');
    await untilTalk('cid', 'trunk-loop');
    caller.hangUp();
    expect(await record()).toMatchObject({ answeredBy: 'Cid' });
  });

  it('[LIVE-02] sign out of queues and in again by *45, and hear which, without a record', async () => {
    const ana = await phone('Ana');
    const heard = () => seen.flatMap(({ playback }) => playback?.media_uri.split('/').at(-1) ?? []);
    const idle = () =>
      vi.waitUntil(async () => (await wire.ari.request<object[]>('GET', 'channels')).length === 0, {
        timeout: 60_000,
      });
    for (const tones of [['signed-out'], ['signed-out', 'signed-in']]) {
      dial(ana, '*45');
      await vi.waitUntil(() => heard().length === tones.length, { timeout: 60_000 });
      expect(heard()).toEqual(tones);
      await idle();
    }
    expect([...signedOut]).toEqual([]);
    expect(records).toEqual([]);
    expect(errors).toEqual([]);
  });
});
