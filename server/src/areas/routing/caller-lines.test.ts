import { account, company, mainNumber, menu, to } from '@jackfield/domain/routing/sample-account';
import { finish, impactBetween, type RoutingConfig } from '@jackfield/domain/routing';
import { formatPhone } from '@jackfield/domain';
import { expect, it } from 'vitest';
import { callerLines } from './caller-lines.ts';

const from = Date.parse('2026-11-16T16:00:00Z');
const linesOf = (...[before, after]: readonly [RoutingConfig, RoutingConfig]) => {
  const sides = [before, after].map((config) => ({ config, planned: [] }));
  const [one, other] = sides;
  return one && other ? callerLines(finish(impactBetween(one, other, from)).differences) : [];
};

it('[SAY-01] tells what becomes of calls, with the keys that lead there', () => {
  const asked = (person: string) =>
    account({
      companies: [company({ openHour: to('ivr', 'Menu') })],
      menus: [menu('Menu', { keys: [{ input: '1', action: 'teammate', actionId: person }] })],
    });
  const [line, ...others] = linesOf(asked('Ana'), asked('Ben'));
  expect(line).toContain(`${formatPhone(mainNumber)}, key 1: The phones of Ben ring.`);
  expect(others).toEqual([]);
  expect(linesOf(asked('Ana'), asked('Ana'))).toEqual([]);
});

it('counts what is more than can be read', () => {
  const keys = (person: string) =>
    (['1', '2', '3', '4', '5', '6', '7'] as const).map((input) => ({
      input,
      action: 'teammate' as const,
      actionId: person,
    }));
  const asked = (person: string) =>
    account({
      companies: [company({ openHour: to('ivr', 'Menu') })],
      menus: [menu('Menu', { keys: keys(person) })],
    });
  const lines = linesOf(asked('Ana'), asked('Ben'));
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe('2 more changes for callers.');
});

it('[SAY-01] tells once of a caller whom all numbers refuse', () => {
  const [main] = account().numbers;
  if (main === undefined) throw new Error('The account has no number.');
  const numbers = ['0', '1', '2', '3'].map((ending) => ({
    ...main,
    id: ending,
    number: `+1251555021${ending}`,
    label: '',
  }));
  const before = account({ numbers });
  const lines = linesOf(before, { ...before, blockedCallers: ['+12515550777'] });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\+1 \(251\) 555-0210, \+1 \(251\) 555-0211 and 2 more: .*555-0777/);
});
