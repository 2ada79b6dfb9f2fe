import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtInMedia } from '@jackfield/contract/api/media';
import { account, person } from '@jackfield/domain/routing/sample-account';
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

const message = 620;

describeWire('messages heard by a phone of a real Asterisk', (asterisk) => {
  const errors: unknown[] = [];
  const changed: string[] = [];
  /** What began to play, by the names of the files. */
  const played: string[] = [];
  let wire: WireExchange;
  let wrongPins = 0;

  beforeAll(async () => {
    wire = await WireExchange.start(asterisk, { from: 29_530, to: 29_560 });
    wire.portal.phones = [{ name: 'ana' }];
    const file = join(wire.options.folder, 'sounds', 'left');
    writeFileSync(`${file}.wav`, toneWave(message, 0.6));
    const own = callAccount(account({ people: [person('Ana')] }), {
      personWith: (phone) => (phone === 'ana' ? 'Ana' : null),
      soundOf: (id) => wire.sound(id),
    });
    const calls = new Calls(
      callParts(wire, {
        kept: new CallFiles(join(wire.options.folder, 'calls'), (error) => errors.push(error)),
        phoneVoicemail: {
          async open({ pin }) {
            if (pin === '2468') return { opening: 'open', messages: [{ id: 'm1' }] };
            if (pin !== null) wrongPins += 1;
            if (wrongPins >= 5) return { opening: 'locked', messages: [] };
            return { opening: pin === null ? 'ask' : 'wrong', messages: [] };
          },
          hear: (_, __, play) => play(file),
          change: (_, id, change) => Promise.resolve(void changed.push(`${change} ${id}`)),
        },
      }),
      {
        portal: {
          accountOf: () => Promise.resolve(own),
          heldAccount: () => own,
          tell: () => Promise.resolve(),
        },
        onError: (error) => errors.push(error),
      },
    );
    wire.onEvent = (event) => calls.take(event);
    wire.onWitnessed = ({ type, playback }) => {
      if (type === 'PlaybackStarted') played.push(basename(playback?.media_uri ?? ''));
    };
  });
  afterAll(() => wire.stop());

  /** Dials `*97`, and presses keys each time that a prompt begins. */
  async function dial(answers: (prompt: string) => string) {
    const speech = await Speech.open('127.0.0.1');
    speech.listen();
    const call = wire.phones.call(
      { user: '*97', at: wire.options.sip },
      { from: 'ana', speech: speech.own },
    );
    const begun = played.length;
    for (let next = begun; call.ending === null; ) {
      await vi.waitUntil(() => call.ending !== null || played.length > next, 20_000);
      for (const prompt of played.slice(next)) {
        next += 1;
        for (const key of answers(prompt)) {
          if (call.speech) await speech.press(key, call.speech);
        }
      }
    }
    speech.close();
    return { heard: pitchesIn(speech.heard, [message]), played: played.slice(begun) };
  }

  it('[MSG-04] plays by the PIN, deletes by a key, and closes after five wrong PINs', async () => {
    const right = await dial((prompt) => {
      if (prompt === builtInMedia.pinAsk) return '2468#';
      return prompt === builtInMedia.messagesChoice ? '3' : '';
    });
    expect(right.heard).toContain(message);
    expect(right.played.slice(-2)).toEqual([
      builtInMedia.messagesDeleted,
      builtInMedia.messagesOver,
    ]);
    expect(changed).toEqual(['heard m1', 'deleted m1']);
    const wrong = await dial((prompt) => (prompt === builtInMedia.pinAsk ? '1357#' : ''));
    expect(wrong.played.filter((one) => one === builtInMedia.pinAsk)).toHaveLength(5);
    expect(wrong.played.at(-1)).toBe(builtInMedia.pinLocked);
    expect(errors).toEqual([]);
    await wire.untilNothingLeft();
  });
});
