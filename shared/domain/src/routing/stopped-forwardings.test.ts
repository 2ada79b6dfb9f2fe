import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { expect, it } from 'vitest';
import { account, company, officeHours, person, team } from './sample-account.ts';
import { endAt } from './simulate.ts';
import { stoppedForwardings } from './stopped-forwardings.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const mexico = '+525555550136';
const india = '+912255550149';
const outside = (actionValue: string): RoutingTarget => ({ actionType: 'number', actionValue });
const date = (name: string, to: string, number: string) => ({
  id: name,
  name,
  from: to,
  to,
  closed: true,
  intervals: [],
  repeatsYearly: false,
  action: outside(number),
});

const config = account({
  companies: [
    company({
      closedHour: outside(mexico),
      businessHour: {
        ...officeHours,
        dates: [date('Diwali', '2026-11-30', india), date('Easter', '2026-04-05', india)],
      },
      override: { until: now - 1, target: outside(india), by: null, note: null },
    }),
  ],
  teams: [team('Sales', { memberIds: ['Ana'], missedCall: outside('+12515550199') })],
  people: [person('Ana', { missedCall: outside(mexico) })],
  allowedCountries: ['IND', 'MEX'],
});
const stopped = (...allowedCountries: string[]) =>
  stoppedForwardings({ config, allowedCountries, now }).map(
    ({ place: { ownerId, part, detail }, number, country }) =>
      [ownerId, part, detail, number, country].join(' '),
  );

it('names each place that leads to a country switched off, and no other', () => {
  expect(stopped('IND', 'MEX')).toEqual([]);
  expect(stopped('IND')).toEqual([
    `Main closedHour  ${mexico} MEX`,
    `Ana missedCall  ${mexico} MEX`,
  ]);
});

it('leaves out dates and routing for now that are over', () => {
  expect(stopped('MEX')).toEqual([`Main date Diwali ${india} IND`]);
});

it('is the rule of the engine: such a call ends there, and took it before', () => {
  const at = Date.parse('2026-11-22T18:00:00Z');
  const call = { number: { kind: 'company', id: 'Main' }, from: null, at, inputs: [] } as const;
  expect(endAt(config, call).end.kind).toBe('external');
  expect(endAt({ ...config, allowedCountries: ['IND'] }, call).end.kind).toBe('blocked');
});
