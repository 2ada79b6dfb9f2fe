import { expect, it } from 'vitest';
import { withoutPerson, withoutTeam, withPlacesOf } from './removal.ts';
import { account, company, menu, person, team, to, voicemailOf } from './sample-account.ts';

const people = [person('Ana'), person('Ben'), person('Olu', { isAccountOwner: true })];
const keys = [
  { input: '1', action: 'team', actionId: 'Sales' },
  { input: '2', action: 'teammate', actionId: 'Ana' },
] as const;
const stored = account({
  people,
  companies: [
    company({
      openHour: to('ivr', 'Menu'),
      closedHour: voicemailOf('Ana'),
      sms: { actionType: 'teammate', actionValue: 'Ana' },
    }),
  ],
  menus: [menu('Menu', { keys })],
});

it('[annex J5] a team goes, and what was chosen stands in its places', () => {
  const key = 'ivr_menu/Menu/keys/0';
  const replacements = [{ key, to: { kind: 'teammate', id: 'Ben' } as const }];
  const after = withoutTeam(stored, { id: 'Sales', replacements, isUsual: false });
  expect(after.teams).toEqual([]);
  expect(after.menus[0]?.keys[0]).toEqual({ input: '1', action: 'teammate', actionId: 'Ben' });
  expect(after.companies).toEqual(stored.companies);
});

it('[OP-72] places of a deleted person go to the voicemail of the account owner, or to nobody', () => {
  const after = withoutPerson(stored, { id: 'Ana', replacements: [], isUsual: true }, null);
  expect(after.people.map(({ id }) => id)).toEqual(['Ben', 'Olu']);
  expect(after.companies[0]).toMatchObject({ closedHour: voicemailOf('Olu'), sms: null });
  expect(after.menus[0]?.keys[1]?.actionId).toBeNull();
  expect(after.teams[0]?.memberIds).toEqual(['Ben']);
});

it('[annex J5] a successor takes numbers and team places', () => {
  const [number] = account().numbers;
  const direct = { ...number!, id: 'direct', number: '+12515550142', ownerId: 'Ana' };
  const own = { ...stored, numbers: [...stored.numbers, { ...direct, ownerType: 'teammate' }] };
  const removal = { id: 'Ana', replacements: [], isUsual: true };
  const given = withoutPerson(own as never, removal, { id: 'Olu', numbers: true, teams: true });
  expect(given.numbers[1]?.ownerId).toBe('Olu');
  expect(given.teams[0]?.memberIds).toEqual(['Olu', 'Ben']);
  expect(withoutPerson(own as never, removal, null).numbers).toHaveLength(1);
});

it('[annex J5] a mailbox of a company number becomes that of who follows, or a menu', () => {
  const key = 'company/Main/call_handling_closed_hour';
  const closedWith = (next: { kind: 'teammate' | 'ivr'; id: string }) =>
    withPlacesOf(stored, { id: 'Ana', replacements: [{ key, to: next }], isUsual: false })
      .companies[0]?.closedHour;
  expect(closedWith({ kind: 'teammate', id: 'Ben' })).toEqual(voicemailOf('Ben'));
  expect(closedWith({ kind: 'ivr', id: 'Menu' })).toEqual(to('ivr', 'Menu'));
});

it('[annex J5] a call group goes on with the others, and with who steps in once', () => {
  const openHour = (...list: string[]) =>
    ({ actionType: 'callgroup', actionValue: { option: 'single', list } }) as const;
  const key = 'company/Main/call_handling_open_hour';
  const without = (list: string[], id: string) =>
    withPlacesOf(account({ people, companies: [company({ openHour: openHour(...list) })] }), {
      id: 'Ana',
      replacements: [{ key, to: { kind: 'teammate', id } as const }],
      isUsual: false,
    }).companies[0]?.openHour;
  expect(without(['Ana', 'Ben'], 'Olu')).toEqual(openHour('Olu', 'Ben'));
  expect(without(['Ana', 'Ben'], 'Ben')).toEqual(openHour('Ben'));
});

it('[annex J5] what nothing was chosen for stays as it is where that is allowed', () => {
  expect(withPlacesOf(stored, { id: 'Ana', replacements: [], isUsual: false })).toEqual(stored);
  const dates = [
    {
      id: 'd',
      name: 'Easter',
      from: '2027-03-28',
      to: '2027-03-28',
      closed: true,
      intervals: [],
      repeatsYearly: false,
      action: to('team', 'Sales'),
    },
  ];
  const until = Date.parse('2027-01-01');
  const override = { until, target: to('team', 'Sales'), by: null, note: null };
  const lead = team('Lead', { override, missedCall: to('team', 'Sales') });
  const dated = {
    ...stored,
    companies: [company({ businessHour: { ...company().businessHour, dates } })],
    teams: [...stored.teams, lead],
  };
  const replacements = [
    { key: 'company/Main/business_hour/dates/0/action', to: { kind: 'voicemail' } as const },
    { key: 'team/Lead/missed_call_handling', to: { kind: 'voicemail' } as const },
    { key: 'team/Lead/routing_override/target', to: { kind: 'teammate', id: 'Ben' } as const },
  ];
  const after = withPlacesOf(dated, { id: 'Sales', replacements, isUsual: false });
  expect(after.companies[0]?.businessHour.dates[0]?.action).toEqual(voicemailOf('Olu'));
  expect(after.teams[1]).toMatchObject({
    missedCall: { actionType: 'voicemail', actionValue: null },
    override: { until, target: to('teammate', 'Ben') },
  });
});
