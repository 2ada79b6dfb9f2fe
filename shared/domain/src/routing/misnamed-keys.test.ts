import type { IvrKey } from '@jackfield/contract/api/routing';
import { describe, expect, it } from 'vitest';
import { misnamedKeys } from './misnamed-keys.ts';
import { account, menu, person, team, to } from './sample-account.ts';

const key = (input: '1' | '3', action: 'team' | 'teammate' | 'ivr', actionId: string) =>
  ({ input, action, actionId }) as const;
const [sales, recall] = [key('1', 'team', 'Sales'), key('3', 'team', 'Recall')];
const config = account({
  teams: [
    team('Sales', { memberIds: ['Ana Ruiz'] }),
    team('Recall'),
    team('Billing'),
    team('Billing office'),
    team('Front desk', { missedCall: to('team', 'Recall') }),
  ],
  people: [person('Ana Ruiz'), person('Ben Cole')],
  menus: [menu('Appointment', { keys: [recall] }), menu('Español')],
});
const said = (text: string, keys: readonly IvrKey[] = [sales, recall]) =>
  misnamedKeys(config, text, keys).map((one) => `${one.input} ${one.named}, ${one.target}`);

describe('keys that a greeting gives to somebody else', () => {
  it.each([
    ['the team that had the key', 'For billing, press 3.', '3 Billing, Recall'],
    ['the same, the key first', 'Press 3 for Billing.', '3 Billing, Recall'],
    ['the longest of two names', 'For the billing office, press 3.', '3 Billing office, Recall'],
    ['the target of another key', 'For sales, press 3.', '3 Sales, Recall'],
    ['a user', 'To speak to Ben Cole, press 3.', '3 Ben Cole, Recall'],
    ['a menu', 'Para Español, marque el 3.', '3 Español, Recall'],
    [
      'what is said twice once',
      'For billing, press 3. Again: for billing, press 3.',
      '3 Billing, Recall',
    ],
    ['one in a list', 'Press 1 for sales, press 3 for billing.', '3 Billing, Recall'],
  ])('tells %s', (_, text, found) => {
    expect(said(text).join()).toBe(found);
  });

  it.each([
    ['words that name nothing', 'For prescriptions, press 3.'],
    ['the target as well', 'For billing and recall, press 3.'],
    ['a form of its name', 'For recalls of billing, press 3.'],
    ['two others', 'For billing or sales, press 3.'],
    ['a first name alone', 'For Ben, press 3.'],
    ['a part of a name', 'To reach the office, press 3.'],
    ['a team that leads there', 'For the front desk, press 3.'],
    ['a menu that leads there', 'For an appointment, press 3.'],
    ['another sentence', 'Billing has moved. Press 3.'],
    ['what it is not for', 'For anything except billing, press 3.'],
    ['a list without the verb', 'Press 3 for recall, 1 for billing.'],
    ['a key that is not assigned', 'For billing, press 5.'],
    ['no text', ''],
  ])('is silent about %s', (_, text) => {
    expect(said(text)).toEqual([]);
  });

  it('is silent about a member of the team that is named', () => {
    expect(said('For sales, press 1.', [key('1', 'teammate', 'Ana Ruiz')])).toEqual([]);
    expect(said('For sales, press 1.', [key('1', 'teammate', 'Ben Cole')])).toHaveLength(1);
  });
});
