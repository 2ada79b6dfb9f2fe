import { expect, it } from 'vitest';
import { menuChoices } from './menu-choices.ts';
import { account, company, menu, officeHours, team, to } from './sample-account.ts';

// Monday, Nov 23, 2026, 10:00 am in Chicago.
const at = Date.parse('2026-11-23T16:00:00Z');
const key = (
  input: '1' | '2' | '0' | 'timeout',
  action: 'team' | 'teammate' | 'ivr',
  actionId: string,
) => ({ input, action, actionId }) as const;
const asks = account({
  companies: [company({ openHour: to('ivr', 'Main') })],
  teams: [team('Sales', { memberIds: ['Ana', 'Cem', 'Ben'], businessHour: officeHours })],
  menus: [
    menu('Main', {
      keys: [
        key('timeout', 'team', 'Sales'),
        key('0', 'teammate', 'Ben'),
        key('2', 'ivr', 'More'),
        key('1', 'team', 'Sales'),
      ],
    }),
    menu('More', { keys: [key('1', 'teammate', 'Ana')], isDefault: false }),
  ],
});
const line = { number: { kind: 'company', id: 'Main' }, at } as const;

it('names who rings behind each key of the menu that waits, with no key last', () => {
  const choices = menuChoices(asks, line, []);
  expect(choices.map(({ key: pressed, names }) => [pressed, ...names])).toEqual([
    ['1', 'Ana', 'Ben'],
    ['2'],
    ['0', 'Ben'],
    ['timeout', 'Ana', 'Ben'],
  ]);
  const [, more] = choices;
  expect(more?.branch).toMatchObject({ kind: 'menu', node: { name: 'More' } });
  expect(more?.inner.map((one) => [one.key, one.branch.node.name])).toEqual([['1', 'Ana']]);
});

it('goes on behind the keys that were pressed, and has nothing where no menu waits', () => {
  const inner = menuChoices(asks, line, ['2']);
  expect(inner.map((one) => [one.key, one.branch.kind])).toEqual([
    ['1', 'answered'],
    ['timeout', 'hangup'],
  ]);
  expect(menuChoices(asks, line, ['1'])).toEqual([]);
  const sunday = Date.parse('2026-11-22T16:00:00Z');
  expect(menuChoices(asks, { ...line, at: sunday }, [])).toEqual([]);
});
