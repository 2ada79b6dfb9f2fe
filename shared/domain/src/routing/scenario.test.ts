import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant } from '@jackfield/testing/routing/arbitrary-hours';
import { dayText, localTimeAt, timeText, weekdayOf } from '../business-hours/local-time.ts';
import { anyAccount, anyInputs } from '@jackfield/testing/routing/arbitrary-account';
import type { RoutingConfig } from './config.ts';
import { account, company, officeHours, person, team, to, voicemailOf } from './sample-account.ts';
import { brokenBy, callOf, expectedEnd, passesThrough, runScenario } from './scenario.ts';
import type { TriedScenario } from './scenario.ts';
import { timesOf } from './scenario-times.ts';
import { simulate } from './simulate.ts';
import { say } from './sentence.ts';

const zone = 'America/Chicago';
// Wednesday, 10:00:40 am in Chicago.
const now = Date.parse('2026-11-18T16:00:40Z');
const wednesdays = {
  repeats: 'weekly',
  weekday: 'wednesday',
  time: '10:00',
  timeZone: zone,
} as const;
const ana = { kind: 'answered', node: { kind: 'teammate', id: 'Ana', name: 'Ana' } } as const;

const scenario = (change: Partial<TriedScenario> = {}): TriedScenario => ({
  called: { kind: 'number', id: 'number', name: '+1 (251) 555-0100' },
  from: null,
  when: wednesdays,
  inputs: [],
  outcomes: {},
  expected: ana,
  ...change,
});

const closedOn = (day: string): RoutingConfig =>
  account({
    companies: [
      company({
        businessHour: {
          ...officeHours,
          dates: [
            {
              id: 'd',
              name: 'Away',
              from: day,
              to: day,
              closed: true,
              intervals: [],
              repeatsYearly: false,
            },
          ],
        },
      }),
    ],
  });

describe('scenarios (annex J4)', () => {
  it('come in today and on the 30 days after it', () => {
    const days = (weekday: 'friday' | 'saturday') =>
      timesOf({ ...wednesdays, weekday }, now).map(({ day }) => dayText(day));
    expect(days('friday').at(-1)).toBe('2026-12-18');
    expect(days('saturday').at(-1)).toBe('2026-12-12');
  });

  it('pass while the call ends as expected, the minute that runs included', () => {
    expect(runScenario(account(), scenario(), now)).toMatchObject({
      state: 'passes',
      next: Date.parse('2026-11-18T16:00:00Z'),
      breaksOn: null,
      reason: '',
    });
  });

  it('break when the next call ends elsewhere, and say what happens now', () => {
    const moved = account({ companies: [company({ openHour: to('teammate', 'Ben') })] });
    const { reason, ...run } = runScenario(moved, scenario(), now);
    expect(run).toMatchObject({
      state: 'broken',
      breaksOn: '2026-11-18',
      end: { kind: 'answered', node: { name: 'Ben' } },
    });
    expect(say(reason)).toBe('The phones of Ben ring.');
    expect(runScenario(closedOn('2026-11-18'), scenario(), now).end?.kind).toBe('voicemail');
  });

  it('name the first day within 30 on which a later call ends elsewhere', () => {
    expect(runScenario(closedOn('2026-12-09'), scenario(), now)).toMatchObject({
      state: 'passes',
      breaksOn: '2026-12-09',
      end: { kind: 'voicemail' },
    });
    expect(runScenario(closedOn('2026-12-23'), scenario(), now)).toMatchObject({
      state: 'passes',
      breaksOn: null,
    });
  });

  it('of one date are tried until it is over, across a change of the clocks', () => {
    const when = { repeats: 'never', day: '2027-03-15', time: '09:00', timeZone: zone } as const;
    const once = scenario({ when });
    expect(runScenario(account(), once, now)).toMatchObject({
      state: 'passes',
      next: Date.parse('2027-03-15T14:00:00Z'),
    });
    expect(runScenario(account(), once, Date.parse('2027-03-15T14:01:00Z'))).toEqual({
      state: 'over',
      next: null,
      breaksOn: null,
      end: null,
      reason: '',
    });
  });

  it('cannot run when what they call or expect is gone, and say what', () => {
    const noNumber = account({ numbers: [] });
    const run = runScenario(noNumber, scenario(), now);
    expect(run.state).toBe('cannotRun');
    expect(say(run.reason)).toBe('The number +1 (251) 555-0100 no longer exists.');
    const noAna = account({ people: [person('Ben')] });
    expect(say(runScenario(noAna, scenario(), now).reason)).toBe('The user Ana no longer exists.');
    const gone = scenario({ called: { kind: 'team', id: 'Gone', name: 'Old desk' } });
    expect(say(runScenario(account(), gone, now).reason)).toBe(
      'The team Old desk no longer exists.',
    );
    expect(callOf(noNumber, scenario(), now)).toBeNull();
  });

  it('take what users and teams do, and pass through what the call comes to', () => {
    const routed = account({ companies: [company({ openHour: to('team', 'Sales') })] });
    const silent = scenario({
      outcomes: { Sales: 'silent' },
      expected: { kind: 'voicemail', node: { kind: 'voicemail', id: 'Sales', name: 'Sales' } },
    });
    expect(runScenario(routed, silent, now).state).toBe('passes');
    expect(passesThrough(routed, silent, { id: 'Sales', now })).toBe(true);
    expect(passesThrough(routed, silent, { id: 'Main', now })).toBe(true);
    expect(passesThrough(routed, silent, { id: 'Ben', now })).toBe(false);
    expect(passesThrough(account({ numbers: [] }), silent, { id: 'Main', now })).toBe(false);
  });

  it('tell their end under the present name of its record', () => {
    const renamed = account({ people: [person('Ana', { name: 'Ana Lee' })] });
    expect(expectedEnd(renamed, scenario()).node.name).toBe('Ana Lee');
    const outside = { kind: 'external', node: { kind: 'external', id: '+1', name: '+1' } } as const;
    expect(expectedEnd(renamed, scenario({ expected: outside }))).toEqual(outside);
  });

  it('are broken by a change when they passed before it', () => {
    const before = account();
    const after = account({ companies: [company({ openHour: voicemailOf('Ana') })] });
    const broken = scenario({ expected: { ...ana, kind: 'voicemail' } });
    expect(brokenBy({ before, after }, [scenario(), broken], now)).toEqual([scenario()]);
    expect(brokenBy({ before: after, after: before }, [scenario()], now)).toEqual([]);
    const teams = [team('Desk')];
    expect(brokenBy({ before, after: account({ teams }) }, [scenario()], now)).toEqual([]);
  });

  it('that are kept from a call pass in the same routing, whatever it is', () => {
    const number = fc.constantFrom('number0', 'number1', 'number2', 'number3');
    fc.assert(
      fc.property(
        anyAccount,
        number,
        anyInstant,
        anyInputs,
        fc.boolean(),
        (config, id, at, inputs, weekly) => {
          const { day, minutes } = localTimeAt(zone, at);
          const time = { time: timeText(minutes), timeZone: zone };
          const when = weekly
            ? ({ repeats: 'weekly', weekday: weekdayOf(day), ...time } as const)
            : ({ repeats: 'never', day: dayText(day), ...time } as const);
          const called = { kind: 'number', id, name: id } as const;
          const asked = scenario({ called, when, inputs });
          const next = runScenario(config, asked, at).next;
          // An hour that comes twice has begun for the first time already.
          if (next === null) return;
          const call = callOf(config, asked, next);
          if (call === null) throw new Error('The number is there.');
          const { end } = simulate(config, call);
          const kept = { ...asked, expected: { kind: end.kind, node: end.node } };
          const run = runScenario(config, kept, at);
          if (run.state === 'cannotRun') expect(say(run.reason)).toMatch(/no longer exists\.$/);
          else expect(run).toMatchObject({ state: 'passes', next });
        },
      ),
      { numRuns: 500 },
    );
  });
});
