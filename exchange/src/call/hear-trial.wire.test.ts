import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TrialProgress } from '@jackfield/contract/api/call-trial';
import {
  account,
  company,
  mainNumber,
  menu,
  person,
  to,
} from '@jackfield/domain/routing/sample-account';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { callParts } from '../../test/wire/call-parts.ts';
import { describeWire } from '../../test/wire/describe-wire.ts';
import { pitchesIn } from '../../test/wire/pitches.ts';
import { Speech } from '../../test/wire/speech.ts';
import { WireExchange } from '../../test/wire/wire-exchange.ts';
import { callAccount } from '../portal/sample-call-account.ts';
import { toneWave } from './beep.ts';
import { CallFiles } from './call-files.ts';
import { Calls } from './calls.ts';

/** Pitches by the sounds that have them, in hertz; the beep has its own. */
const pitchOf = { unsaved: 620, 'greeting-Ben': 760, beep: 1000 } as const;
const pitches = Object.values(pitchOf);

const stored = account({
  people: [person('Ana'), person('Ben')],
  companies: [company({ openHour: to('message', 'closed.wav') })],
});
/** What a form holds: a menu, with a greeting of its own. */
const config = {
  ...stored,
  companies: [company({ openHour: to('ivr', 'Menu') })],
  menus: [
    menu('Menu', {
      keys: [{ input: '1', action: 'teammate', actionId: 'Ben' }],
      menuMedia: { greeting: 'unsaved', exitMedia: null, invalidMedia: null, transferMedia: null },
    }),
  ],
};

describeWire('a tried call that a phone of a real Asterisk hears', (asterisk) => {
  const errors: unknown[] = [];
  const told: unknown[] = [];
  const progress: TrialProgress[] = [];
  const played: string[] = [];
  /** Telephones that rang. */
  let rang = 0;
  let wire: WireExchange;
  let kept: CallFiles;

  beforeAll(async () => {
    wire = await WireExchange.start(asterisk, { from: 29_570, to: 29_600 });
    wire.portal.phones = [{ name: 'ana' }, { name: 'ben' }];
    for (const [name, pitch] of Object.entries(pitchOf)) {
      writeFileSync(join(wire.options.folder, 'sounds', `${name}.wav`), toneWave(pitch, 0.6));
    }
    kept = new CallFiles(join(wire.options.folder, 'calls'), (error) => errors.push(error));
    const accountBy = (routing: typeof stored) =>
      callAccount(routing, {
        personWith: (phone) => (phone === 'ana' ? 'Ana' : null),
        phonesOf: (id) => [id.toLowerCase()],
        soundOf: (id) => wire.sound(id),
        greetingOf: (id) => wire.sound(`greeting-${id}`),
      });
    wire.phones.onCall = () => {
      rang += 1;
    };
    const calls = new Calls(
      callParts(wire, {
        kept,
        live: { moved: (_, call) => void told.push(call), ended: (id) => void told.push(id) },
        trials: {
          open: async ({ phone, code }) => {
            if (phone !== 'ana' || code !== '123456') return null;
            // Wednesday, 10:00 am in Chicago.
            const at = Date.parse('2026-11-18T16:00:00Z');
            const outcomes = { byId: { Ben: 'silent' } } as const;
            return {
              account: accountBy(config),
              call: { number: mainNumber, from: null, at, outcomes },
            };
          },
          move: (_, next) => void progress.push(next),
        },
      }),
      {
        portal: {
          accountOf: () => Promise.resolve(accountBy(stored)),
          heldAccount: () => accountBy(stored),
          tell: (_, record) => Promise.resolve(void told.push(record)),
        },
        onError: (error) => errors.push(error),
      },
    );
    wire.onEvent = (event) => calls.take(event);
    wire.onWitnessed = ({ type, playback }) => {
      if (type === 'PlaybackStarted') played.push(basename(playback?.media_uri ?? ''));
      if (type === 'RecordingStarted') told.push('recorded');
    };
  });
  afterAll(() => wire.stop());

  it('[CALL-16] hears the greeting that is not saved, presses a key, and leaves no trace', async () => {
    const speech = await Speech.open('127.0.0.1');
    speech.listen();
    const call = wire.phones.call(
      { user: '*99123456', at: wire.options.sip },
      { from: 'ana', speech: speech.own },
    );
    await vi.waitUntil(() => played.includes('unsaved'), 20_000);
    if (!call.speech) throw new Error('The menu is not answered.');
    await vi.waitUntil(() => pitchesIn(speech.heard, pitches).length > 0, 20_000);
    await speech.press('1', call.speech);
    await vi.waitUntil(() => call.ending !== null, 30_000);
    speech.close();
    expect(pitchesIn(speech.heard, pitches)).toEqual([620, 760, 1000, 1000]);
    expect(progress.at(-1)).toEqual({ inputs: ['1'], step: 4, isOver: true });
    expect([rang, told, kept.all(), errors]).toEqual([0, [], [], []]);
    await wire.untilNothingLeft();
  });
});
