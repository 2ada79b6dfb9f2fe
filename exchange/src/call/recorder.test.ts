import { account, company, mainNumber, person, to } from '@jackfield/domain/routing/sample-account';
import { recordingOf, type RecordingSetting } from '@jackfield/domain/call-recording';
import { describe, expect, it } from 'vitest';
import { longestPart } from './recorder.ts';
import { type PhoneManner, TrialExchange } from './trial-exchange.ts';

// Monday, 10:00 am in Chicago.
const at = Date.parse('2026-11-16T16:00:00Z');
const outside = '+12515550199';
const caller = '+12515550777';
const notice = 'http://portal/notice';

/** Ana has extension 101, Ben 102; the number rings Ana. */
function start(
  settings: Readonly<Record<string, RecordingSetting>>,
  { region = 'AL', phones = {} }: { region?: string; phones?: Record<string, PhoneManner> } = {},
) {
  const config = account({
    companies: [company({ openHour: to('teammate', 'Ana') })],
    people: ['Ana', 'Ben'].map((name) => person(name)),
    allowedCountries: null,
  });
  const manners: Record<string, PhoneManner> = {
    Ana: 'answers',
    Ben: 'answers',
    [`${outside}@trunk`]: 'answers',
    '911@trunk': 'answers',
    ...phones,
  };
  return new TrialExchange(config, at, manners, {
    recordingOf: (who, talk) => {
      const setting = settings[who] ?? { inbound: false, outbound: false };
      return recordingOf(setting, { ...talk, country: 'USA', region });
    },
    recordingNotice: notice,
  });
}

const always = { inbound: true, outbound: true };
const recordedIn = ({ records }: TrialExchange) =>
  records.map(({ recorded }) => recorded.map(({ personId }) => personId));

const isEmpty = ({ channels, bridges, calls, kept, errors, talks }: TrialExchange) => {
  const left = [...channels.keys(), ...bridges.keys(), ...talks.keys(), ...kept.all(), ...errors];
  expect(left).toEqual([]);
  expect(calls.size).toBe(0);
};

/** Where something was asked first; the order of what has to be in order. */
const placesOf = ({ asked }: TrialExchange, ...parts: string[]) =>
  parts.map((part) => asked.findIndex((one) => one.includes(part)));

/** A call from outside that lasts so many seconds. */
async function callIn(exchange: TrialExchange, seconds = 10, from = caller): Promise<void> {
  const id = await exchange.callIn(mainNumber, from);
  await exchange.pass(seconds);
  await exchange.hangUp(id);
  await exchange.pass(3);
}

describe('talks that are recorded', () => {
  it.each([
    [{ inbound: true, outbound: false }, [['Ana'], []]],
    [{ inbound: false, outbound: true }, [[], ['Ana']]],
  ])('[REC-01] are those of the directions that a person chose: %j', async (setting, expected) => {
    const exchange = start({ Ana: setting });
    await callIn(exchange);
    const id = await exchange.dial('Ana', outside);
    await exchange.pass(10);
    await exchange.hangUp(id);
    await exchange.pass(3);
    expect(recordedIn(exchange)).toEqual(expected);
    isEmpty(exchange);
  });

  it('[CALL-16] are told as recorded while they go on, on hold too', async () => {
    const exchange = start({ Ana: always });
    const id = await exchange.callIn(mainNumber, caller);
    await exchange.pass(5);
    expect(exchange.phases.at(-1)).toBe('talking recorded Ana');
    await exchange.hold(id, true);
    expect(exchange.phases.at(-1)).toBe('onHold recorded Ana');
    await exchange.hangUp(id);
  });

  it('[REC-01] begin after both heard the notice, before they hear each other', async () => {
    const exchange = start({ Ana: always }, { region: 'CA' });
    await callIn(exchange);
    const told = exchange.asked
      .filter((one) => one.endsWith(notice))
      .map((one) => one.slice(0, 26));
    expect(told).toEqual(['POST channels/caller0.1/pl', 'POST channels/caller0.1~1/']);
    const order = placesOf(exchange, notice, '/record', '/addChannel');
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
    expect(recordedIn(exchange)).toEqual([['Ana']]);
    isEmpty(exchange);
  });

  it('[REC-01] say nothing where one consent is enough', async () => {
    const exchange = start({ Ana: always });
    await callIn(exchange);
    expect(exchange.asked.filter((one) => one.endsWith(notice))).toEqual([]);
    expect(recordedIn(exchange)).toEqual([['Ana']]);
  });

  it('[REC-01] tell a caller of a state that asks for it', async () => {
    const exchange = start({ Ana: always });
    await callIn(exchange, 10, '+13055550142');
    expect(exchange.asked.filter((one) => one.endsWith(notice))).toHaveLength(2);
  });

  it('[REC-01] are none where the notice could not be heard, and people talk all the same', async () => {
    const exchange = start({ Ana: always }, { region: 'CA' });
    exchange.isMute = true;
    await callIn(exchange);
    expect(recordedIn(exchange)).toEqual([[]]);
    expect(exchange.records[0]?.answeredBy).toBe('Ana');
    isEmpty(exchange);
  });

  it('go on unrecorded where Asterisk cannot record, which is said', async () => {
    const exchange = start({ Ana: always });
    exchange.isMute = true;
    const id = await exchange.callIn(mainNumber, caller);
    await exchange.pass(10);
    expect([...exchange.bridges.values()]).toEqual([['caller0.1', 'caller0.1~1']]);
    expect(exchange.errors).toHaveLength(1);
    await exchange.hangUp(id);
  });

  it('end where somebody hangs up while the notice plays', async () => {
    const exchange = start({ Ana: always }, { region: 'CA' });
    const id = await exchange.callIn(mainNumber, caller);
    await exchange.pass(0.1);
    await exchange.hangUp(`${id}~1`);
    await exchange.pass(5);
    expect(recordedIn(exchange)).toEqual([[]]);
    isEmpty(exchange);
  });

  it.each(['102', '911'])('are never those with colleagues or with help: %s', async (dialled) => {
    const exchange = start({ Ana: always, Ben: always });
    const id = await exchange.dial('Ana', dialled);
    await exchange.pass(10);
    await exchange.hangUp(id);
    expect(exchange.records[0]?.answeredAt).toBeGreaterThan(at);
    expect(recordedIn(exchange)).toEqual([[]]);
    isEmpty(exchange);
  });

  it('are each of the person who talks, when a call is sent on', async () => {
    const exchange = start({ Ana: always, Ben: always });
    const id = await exchange.callIn(mainNumber, caller);
    await exchange.pass(10);
    await exchange.sendOn(`${id}~1`, '102');
    await exchange.pass(10);
    await exchange.hangUp(id);
    await exchange.pass(3);
    expect(recordedIn(exchange)).toEqual([['Ana', 'Ben']]);
    isEmpty(exchange);
  });

  it('end with the person who wants them, when a call is sent on', async () => {
    const exchange = start({ Ana: always });
    const id = await exchange.callIn(mainNumber, caller);
    await exchange.pass(10);
    await exchange.sendOn(`${id}~1`, '102');
    await exchange.pass(10);
    expect([...exchange.talks.keys()]).toEqual([]);
    await exchange.kill();
    await exchange.pass(5);
    expect([...exchange.talks.keys()]).toEqual([]);
    await exchange.hangUp(id);
    await exchange.pass(3);
    expect(recordedIn(exchange)).toEqual([['Ana']]);
    isEmpty(exchange);
  });

  it('[REC-01] go on while nobody carries the call out, in the same recording', async () => {
    const exchange = start({ Ana: always }, { region: 'CA' });
    const id = await exchange.callIn(mainNumber, caller);
    await exchange.pass(10);
    await exchange.kill();
    await exchange.pass(10);
    expect([...exchange.talks.keys()]).toEqual(['caller0.1~recording0']);
    await exchange.hangUp(id);
    await exchange.pass(3);
    expect(recordedIn(exchange)).toEqual([['Ana']]);
    expect(exchange.asked.filter((one) => one.endsWith(notice))).toHaveLength(2);
    isEmpty(exchange);
  });

  it('are told of by whoever comes next, when the caller has gone meanwhile', async () => {
    const exchange = start({ Ana: always });
    const id = await exchange.callIn(mainNumber, caller);
    await exchange.pass(10);
    await exchange.die();
    await exchange.hangUp(id);
    await exchange.connect();
    expect(recordedIn(exchange)).toEqual([['Ana']]);
  });

  it('come in parts where they are long', async () => {
    const exchange = start({ Ana: always });
    await callIn(exchange, longestPart + 60);
    expect(recordedIn(exchange)).toEqual([['Ana', 'Ana']]);
    const [first, second] = exchange.records[0]?.recorded ?? [];
    expect((second?.startedAt ?? 0) - (first?.startedAt ?? 0)).toBeGreaterThanOrEqual(
      longestPart * 1000,
    );
    isEmpty(exchange);
  });
});
