import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  businessHourSchema,
  openIntervalsSchema,
  type RoutingTarget,
  routingTargetSchema,
  targetSchemaOf,
  targetTypes,
  type TargetPlace,
} from './routing.ts';

const id = '018f3f2e-0000-7000-8000-000000000001';
const targets: Record<RoutingTarget['actionType'], RoutingTarget> = {
  teammate: { actionType: 'teammate', actionValue: id },
  team: { actionType: 'team', actionValue: id },
  callgroup: { actionType: 'callgroup', actionValue: { option: 'single', list: [id] } },
  number: { actionType: 'number', actionValue: '+12515550100' },
  voicemail: { actionType: 'voicemail', actionValue: { ownerType: 'teammate', ownerId: id } },
  message: { actionType: 'message', actionValue: id },
  ivr: { actionType: 'ivr', actionValue: id },
};

describe('routing targets', () => {
  it('[ROUTE-04] [ROUTE-05] are seven, in the order of the options', () => {
    expect(targetTypes).toEqual([
      'teammate',
      'team',
      'callgroup',
      'number',
      'voicemail',
      'message',
      'ivr',
    ]);
    for (const target of Object.values(targets)) {
      expect(v.parse(routingTargetSchema, target)).toEqual(target);
    }
    expect(v.is(routingTargetSchema, { actionType: 'fax', actionValue: id })).toBe(false);
  });

  it.each<[TargetPlace, string[]]>([
    ['companyOpenHour', ['teammate', 'team', 'callgroup', 'number', 'voicemail', 'message', 'ivr']],
    ['teamMissedCall', ['teammate', 'team', 'number', 'message']],
    ['teammateMissedCall', ['teammate', 'team', 'number']],
  ])('[ROUTE-04] %s takes its own', (place, taken) => {
    const schema = targetSchemaOf(place);
    expect(Object.keys(targets).filter((type) => v.is(schema, targets[type as never]))).toEqual(
      taken,
    );
  });

  it('[ROUTE-04] only company numbers name a mailbox', () => {
    const own = { actionType: 'voicemail', actionValue: null };
    expect(v.is(targetSchemaOf('teamMissedCall'), own)).toBe(true);
    expect(v.is(targetSchemaOf('companyOpenHour'), own)).toBe(false);
  });

  it('[ENT-23] a call group has one user or more, each once', () => {
    const group = (list: string[]) => ({
      actionType: 'callgroup',
      actionValue: { option: 'simultaneous', list },
    });
    expect(v.is(routingTargetSchema, group([]))).toBe(false);
    expect(v.is(routingTargetSchema, group([id, id]))).toBe(false);
  });
});

describe('business hours', () => {
  const hours = {
    alwaysOpen: false,
    timeZone: 'America/Chicago',
    weekly: {
      monday: [
        { from: '09:00', to: '12:00' },
        { from: '13:00', to: '24:00' },
      ],
      tuesday: [],
      wednesday: [],
      thursday: [],
      friday: [{ from: '18:00', to: '02:00' }],
      saturday: [],
      sunday: [],
    },
    dates: [
      {
        id,
        name: 'Christmas Eve',
        from: '2026-12-24',
        to: '2026-12-24',
        closed: false,
        intervals: [{ from: '09:00', to: '12:00' }],
        repeatsYearly: true,
      },
    ],
  };

  it('[ROUTE-01] holds a week, intervals past midnight and dates', () => {
    expect(v.parse(businessHourSchema, hours)).toEqual(hours);
  });

  it.each([
    [[{ from: '09:00', to: '09:00' }]],
    [[{ from: '9:00', to: '10:00' }]],
    [[{ from: '24:00', to: '01:00' }]],
    [
      [
        { from: '09:00', to: '12:00' },
        { from: '11:00', to: '13:00' },
      ],
    ],
    [
      [
        { from: '09:00', to: '02:00' },
        { from: '13:00', to: '14:00' },
      ],
    ],
  ])('[ROUTE-01] refuses %j', (intervals) => {
    expect(v.is(openIntervalsSchema, intervals)).toBe(false);
  });

  it('[ROUTE-01] refuses a date that ends before it starts or is open without an interval', () => {
    const [date] = hours.dates;
    const changed = (change: object) => ({ ...hours, dates: [{ ...date, ...change }] });
    expect(v.is(businessHourSchema, changed({ to: '2026-12-23' }))).toBe(false);
    expect(v.is(businessHourSchema, changed({ intervals: [] }))).toBe(false);
    expect(v.is(businessHourSchema, changed({ closed: true }))).toBe(false);
    expect(v.is(businessHourSchema, changed({ closed: true, intervals: [] }))).toBe(true);
  });
});
