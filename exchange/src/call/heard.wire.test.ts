import { createServer } from 'node:http';
import { once } from 'node:events';
import { basename } from 'node:path';
import {
  account,
  company,
  mainNumber,
  menu,
  person,
  team,
  to,
  voicemailOf,
} from '@jackfield/domain/routing/sample-account';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type CallStory, greetingOf, music } from '../../test/wire/call-story.ts';
import { describeWire } from '../../test/wire/describe-wire.ts';
import { Lanes } from '../../test/wire/lanes.ts';
import { pitchesIn } from '../../test/wire/pitches.ts';
import { WireExchange } from '../../test/wire/wire-exchange.ts';
import { toneWave } from './beep.ts';

/** Pitches by the sounds that have them, in hertz; the beep has its own. */
const pitchOf: Readonly<Record<string, number>> = {
  'hello.wav': 300,
  'wrong.wav': 420,
  [music]: 540,
  [greetingOf('Ana')]: 660,
  'closed.wav': 780,
  beep: 1000,
};
const pitches = Object.values(pitchOf);
const names = (heard: readonly number[]) =>
  pitchesIn(heard, pitches).map((pitch) => Object.keys(pitchOf)[pitches.indexOf(pitch)]);
const atAnyTime = { businessHour: alwaysOpenIn('America/Chicago') };

const story = (change: Partial<CallStory>): CallStory => ({
  config: account(),
  number: mainNumber,
  from: '+13125550142',
  at: Date.parse('2026-11-16T16:00:00Z'),
  inputs: [],
  manners: { Ana: 'rings' },
  outside: 'busy',
  mayCall: true,
  fullQueues: [],
  pressesEarly: false,
  hangsUp: 'caller',
  ...change,
});

describeWire('what callers of a real Asterisk hear', (asterisk) => {
  let wire: WireExchange;
  let calls: Lanes;
  /** The portal's sounds: told by their addresses, kept for a year. */
  const media = createServer(({ url = '' }, response) => {
    const wave = toneWave(pitchOf[basename(url)] ?? 0, 0.4);
    response.writeHead(200, { 'content-type': 'audio/wav', 'cache-control': 'max-age=31536000' });
    response.end(wave);
  });

  beforeAll(async () => {
    media.listen(0, '127.0.0.1');
    await once(media, 'listening');
    const address = media.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    wire = await WireExchange.start(asterisk, { from: 29_000, to: 29_100 });
    // As long as the portal's: Asterisk keeps none whose address is shorter than its own path.
    wire.sound = (name) => `http://127.0.0.1:${port}/media/${'0'.repeat(64)}/${name}`;
    calls = new Lanes(wire, { count: 1, people: ['Ana', 'Ben'] });
  });

  afterAll(async () => {
    await wire.stop();
    media.close();
  });

  const hear = (told: CallStory) =>
    calls.run(told, 0, (heard) => vi.waitUntil(() => names(heard).includes(music)));

  it('[CALL-05] hears greeting, wrong key, hold music, mailbox and beep in their order', async () => {
    const config = account({
      companies: [company({ ...atAnyTime, openHour: to('ivr', 'Menu') })],
      menus: [
        menu('Menu', {
          keys: [{ input: '1', action: 'team', actionId: 'Sales' }],
          menuMedia: {
            greeting: 'hello.wav',
            invalidMedia: 'wrong.wav',
            transferMedia: null,
            exitMedia: null,
          },
        }),
      ],
      teams: [
        team('Sales', {
          memberIds: ['Ana'],
          inboundFlow: 'callQueue',
          missedCall: voicemailOf('Ana'),
        }),
      ],
      people: [person('Ana')],
    });
    const { heard, way } = await hear(story({ config, inputs: ['7', '1'] }));
    const order = ['hello.wav', 'wrong.wav', 'hello.wav', music, greetingOf('Ana'), 'beep'];
    expect(names(heard)).toEqual(order);
    expect(way).toMatchObject({ played: order, ceased: ['Ana missed'] });
  });

  it('[CALL-05] hears a message to its end', async () => {
    const config = account({
      companies: [company({ ...atAnyTime, openHour: to('message', 'closed.wav') })],
    });
    const { heard, way } = await hear(story({ config }));
    expect(names(heard)).toEqual(['closed.wav']);
    // Of 20 packets a second may be lost to the answer.
    expect(heard.length).toBeGreaterThan(0.35 * 8000);
    expect(way.endedBy).toBe('exchange');
  });

  it('[CALL-06] leaves no missed call on a telephone when another one answers', async () => {
    const config = account({
      companies: [company({ ...atAnyTime, openHour: to('team', 'Sales') })],
    });
    const { way, answeredBy } = await hear(
      story({ config, manners: { Ana: 'rings', Ben: 'answers' } }),
    );
    expect(way).toMatchObject({ rang: ['Ana', 'Ben'], ceased: ['Ana elsewhere'], isTaken: true });
    expect(answeredBy).toBe('Ben');
  });
});
