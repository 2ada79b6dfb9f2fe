import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { describe, expect, it } from 'vitest';
import type { RoutingConfig } from './config.ts';
import { usedBy } from './edges.ts';
import { type FindingCode, findingCodes } from './finding.ts';
import { lint } from './lint.ts';
import { placeText } from './place-text.ts';
import { account, company, menu, person, team, to, voicemailOf } from './sample-account.ts';

const from = Date.parse('2026-11-16T06:00:00Z');
const clean: RoutingConfig = account({ messages: [] });
const keyed = menu('Menu', { keys: [{ input: '1', action: 'teammate', actionId: 'Ana' }] });
const withMenu = account({
  messages: [],
  companies: [company({ openHour: to('ivr', 'Menu') })],
  menus: [keyed],
});
const outside = (number: string) =>
  account({
    messages: [],
    companies: [company({ openHour: { actionType: 'number', actionValue: number } })],
  });
const group: RoutingTarget = {
  actionType: 'callgroup',
  actionValue: { option: 'single', list: ['Cem'] },
};

const cases: Record<FindingCode, [RoutingConfig, string]> = {
  deadEnd: [{ ...withMenu, menus: [menu('Menu')] }, 'Menu has no key that leads anywhere.'],
  loop: [
    {
      ...clean,
      people: [
        person('Ana', { missedCall: to('teammate', 'Ben') }),
        person('Ben', { missedCall: to('teammate', 'Ana') }),
      ],
    },
    'Callers of +1 (251) 555-0100 can go in a circle: The call comes back to Ana and nobody answers.',
  ],
  missingTarget: [
    { ...clean, companies: [company({ openHour: to('team', 'Gone') })] },
    'Main line, open hours: the team no longer exists.',
  ],
  suspendedTarget: [
    { ...clean, companies: [company({ openHour: to('teammate', 'Cem') })] },
    'Main line, open hours: Cem is suspended, so missed-call handling applies.',
  ],
  pendingTarget: [
    { ...clean, people: [person('Ana', { status: 'pending' }), person('Ben'), person('Cem')] },
    'Main line, open hours: Ana is pending, so missed-call handling applies.',
  ],
  emptyTeam: [
    { ...clean, teams: [team('Sales', { memberIds: ['Cem'] })] },
    'Nobody in Sales can answer, so missed-call handling applies.',
  ],
  emptyCallGroup: [
    { ...clean, companies: [company({ openHour: group })] },
    'Nobody in the call group of Main line can answer, so the call ends.',
  ],
  menuWithoutGreeting: [
    { ...withMenu, menus: [{ ...keyed, media: [] }] },
    'Callers of Menu hear no greeting.',
  ],
  unreachableMenu: [{ ...clean, menus: [keyed] }, 'No call reaches Menu.'],
  unusedMedium: [account(), 'closed.wav is never played.'],
  timeoutHangUp: [
    {
      ...withMenu,
      people: [person('Ana', { missedCall: to('teammate', 'Ben') }), person('Ben'), person('Cem')],
    },
    'Menu hangs up when nothing is pressed, and no key leads to a voicemail.',
  ],
  openAndClosedAlike: [
    { ...clean, companies: [company({ openHour: voicemailOf('Ana') })] },
    'Main line does the same in open and in closed hours.',
  ],
  blockedTarget: [
    { ...outside('+12515550999'), blockedNumbers: ['+12515550999'] },
    'Main line, open hours: +1 (251) 555-0999 is on the outbound blacklist.',
  ],
  ownNumberOutside: [
    outside('+12515550100'),
    'Main line, open hours: +1 (251) 555-0100 is a number of this account, so the call comes back in.',
  ],
  mailboxWithoutGreeting: [
    { ...clean, people: [person('Ana', { hasGreeting: false }), person('Ben'), person('Cem')] },
    'The mailbox of Ana has no selected greeting.',
  ],
  numberUnrouted: [
    { ...clean, companies: [] },
    '+1 (251) 555-0100 is not routed: +1 (251) 555-0100 belongs to nobody, so no call is answered.',
  ],
  textsNotRegistered: [
    {
      ...clean,
      companies: [company({ sms: { actionType: 'team', actionValue: 'Sales' } })],
      numbers: clean.numbers.map((number) => ({ ...number, canText: false })),
    },
    'Texts to Main line are routed, and +1 (251) 555-0100 cannot text yet.',
  ],
};

describe('findings of an account (annex J4)', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(lint(clean, from)).toEqual([]);
  });

  it.each(findingCodes)('%s', (code) => {
    const [config, message] = cases[code];
    const found = lint(config, from).filter((finding) => finding.code === code);
    expect(found.map((finding) => finding.message)).toEqual([message]);
    expect(lint(clean, from).map((finding) => finding.code)).not.toContain(code);
  });

  it('says where a record is used (annex J5)', () => {
    const places = usedBy(withMenu, 'teammate', 'Ana').map((place) => placeText(withMenu, place));
    expect(places).toEqual(['Sales, members', 'Menu, key 1']);
    expect(usedBy(withMenu, 'menu', 'Menu').map((place) => place.part)).toEqual(['openHour']);
    expect(usedBy(clean, 'mailbox', 'Ana').map((place) => place.part)).toEqual([
      'closedHour',
      'missedCall',
    ]);
  });
});
