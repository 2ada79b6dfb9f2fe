import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { compare, type RoutingConfig } from '@jackfield/domain/routing';
import { expect, it } from 'vitest';
import { changeText } from './change-text.ts';
import { groupsOf } from './impact-groups.ts';

const voicemail = { actionType: 'voicemail', actionValue: null } as const;
const person = (id: string) => ({
  id,
  name: id,
  status: 'active' as const,
  missedCall: voicemail,
  hasGreeting: true,
});
const team = {
  id: 'Laboratory',
  name: 'Laboratory',
  inboundFlow: 'ringGroup' as const,
  option: 'single' as const,
  ringSeconds: 15,
  maxWaitSeconds: 300,
  memberIds: ['Ana', 'Ben', 'Cem', 'Dee', 'Eve'],
  businessHour: alwaysOpenIn('America/Chicago'),
  openHour: { actionType: 'team', actionValue: 'Laboratory' } as const,
  missedCall: voicemail,
  override: null,
  hasGreeting: true,
};
const menu = {
  id: 'Main menu',
  ownerType: 'company' as const,
  ownerId: 'Main',
  name: 'Main menu',
  isDefault: true,
  keys: (['1', '2', '3', '4', '9', '0'] as const).map((input) => ({
    input,
    action: 'teammate' as const,
    actionId: 'Ana',
  })),
  menuMedia: { greeting: 'hello', exitMedia: null, invalidMedia: null, transferMedia: null },
  media: [{ id: 'hello', fileName: 'hello.wav', text: 'Hello' }],
  retries: 1,
  timeout: 10,
};
const menuToTeam = {
  ...menu,
  keys: [
    ...menu.keys,
    { input: 'timeout' as const, action: 'team' as const, actionId: 'Laboratory' },
  ],
};
const company = {
  id: 'Main',
  label: 'Main line',
  businessHour: alwaysOpenIn('America/Chicago'),
  openHour: { actionType: 'ivr', actionValue: 'Main menu' } as const,
  closedHour: { actionType: 'team', actionValue: 'Laboratory' } as const,
  override: null,
  sms: null,
};
type Target = RoutingConfig['companies'][number]['openHour'];
const account = (openHour: Target, change: Partial<RoutingConfig> = {}): RoutingConfig => ({
  country: 'USA',
  numbers: [
    {
      id: 'number',
      number: '+12515550100',
      label: 'Main line',
      ownerType: 'company',
      ownerId: 'Main',
      canText: false,
    },
  ],
  companies: [{ ...company, openHour }],
  teams: [team],
  people: ['Ana', 'Ben', 'Cem', 'Dee', 'Eve', 'Daniel'].map(person),
  menus: [menu],
  messages: [],
  blockedCallers: [],
  blockedNumbers: [],
  blockedCountries: [],
  allowedCountries: [],
  ...change,
});
const to = {
  menu: company.openHour,
  daniel: { actionType: 'teammate', actionValue: 'Daniel' },
  team: company.closedHour,
  box: { actionType: 'voicemail', actionValue: { ownerType: 'team', ownerId: 'Laboratory' } },
} as const;

const cases: [string, RoutingConfig, RoutingConfig, string[]][] = [
  [
    'a person instead of a menu, with the keys that are lost',
    account(to.menu),
    account(to.daniel),
    ['Daniel rings instead of Main menu. Keys 1 to 4, 9, and 0 no longer work.'],
  ],
  [
    'a mailbox',
    account(to.team),
    account(to.box),
    ['Callers leave a message for Laboratory instead of reaching Laboratory.'],
  ],
  [
    'a person instead of a mailbox',
    account(to.box),
    account(to.daniel),
    ['Daniel rings. Until now they left a message for Laboratory.'],
  ],
  [
    'who waits less',
    account(to.team),
    account(to.team, { teams: [{ ...team, ringSeconds: 7 }] }),
    ['Callers wait 35 s instead of 1 min 15 s.'],
  ],
  [
    'who no longer rings, though the team is the same',
    account(to.team),
    account(to.team, { teams: [{ ...team, memberIds: ['Ana', 'Ben', 'Cem', 'Dee'] }] }),
    ['Laboratory no longer rings Eve.'],
  ],
  [
    'another order',
    account(to.team),
    account(to.team, { teams: [{ ...team, memberIds: ['Ana', 'Ben', 'Dee', 'Cem', 'Eve'] }] }),
    ['Laboratory rings Ana, Ben and 3 more, one after the other.'],
  ],
  [
    'another greeting of a menu',
    account(to.menu),
    account(to.menu, { menus: [{ ...menu, media: [{ ...menu.media[0]!, text: 'Good day' }] }] }),
    ['Callers hear something else from Main menu.'],
  ],
  [
    'a key that is gone',
    account(to.menu),
    account(to.menu, { menus: [{ ...menu, keys: menu.keys.slice(1) }] }),
    ['Key 1 no longer works. Until now it led to Ana.'],
  ],
  [
    'another try after a wrong key, once for all keys',
    account(to.menu, { menus: [{ ...menu, retries: 0 }] }),
    account(to.menu),
    [
      'A wrong key no longer ends the call. Callers can try again.',
      'Callers wait 20 s instead of 10 s.',
    ],
  ],
  [
    'no other try after a wrong key, which leads to a team',
    account(to.menu, { menus: [menuToTeam] }),
    account(to.menu, { menus: [{ ...menuToTeam, retries: 0 }] }),
    [
      'A wrong key goes to Laboratory. Until now callers could try again.',
      'Callers wait 10 s instead of 20 s.',
    ],
  ],
  [
    'a caller who is refused',
    account(to.menu),
    account(to.menu, { blockedCallers: ['+12515550177'] }),
    ['Calls from +1 (251) 555-0177 are turned away.'],
  ],
];

it.each(cases)('says %s (J4)', (_, before, after, wanted) => {
  const from = Date.parse('2026-11-16T06:00:00Z');
  const differences = compare(before, after, { from, until: from + 7 * 86_400_000 });
  expect(
    groupsOf(differences).map(({ difference }) => {
      const { is, until } = changeText(difference);
      return until === null ? is : `${is} ${until}`;
    }),
  ).toEqual(wanted);
});
