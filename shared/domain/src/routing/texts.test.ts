import { expect, it } from 'vitest';
import { account, company, person, team } from './sample-account.ts';
import { compareTexts } from './texts.ts';

type Sms = NonNullable<ReturnType<typeof company>['sms']>;
const to = (actionType: Sms['actionType'], actionValue: string) =>
  account({ companies: [company({ sms: { actionType, actionValue } })] });
const told = (...configs: Parameters<typeof compareTexts>) =>
  compareTexts(...configs).map(({ before, after, severity }) => [
    `${before.kind} ${before.name}`.trim(),
    `${after.kind} ${after.name}`.trim(),
    severity,
  ]);

it('[ROUTE-03] tells whose texts are read by somebody else, and how bad that is', () => {
  expect(told(to('team', 'Sales'), to('teammate', 'Ana'))).toEqual([
    ['team Sales', 'teammate Ana', 'changed'],
  ]);
  expect(told(to('teammate', 'Ana'), to('message', 'Call us.'))).toEqual([
    ['teammate Ana', 'message Call us.', 'worse'],
  ]);
  expect(told(to('message', 'Call us.'), account())).toEqual([
    ['message Call us.', 'nobody', 'broken'],
  ]);
  expect(told(account(), to('teammate', 'Ben'))).toEqual([['nobody', 'teammate Ben', 'better']]);
  expect(told(to('teammate', 'Ana'), to('teammate', 'Ana'))).toEqual([]);
});

it('[ROUTE-03] nobody reads the texts of who is suspended or gone, or of a team without others', () => {
  const before = to('team', 'Sales');
  expect(told(to('teammate', 'Ana'), to('teammate', 'Cem'))).toEqual([
    ['teammate Ana', 'nobody', 'broken'],
  ]);
  const teams = [team('Sales', { memberIds: ['Cem'] })];
  expect(told(before, { ...before, teams })).toEqual([['team Sales', 'nobody', 'broken']]);
  const people = [person('Ana', { status: 'suspended' }), person('Ben')];
  expect(told(before, { ...before, people })).toEqual([]);
});

it('[ROUTE-03] numbers that cannot be texted change nothing', () => {
  const numbers = account().numbers.map((number) => ({ ...number, canText: false }));
  expect(told({ ...to('team', 'Sales'), numbers }, { ...account(), numbers })).toEqual([]);
});
