import {
  mainNumber,
  account,
  company,
  menu,
  person,
  team,
  to,
} from '@jackfield/domain/routing/sample-account';
import { beforeEach, describe, expect, it } from 'vitest';
import { TrialExchange } from './trial-exchange.ts';

// Wednesday, 10:00 am in Chicago; calls are tried at 8:00 pm.
const now = Date.parse('2026-11-18T16:00:00Z');
const at = Date.parse('2026-11-19T02:00:00Z');

const config = account({
  companies: [company({ openHour: to('message', 'closed.wav'), closedHour: to('ivr', 'Menu') })],
  people: [person('Ana'), person('Ben')],
  teams: [team('Desk', { inboundFlow: 'callQueue', memberIds: ['Ben'] })],
  menus: [
    menu('Menu', {
      keys: [
        { input: '1', action: 'teammate', actionId: 'Ben' },
        { input: '2', action: 'team', actionId: 'Desk' },
      ],
      menuMedia: {
        greeting: 'hello',
        exitMedia: 'bye',
        invalidMedia: 'wrong',
        transferMedia: null,
      },
    }),
  ],
});

describe('a tried call that a phone hears [CALL-16]', () => {
  let exchange: TrialExchange;

  beforeEach(() => {
    // Everybody's phone would answer.
    exchange = new TrialExchange(config, now, { Ana: 'answers', Ben: 'answers' });
  });
  const tryIt = (outcomes = {}) =>
    exchange.trials.set('Ana 123456', { number: mainNumber, from: null, at, outcomes });
  const dial = () => exchange.dial('Ana', '*99123456');
  const played = () =>
    exchange.asked.flatMap(
      (line) => /play\/\S+ sound:(?:http:\/\/portal\/)?(\S+)/.exec(line)?.[1] ?? [],
    );
  /** Nobody was called, nothing is kept or told of it, and the phone is hung up. */
  function expectNoTrace(): void {
    expect(exchange.asked.filter((line) => line.startsWith('POST channels '))).toEqual([]);
    expect(exchange.asked.filter((line) => line.includes('record'))).toEqual([]);
    expect([exchange.records, exchange.moves, exchange.kept.all()]).toEqual([[], [], []]);
    expect([...exchange.channels.keys()]).toEqual([]);
    expect(exchange.errors).toEqual([]);
  }

  it('goes by the routing of its time, with keys, and rings nobody', async () => {
    tryIt({ byId: { Ben: 'silent' } });
    const id = await dial();
    expect(played()).toEqual(['hello']);
    await exchange.press(id, '1');
    await exchange.pass(5);
    expect(played()).toEqual(['hello']);
    await exchange.pass(30);
    expect(played()).toEqual(['hello', 'greeting-Ben', 'beep', 'signed-out']);
    expect(exchange.heard).toEqual(['2', '1 3', '1 4', '1 4 over']);
    expectNoTrace();
  });

  it('ends with a tone where somebody takes it', async () => {
    tryIt();
    const id = await dial();
    await exchange.press(id, '1');
    await exchange.pass(10);
    expect(played()).toEqual(['hello', 'signed-in']);
    expectNoTrace();
  });

  it('says goodbye to who presses wrong keys and then nothing', async () => {
    tryIt();
    const id = await dial();
    await exchange.press(id, '9');
    await exchange.pass(60);
    expect(played()).toEqual(['hello', 'wrong,sound:http://portal/hello', 'bye', 'signed-out']);
    expect(exchange.heard.at(-1)).toBe('9 timeout 3 over');
    expectNoTrace();
  });

  it('plays the music of a queue for a while', async () => {
    tryIt({ everyone: 'silent' });
    const id = await dial();
    await exchange.press(id, '2');
    await exchange.pass(5);
    expect(
      played()
        .slice(1)
        .every((sound) => sound === 'music'),
    ).toBe(true);
    expect(played().length).toBeGreaterThan(2);
    await exchange.pass(30);
    expect(played().slice(-3)).toEqual(['greeting-Desk', 'beep', 'signed-out']);
    expectNoTrace();
  });

  it('is over when the phone hangs up', async () => {
    tryIt();
    const id = await dial();
    await exchange.hangUp(id);
    expect(exchange.heard).toEqual(['2', '2 over']);
    expectNoTrace();
  });

  it('is refused for the code of somebody else', async () => {
    tryIt();
    await exchange.dial('Ben', '*99123456');
    expect(exchange.asked.at(-1)).toMatch(/^DELETE channels\/\S+ unallocated$/);
    expect(played()).toEqual([]);
    expectNoTrace();
  });
});
