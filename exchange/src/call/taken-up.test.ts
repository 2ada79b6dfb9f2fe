import { describe, expect, it } from 'vitest';
import {
  account,
  company,
  mainNumber,
  menu,
  person,
  team,
  to,
} from '@jackfield/domain/routing/sample-account';
import { type PhoneManner, TrialExchange } from './trial-exchange.ts';

// Monday, 10:00 am in Chicago.
const at = Date.parse('2026-11-16T16:00:00Z');

/** A menu, whose key leads to the queue of Sales, which takes messages. */
const config = account({
  companies: [company({ openHour: to('ivr', 'Menu') })],
  menus: [menu('Menu', { keys: [{ input: '1', action: 'team', actionId: 'Sales' }] })],
  teams: [
    team('Sales', { memberIds: ['Ana', 'Ben'], inboundFlow: 'callQueue', maxWaitSeconds: 20 }),
  ],
  people: [person('Ana'), person('Ben')],
});
const start = (phones: Record<string, PhoneManner>) => new TrialExchange(config, at, phones);

const isEmpty = ({ channels, bridges, calls, kept, errors }: TrialExchange) => {
  expect([...channels.keys(), ...bridges.keys(), ...kept.all(), ...errors]).toEqual([]);
  expect(calls.size).toBe(0);
};

/** Seconds after which the caller presses the key. */
const presses = 3;

/** A caller who presses the key and stays until the call is over; something else happens too. */
async function callWith(
  exchange: TrialExchange,
  { after, does }: { after: number; does(caller: string): Promise<void> },
): Promise<string> {
  const caller = await exchange.callIn(mainNumber);
  const steps = [
    { after, does: () => does(caller) },
    { after: presses, does: () => exchange.press(caller, '1') },
  ].toSorted((one, other) => one.after - other.after);
  let now = 0;
  for (const step of steps) {
    await exchange.pass(step.after - now);
    now = step.after;
    await step.does();
  }
  await exchange.pass(120);
  return caller;
}

const waysOf = ({ records }: TrialExchange) =>
  records.map(({ end, stops, answeredBy }) => ({
    end: end?.kind,
    stops: stops.map(({ node }) => node.id),
    answeredBy,
  }));

describe('a call that is taken up again', () => {
  it.each([
    ['which nobody answers', 'rings', 60],
    ['which somebody answers', 'answers', 10],
  ] as const)('[CALL-09] goes the same way, %s, whenever it is', async (_what, manner, seconds) => {
    const phones = { Ana: manner, Ben: 'refuses' } as const;
    const wayWith = async (after: number, does: (exchange: TrialExchange) => Promise<void>) => {
      const exchange = start(phones);
      await callWith(exchange, { after, does: () => does(exchange) });
      const talking = exchange.channels.size;
      for (const id of exchange.channels.keys()) await exchange.hangUp(id);
      isEmpty(exchange);
      return [after, talking, waysOf(exchange)];
    };
    const [, ...usual] = await wayWith(0, () => Promise.resolve());
    for (let after = 0; after < seconds; after += 0.1) {
      expect(await wayWith(after, (exchange) => exchange.kill())).toEqual([after, ...usual]);
    }
  });

  it('[CALL-10] talks wherever between two requests it is', async () => {
    for (let requests = 1; requests < 16; requests += 1) {
      const exchange = start({ Ana: 'answers' });
      exchange.config = { ...config, companies: [company({ openHour: to('teammate', 'Ana') })] };
      exchange.requestsLeft = requests;
      const caller = await exchange.callIn(mainNumber);
      await exchange.pass(1);
      if (exchange.isCutOff) await exchange.connect();
      await exchange.pass(1);
      expect([requests, [...exchange.bridges.values()].flat()]).toEqual([
        requests,
        [caller, expect.stringContaining(`${caller}~`)],
      ]);
      await exchange.hangUp(caller);
      if (exchange.isCutOff) await exchange.connect();
      expect(exchange.records).toMatchObject([{ answeredBy: 'Ana' }]);
      isEmpty(exchange);
    }
  });

  it('[CALL-10] talks on, and is told with the time that it began to', async () => {
    const exchange = start({ Ana: 'answers' });
    const caller = await callWith(exchange, { after: 8, does: () => exchange.kill() });
    expect(exchange.asked.filter((one) => one.includes('addChannel'))).toHaveLength(1);
    expect([...exchange.channels.keys()]).toEqual([caller, `${caller}~1`]);
    await exchange.hangUp(`${caller}~1`);
    const [record] = exchange.records;
    expect(record?.answeredBy).toBe('Ana');
    expect(((record?.answeredAt ?? 0) - at) / 1000).toBeCloseTo(presses, 1);
    isEmpty(exchange);
  });

  it.each([
    ['colleague', '102', 'rings'],
    ['number outside', '+12515550199', 'rings'],
    ['colleague who answers', '102', 'answers'],
    ['extension of nobody', '7777', 'rings'],
  ] as const)('[CALL-08] goes on when it was sent to a %s', async (_what, goal, manner) => {
    const phones = { Ana: 'answers', Ben: manner, '+12515550199@trunk': manner } as const;
    const sentOn = async (after: number | null) => {
      const exchange = start(phones);
      const caller = await exchange.dial('Cid', '101');
      await exchange.pass(1);
      await exchange.sendOn(`${caller}~1`, goal);
      if (after !== null) {
        await exchange.pass(after);
        await exchange.kill();
      }
      await exchange.pass(100 - (after ?? 0));
      await exchange.hangUp(caller);
      isEmpty(exchange);
      expect(exchange.records).toHaveLength(1);
      return exchange.records.map(({ end, stops, outside, answeredBy }) => ({
        end,
        stops: stops.map(({ node }) => node.id),
        lines: outside.map(({ number, answeredAt }) => [number, answeredAt === null]),
        answeredBy,
      }));
    };
    const usual = await sentOn(null);
    for (let after = 0; after < 90; after += 0.5) {
      expect([after, await sentOn(after)]).toEqual([after, usual]);
    }
  });

  it('[CALL-08] goes on with who came from another call', async () => {
    for (const isKilledBefore of [true, false]) {
      const exchange = start({ Ana: 'answers', Ben: 'answers' });
      const caller = await exchange.dial('Cid', '101');
      await exchange.pass(1);
      const asked = await exchange.dial('Ana', '102');
      await exchange.pass(1);
      if (isKilledBefore) await exchange.kill();
      await exchange.sendOn(`${caller}~1`, { channel: asked });
      if (!isKilledBefore) await exchange.kill();
      await exchange.pass(1);
      expect([...exchange.channels.keys()]).toEqual([caller, `${asked}~1`]);
      await exchange.hangUp(`${asked}~1`);
      const called = exchange.records.map(({ number, answeredBy }) => [number, answeredBy]);
      expect(called).toEqual([
        ['102', 'Ben'],
        ['101', 'Ana'],
      ]);
      isEmpty(exchange);
    }
  });

  it('[CALL-06] keeps its place in a queue, and who talks is not rung', async () => {
    const exchange = start({ Ana: 'answers' });
    const [talking, first, second] = [
      await exchange.callIn(mainNumber),
      await exchange.callIn(mainNumber),
      await exchange.callIn(mainNumber),
    ];
    for (const caller of [talking, first, second]) {
      await exchange.press(caller, '1');
      await exchange.pass(1);
    }
    await exchange.kill();
    await exchange.pass(10);
    expect([...exchange.channels.keys()]).toEqual([talking, first, second, `${talking}~1`]);
    await exchange.hangUp(talking);
    await exchange.pass(1);
    expect([...exchange.channels.keys()]).toEqual([first, second, `${first}~1.1`]);
    await exchange.hangUp(second);
    await exchange.hangUp(first);
    isEmpty(exchange);
  });

  it('[CALL-07] is ended at the start of a minute that the account cannot have', async () => {
    const abroad = '+442079460000';
    const exchange = start({ [`${abroad}@trunk`]: 'answers' });
    exchange.config = { ...config, allowedCountries: null };
    await exchange.dial('Ana', abroad);
    await exchange.pass(10);
    await exchange.kill();
    exchange.stops = (lines) => lines.map(({ id }) => id);
    await exchange.pass(61);
    expect(exchange.records).toMatchObject([{ outside: [{ number: abroad }] }]);
    isEmpty(exchange);
  });

  it('keeps the message that is being left', async () => {
    const exchange = start({ Ana: 'rings' });
    await callWith(exchange, { after: 30, does: () => exchange.kill() });
    expect(exchange.asked.filter((one) => one.endsWith('/record'))).toHaveLength(1);
    const [{ voicemail } = {}] = exchange.records;
    expect(voicemail).toMatchObject({
      ownerId: 'Sales',
      recording: expect.stringMatching(/~message$/),
    });
    isEmpty(exchange);
  });

  it('rings for the time that is left', async () => {
    const exchange = start({ Ana: 'rings' });
    await callWith(exchange, { after: 13, does: () => exchange.kill() });
    const end = exchange.records[0]?.stops.at(-1)?.at ?? 0;
    expect((end - at) / 1000).toBeCloseTo(presses + 20, 1);
  });

  it('begins its way again where the routing of now asks something else', async () => {
    const exchange = start({ Ana: 'answers' });
    await callWith(exchange, {
      after: 2,
      async does() {
        await exchange.die();
        exchange.config = { ...config, companies: [company({ openHour: to('teammate', 'Ana') })] };
        await exchange.connect();
      },
    });
    for (const id of exchange.channels.keys()) await exchange.hangUp(id);
    expect(waysOf(exchange)).toMatchObject([{ end: 'answered', answeredBy: 'Ana' }]);
    isEmpty(exchange);
  });

  it.each(['', '~1'])('[CALL-09] is closed where somebody hung up meanwhile %s', async (who) => {
    const exchange = start({ Ana: 'answers' });
    await callWith(exchange, {
      after: 40,
      async does(caller) {
        await exchange.calls.look();
        await exchange.die();
        await exchange.pass(5);
        await exchange.hangUp(`${caller}${who}`);
        await exchange.connect();
      },
    });
    expect(exchange.records).toMatchObject([{ answeredBy: 'Ana', end: { kind: 'answered' } }]);
    // Somebody who went unheard is charged for until they were last seen.
    expect(exchange.records[0]?.endedAt).toBe(at + (who === '' ? 40_000 : 45_000));
    isEmpty(exchange);
  });

  it('begins for a caller of whom nobody heard', async () => {
    const exchange = start({ Ana: 'rings' });
    exchange.cutOff();
    const caller = await exchange.callIn(mainNumber);
    await exchange.connect();
    await exchange.hangUp(caller);
    expect(exchange.records).toHaveLength(1);
    isEmpty(exchange);
  });

  it('leaves no channel behind whose end Asterisk was not told of', async () => {
    const exchange = start({ Ana: 'answers' });
    const caller = await exchange.callIn(mainNumber);
    const [call] = exchange.kept.all();
    exchange.kept.drop(call?.id ?? '');
    await exchange.die();
    await exchange.connect();
    expect(exchange.asked).toContain(`DELETE channels/${caller} normal`);
    isEmpty(exchange);
  });

  it('[CALL-09] ends where its caller is missed', async () => {
    const exchange = start({ Ana: 'answers' });
    const caller = await callWith(exchange, { after: 3, does: () => Promise.resolve() });
    exchange.isCutOff = true;
    await exchange.hangUp(caller);
    exchange.isCutOff = false;
    expect(exchange.records).toEqual([]);
    await exchange.connect();
    expect(exchange.records).toHaveLength(1);
    isEmpty(exchange);
  });
});
