import type { RoutingConfig } from '@jackfield/domain/routing';
import {
  changedRouting,
  fakeRoutedPerson,
  mainId,
  sampleRouting,
  wednesday,
} from '@jackfield/testing';
import { expect, it } from 'vitest';
import { answerAt } from './answer.ts';
import { answeredUntil, type RoutingOverTime } from './answered-until.ts';
import { untilText } from './until-text.ts';

const always = (config: RoutingConfig): RoutingOverTime => ({ at: () => config, times: [] });
const mainOf = ({ companies }: RoutingConfig) => {
  const main = companies.find(({ id }) => id === mainId);
  if (!main) throw new Error('The sample has no main line.');
  return main;
};
const until = (then: RoutingOverTime, now: number) => {
  const at = answeredUntil(then, mainOf(then.at(now)), now);
  return at === null ? null : new Date(at).toISOString();
};
const chicago = 'America/Chicago';
const hour = 60 * 60_000;
const sample = sampleRouting();

it('says who rings, and exactly until when', () => {
  expect(answerAt(sample, mainOf(sample), wednesday)).toMatchObject({
    title: 'Ana rings',
    detail: 'Open',
    kind: 'people',
    people: ['Ana'],
  });
  expect(until(always(sample), wednesday)).toBe('2026-11-18T23:00:00.000Z');
  const night = wednesday + 10 * hour;
  expect(answerAt(sample, mainOf(sample), night)).toMatchObject({
    kind: 'menu',
    detail: 'Closed, 0 keys',
  });
  expect(until(always(sample), night)).toBe('2026-11-19T15:00:00.000Z');
});

it('a weekend counts as one answer', () => {
  const saturday = Date.parse('2026-11-21T18:00:00Z');
  expect(until(always(sample), saturday)).toBe('2026-11-23T15:00:00.000Z');
});

it('the hour of a clock change is met', () => {
  const night = Date.parse('2026-11-01T03:00:00Z');
  expect(until(always(sample), night)).toBe('2026-11-02T15:00:00.000Z');
});

it('a planned change ends an answer where somebody else rings, and closing for now ends by itself', () => {
  const planned = wednesday + hour + 1;
  const then = {
    at: (instant: number) => (instant < planned ? sample : changedRouting()),
    times: [planned],
  };
  expect(until(then, wednesday)).toBe(new Date(planned).toISOString());
  const main = mainOf(sample);
  const override = {
    until: wednesday + 30 * 60_000,
    target: { actionType: 'teammate' as const, actionValue: main.openHour.actionValue as string },
    by: 'Daniel Anak Jugah',
    note: null,
  };
  const daniel = fakeRoutedPerson('daniel', 'Daniel Anak Jugah', { firstName: 'Daniel' });
  const people = [...sample.people, daniel];
  const closed = { ...sample, people, companies: [{ ...main, override }] };
  expect(answerAt(closed, mainOf(closed), wednesday).detail).toBe('Closed by Daniel');
  expect(until(always(closed), wednesday)).toBe(new Date(override.until).toISOString());
});

it('what no clock changes is always so', () => {
  const main = mainOf(sample);
  const businessHour = { ...main.businessHour, alwaysOpen: true };
  const open = { ...sample, companies: [{ ...main, businessHour }] };
  expect(until(always(open), wednesday)).toBeNull();
});

it.each([
  [null, 'always'],
  [wednesday + 7 * hour, 'until 5:00 pm'],
  [wednesday + 23 * hour, 'until Thu 9:00 am'],
  [wednesday + 8 * 24 * hour, 'until Nov 26 10:00 am'],
])('says %s as %s', (at, text) => {
  expect(untilText(at, { zone: chicago, own: chicago, now: wednesday })).toBe(text);
});

it('names the zone of a number that is not the own one', () => {
  const seen = { zone: chicago, own: 'America/New_York', now: wednesday };
  expect(untilText(wednesday + 7 * hour, seen)).toBe('until 5:00 pm Central Time');
});
