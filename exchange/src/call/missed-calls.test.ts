import { say, simulate } from '@jackfield/domain/routing';
import {
  account,
  company,
  mainNumber,
  person,
  team,
  to,
  voicemailOf,
} from '@jackfield/domain/routing/sample-account';
import { afterEach, expect, it } from 'vitest';
import { outcomesOf } from '../portal/outcome.ts';
import { callAccount } from '../portal/sample-call-account.ts';
import { type PhoneManner, TrialExchange } from './trial-exchange.ts';

// Monday, 10:00 am in Chicago.
const at = Date.parse('2026-11-16T16:00:00Z');
const list = ['Ana', 'Ben'];
const people = [person('Ana', { missedCall: voicemailOf('Ana') }), person('Ben')];
const bySales = (change: Parameters<typeof team>[1]) =>
  account({
    companies: [company({ openHour: to('team', 'Sales') })],
    teams: [team('Sales', { memberIds: list, missedCall: voicemailOf('Ben'), ...change })],
    people,
  });
const groups = {
  'rung at once': bySales({}),
  'rung in turn': bySales({ option: 'single' }),
  'in a queue': bySales({ inboundFlow: 'callQueue' }),
  'in a call group': account({
    companies: [
      company({
        openHour: { actionType: 'callgroup', actionValue: { option: 'simultaneous', list } },
      }),
    ],
    people,
  }),
};

type Config = ReturnType<typeof account>;

/** A call whose caller hangs up some seconds later; what the portal is told of it. */
async function called(config: Config, phones: Record<string, PhoneManner>, seconds: number) {
  const exchange = new TrialExchange(config, at, phones);
  const caller = await exchange.callIn(mainNumber);
  await exchange.pass(seconds);
  await exchange.hangUp(caller);
  const [record] = exchange.records;
  if (record === undefined) throw new Error('Nothing was told.');
  const [{ outcome, takenBy } = { outcome: null, takenBy: null }] = outcomesOf(
    callAccount(config),
    record,
  );
  return { outcome, takenBy, stops: record.stops.map(({ reason }) => say(reason)) };
}

it.each(Object.entries(groups))(
  '[CALL-06] a call of people %s is missed when nobody takes it, and no other',
  async (_how, config) => {
    expect(await called(config, { Ana: 'rings', Ben: 'rings' }, 8)).toMatchObject({
      outcome: 'missed',
      takenBy: null,
    });
    expect(await called(config, { Ana: 'refuses', Ben: 'answers' }, 30)).toMatchObject({
      outcome: 'answered',
      takenBy: { kind: 'teammate', id: 'Ben' },
    });
  },
);

it.each([
  ['a person who is rung alone', { ...groups['rung at once'], companies: [company()] }, 'Ana'],
  ['a person who is rung by a team', bySales({ memberIds: ['Ana'] }), 'Ben'],
])('[CALL-02] what %s misses goes where a tried call says', async (_who, config, box) => {
  const call = { number: mainNumber, from: '+12515550777', at };
  const { steps, end } = simulate(config, { ...call, outcomes: { everyone: 'silent' } });
  expect(await called(config, { Ana: 'rings' }, 25)).toEqual({
    outcome: 'voicemail',
    takenBy: { kind: 'teammate', id: box },
    stops: [...steps, end].map(({ reason }) => say(reason)),
  });
});

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it.each([
  ['Asia/Tokyo', -540],
  ['Pacific/Kiritimati', -840],
])('[CALL-02] keeps the hours of the account on a machine in %s', async (machine, offset) => {
  process.env.TZ = machine;
  expect(new Date(at).getTimezoneOffset()).toBe(offset);
  const { stops } = await called(groups['rung at once'], { Ben: 'answers' }, 30);
  expect(stops[1]).toMatch(/^Monday 10:00 am in Central Time is within/);
});
