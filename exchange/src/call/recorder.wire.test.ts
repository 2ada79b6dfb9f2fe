import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { recordingOf } from '@jackfield/domain/call-recording';
import { account, company, mainNumber, person, to } from '@jackfield/domain/routing/sample-account';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { callParts } from '../../test/wire/call-parts.ts';
import { describeWire } from '../../test/wire/describe-wire.ts';
import { pitchesIn, samplesOf } from '../../test/wire/pitches.ts';
import type { AgentCall } from '../../test/wire/sip-agent.ts';
import { Speech } from '../../test/wire/speech.ts';
import { WireExchange } from '../../test/wire/wire-exchange.ts';
import type { CallRecord } from '../portal/portal.ts';
import { callAccount } from '../portal/sample-call-account.ts';
import { toneWave } from './beep.ts';
import { Calls } from './calls.ts';
import { KeptInMemory } from './trial-exchange.ts';

/** In hertz: of the notice, and of what both say before and after the process has died. */
const pitches = { notice: 1000, caller: 420, ana: 660, callerAgain: 540, anaAgain: 780 };
const all = Object.values(pitches);
/** In their order; a tone with a packet that came late is one. */
const tonesIn = (samples: readonly number[]) =>
  pitchesIn(samples, all).filter((pitch, at, found) => pitch !== found[at - 1]);

const until = (isSo: () => boolean | Promise<boolean>) =>
  vi.waitUntil(isSo, { timeout: 60_000, interval: 10 });

describeWire('a talk that a real Asterisk records', (asterisk) => {
  const errors: unknown[] = [];
  const records: CallRecord[] = [];
  const kept = new KeptInMemory();
  let wire: WireExchange;
  let calls: Calls;
  let caller: Speech;
  let ana: Speech;
  let notice: string;

  /** A process that carries calls out. */
  function begin(): Calls {
    const config = account({
      companies: [
        company({
          businessHour: alwaysOpenIn('America/Chicago'),
          openHour: to('teammate', 'Ana'),
        }),
      ],
      people: [person('Ana')],
    });
    const told = callAccount(config, {
      phonesOf: (id) => (id === 'Ana' ? ['ana'] : []),
      // In California both sides are told first.
      recordingOf: (_, talk) =>
        recordingOf({ inbound: true, outbound: false }, { ...talk, country: 'USA', region: 'CA' }),
      recordingNotice: notice,
    });
    return new Calls(
      callParts(wire, {
        kept,
      }),
      {
        portal: {
          accountOf: async () => told,
          heldAccount: () => told,
          tell: async (_, record) => void records.push(record),
        },
        onError: (error) => errors.push(error),
      },
    );
  }

  beforeAll(async () => {
    wire = await WireExchange.start(asterisk, { from: 29_200, to: 29_300 });
    const { address, port } = wire.phones.own;
    wire.portal.phones = [{ name: 'ana', contact: `sip:ana@${address}:${port}` }];
    notice = join(wire.options.folder, 'sounds', 'notice');
    writeFileSync(`${notice}.wav`, toneWave(pitches.notice, 0.4));
    caller = await Speech.open(wire.carrier.own.address);
    ana = await Speech.open(address);
    for (const speech of [caller, ana]) speech.listen();
    wire.phones.speech = ana.own;
    wire.onEvent = (event) => calls.take(event);
    calls = begin();
  });

  afterAll(async () => {
    await wire.stop();
    caller.close();
    ana.close();
  });

  it('[REC-01] begins once both heard the notice, and holds both in one file, whatever dies', async () => {
    let phone: AgentCall | null = null;
    wire.phones.onCall = (call) => {
      phone = call;
      call.answer(200, 'OK');
    };
    const placed = wire.carrier.call(
      { user: mainNumber, at: wire.options.sip },
      { from: '+12515550777', speech: caller.own },
    );
    const talks = () => kept.all().some(({ recorded }) => recorded.length > 0);
    await until(talks);
    const isTogether = async () => {
      const bridges = await wire.ari.request<{ channels: string[] }[]>('GET', 'bridges');
      return bridges.some(({ channels }) => channels.length === 2);
    };
    await until(isTogether);
    const [toCaller, toAna] = [placed.speech, (phone as AgentCall | null)?.speech];
    if (!toCaller || !toAna) throw new Error('Nobody takes speech.');
    await caller.say(pitches.caller, 0.6, toCaller);
    await ana.say(pitches.ana, 0.6, toAna);

    calls.lose();
    await caller.say(pitches.callerAgain, 0.6, toCaller);
    calls = begin();
    await calls.look();
    await ana.say(pitches.anaAgain, 0.6, toAna);
    placed.hangUp();
    await until(() => records.length > 0);

    const [{ recorded } = { recorded: [] }] = records;
    expect(recorded.map(({ personId }) => personId)).toEqual(['Ana']);
    const file = `${recorded[0]?.recording}.wav`;
    const wave = await readFile(join(wire.options.folder, 'spool', 'recording', file));
    const said = [pitches.caller, pitches.ana, pitches.callerAgain, pitches.anaAgain];
    expect(tonesIn(samplesOf(wave))).toEqual(said);
    expect(tonesIn(caller.heard)).toEqual([pitches.notice, pitches.ana, pitches.anaAgain]);
    expect(tonesIn(ana.heard)).toEqual([pitches.notice, pitches.caller, pitches.callerAgain]);
    expect(errors).toEqual([]);
    await wire.untilNothingLeft();
  });
});
