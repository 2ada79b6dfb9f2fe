import { expect, it } from 'vitest';
import { compare } from './compare.ts';
import { usedBy } from './edges.ts';
import { flowOf, litKeys } from './flow-map.ts';
import { lint } from './lint.ts';
import { placeText } from './place-text.ts';
import { account, company, mainNumber, team, to, voicemailOf } from './sample-account.ts';
import { simulate } from './simulate.ts';
import { weekOf } from './week.ts';
import { say } from './sentence.ts';

// Monday, 10:00 am in Chicago.
const from = Date.parse('2026-11-16T16:00:00Z');
const hour = 3_600_000;
const until = from + 2 * hour;
const override = { until, target: to('teammate', 'Ben'), by: 'Maya Okafor', note: null };
const before = account({
  messages: [],
  companies: [company({ openHour: to('team', 'Sales') })],
  teams: [team('Sales', { memberIds: ['Ana'], missedCall: voicemailOf('Ana') })],
});
const closings = [
  ['a company number', { companies: [{ ...before.companies[0], override }] }, 'company', 'Main'],
  ['a team', { teams: [{ ...before.teams[0], override }] }, 'team', 'Sales'],
] as const;

it.each(closings)('annex J4 every view agrees on the override of %s', (_, change, kind, id) => {
  const after = { ...before, ...change } as typeof before;
  const root = { kind, id } as const;
  const map = flowOf(after, root);
  expect(map?.children[0]).toMatchObject({ key: 'override', kind: 'teammate', name: 'Ben' });
  expect(litKeys(after, root, { at: from, inputs: [] })).toEqual(['', 'override']);
  expect(litKeys(after, root, { at: until, inputs: [] })).not.toContain('override');

  const { steps, end } = simulate(after, { number: mainNumber, from: null, at: from });
  expect([end.kind, end.node.name]).toEqual(['answered', 'Ben']);
  expect(steps.map(({ reason }) => say(reason))).toContain(
    'Closed today until 12:00 pm in Central Time by Maya Okafor: calls go elsewhere.',
  );

  const [difference, ...others] = compare(before, after, { from });
  expect(others).toEqual([]);
  expect(difference?.spans).toEqual([from, until]);

  const [first, second] = weekOf(after, mainNumber, { from });
  expect([first?.branch.node.name, first?.to]).toEqual(['Ben', until]);
  expect(second?.branch.node.name).toBe('Sales');
});

it.each(closings)('annex J4 the override of %s is among the places of the routing', (...of) => {
  const [, change, ownerKind, ownerId] = of;
  const after = { ...before, ...change } as typeof before;
  const place = { ownerKind, ownerId, part: 'override', detail: null } as const;
  expect(usedBy(after, 'teammate', 'Ben')).toEqual([place]);
  const name = ownerKind === 'team' ? 'Sales' : 'Main line';
  expect(placeText(after, place)).toBe(`${name}, closed for now`);
  expect(lint(after, from)).toEqual([]);

  const people = after.people.filter((person) => person.id !== 'Ben');
  expect(lint({ ...after, people }, from).map(({ message }) => message)).toEqual([
    `${name}, closed for now: the user no longer exists.`,
  ]);
  const refused = { ...override, target: { actionType: 'number', actionValue: '+12515550199' } };
  const blocked = JSON.parse(
    JSON.stringify({ ...after, blockedNumbers: ['+12515550199'] }).replaceAll(
      JSON.stringify(override),
      JSON.stringify(refused),
    ),
  ) as typeof before;
  expect(lint(blocked, from).map(({ code }) => code)).toEqual(['blockedTarget']);
});
