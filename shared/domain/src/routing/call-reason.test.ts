import { describe, expect, it } from 'vitest';
import { callReasons, type EndedCall } from './call-reason.ts';
import type { RoutingConfig } from './config.ts';
import {
  account,
  company,
  mainNumber,
  menu,
  officeHours,
  person,
  team,
  to,
  voicemailOf,
} from './sample-account.ts';

const zone = 'America/Chicago';
/** A time of a day of November 2026 in Chicago; the 22nd is a Sunday. */
const on = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00-06:00`);
const call: EndedCall = {
  number: mainNumber,
  from: null,
  at: on(24, '18:33'),
  outcome: 'voicemail',
  takenBy: 'Ana',
  zone,
};
const why = (config: RoutingConfig, given: Partial<EndedCall> = {}) =>
  callReasons(config, { ...call, ...given }).map(({ text }) => text);

const lunch = [
  { from: '08:00', to: '12:05' },
  { from: '12:25', to: '17:30' },
];
const eve = {
  id: 'eve',
  name: 'Thanksgiving',
  from: '2026-11-26',
  to: '2026-11-26',
  closed: true,
  intervals: [],
  repeatsYearly: false,
};
const weekly = { ...officeHours.weekly, tuesday: lunch };
const office = (change: object = {}) =>
  account({ companies: [company({ businessHour: { ...officeHours, weekly, ...change } })] });

describe('why a call went where it went', () => {
  it.each([
    ['after hours', '18:33', 'Main line closed at 5:30 pm.'],
    ['at lunch', '12:10', 'Main line was closed from 12:05 pm to 12:25 pm.'],
    ['before hours', '06:00', 'Main line was closed until 8:00 am.'],
  ])('says when it was closed %s', (_, time, text) => {
    expect(why(office(), { at: on(24, time) })).toEqual([text]);
  });

  it('says the day without hours, the date, who closed it, and the zone where it is another', () => {
    expect(why(office(), { at: on(22, '10:00') })).toEqual(['Main line was closed all Sunday.']);
    expect(why(office({ dates: [eve] }), { at: on(26, '10:00') })).toEqual([
      'Main line was closed all Thursday. That day was Thanksgiving.',
    ]);
    const override = { until: on(30, '00:00'), target: voicemailOf('Ana'), by: 'Maya', note: null };
    expect(why(account({ companies: [company({ override })] }))).toEqual([
      'Main line was closed for now by Maya.',
    ]);
    expect(why(office(), { zone: 'America/Denver' })).toEqual([
      'Main line closed at 5:30 pm. Time in Central Time.',
    ]);
  });

  it('knows hours past midnight', () => {
    const night = { ...officeHours.weekly, monday: [{ from: '20:00', to: '02:00' }], tuesday: [] };
    expect(why(office({ weekly: night }), { at: on(24, '03:00') })).toEqual([
      'Main line closed at 2:00 am.',
    ]);
  });

  it('says who did not answer, with where such calls are sent', () => {
    const config = account({
      companies: [company({ openHour: to('team', 'Sales') })],
      teams: [team('Sales', { memberIds: ['Ana', 'Ben'], missedCall: to('teammate', 'Cem') })],
      people: [
        person('Ana'),
        person('Ben'),
        person('Cem', { status: 'suspended', missedCall: voicemailOf('Ana') }),
      ],
    });
    const reasons = callReasons(config, { ...call, at: on(24, '10:00') });
    expect(reasons).toEqual([
      {
        text: 'Sales rang for 20 s, and nobody answered.',
        hoursOf: null,
        place: { ownerKind: 'team', ownerId: 'Sales', part: 'missedCall', detail: null },
      },
      {
        text: 'Cem was suspended.',
        hoursOf: null,
        place: { ownerKind: 'teammate', ownerId: 'Cem', part: 'missedCall', detail: null },
      },
    ]);
  });

  it('names the hours to change, and no target of a date that has its own', () => {
    const [closed] = callReasons(office(), call);
    expect(closed).toMatchObject({
      hoursOf: { kind: 'company', id: 'Main' },
      place: { ownerId: 'Main', part: 'closedHour' },
    });
    const dates = [{ ...eve, action: voicemailOf('Ana') }];
    const [dated] = callReasons(office({ dates }), { ...call, at: on(26, '10:00') });
    expect(dated).toMatchObject({ hoursOf: { id: 'Main' }, place: null });
  });

  it('says what holds for every key that leads there, and nothing where keys differ', () => {
    const team2 = team('Sales', { memberIds: ['Ben'], missedCall: voicemailOf('Ana') });
    const keyed = (keys: Parameters<typeof menu>[1]) =>
      account({
        companies: [company({ openHour: to('ivr', 'Menu') })],
        teams: [team2],
        people: [person('Ana'), person('Ben')],
        menus: [menu('Menu', keys)],
      });
    const sales = { input: '1', action: 'team', actionId: 'Sales' } as const;
    const silence = { ...sales, input: 'timeout' } as const;
    const ana = { input: '2', action: 'teammate', actionId: 'Ana' } as const;
    const at = on(24, '10:00');
    expect(why(keyed({ keys: [sales, silence] }), { at })).toEqual([
      'Sales rang for 20 s, and nobody answered.',
    ]);
    expect(why(keyed({ keys: [sales, ana] }), { at })).toEqual([]);
  });

  it('is silent about another end than the one that was told, and calls that were answered', () => {
    expect(why(office(), { takenBy: 'Ben' })).toEqual([]);
    expect(why(office(), { outcome: 'forwarded', takenBy: null })).toEqual([]);
    expect(why(office(), { outcome: 'answered' })).toEqual([]);
    expect(why(office(), { outcome: null })).toEqual([]);
    expect(why(office(), { number: '+12515550199' })).toEqual([]);
  });
});
