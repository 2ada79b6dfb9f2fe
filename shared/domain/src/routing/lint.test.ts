import type { BusinessHour, IvrKey, RoutingTarget } from '@jackfield/contract/api/routing';
import { describe, expect, it } from 'vitest';
import { alwaysOpenIn, neverOpenIn } from '../business-hours/presets.ts';
import type { RoutingConfig } from './config.ts';
import { usedBy } from './edges.ts';
import { type FindingCode, findingCodes, type FindingSeverity } from './finding.ts';
import { checkRouting, lint } from './lint.ts';
import { finish } from './work.ts';
import { placeText } from './place-text.ts';
import { withFix } from './routing-fix.ts';
import {
  account,
  company,
  mainNumber,
  menu,
  officeHours,
  ownVoicemail,
  person,
  team,
  to,
  voicemailOf,
} from './sample-account.ts';
import { simulate } from './simulate.ts';

/** A Monday at midnight in Chicago. */
const now = Date.parse('2026-11-16T06:00:00Z');
const thanksgiving = {
  name: 'Thanksgiving Day',
  day: '2026-11-26',
  isFixed: false,
  isUnconfirmed: false,
};
const closedThen = {
  id: 'd',
  name: 'Thanksgiving Day',
  from: '2026-11-26',
  to: '2026-11-26',
  closed: true,
  intervals: [],
  repeatsYearly: false,
};

const sales = team('Sales', { memberIds: ['Ana', 'Ben'] });
const withHours = (change: Partial<BusinessHour>): BusinessHour => ({ ...officeHours, ...change });
/** Every day the same hours. */
const daily = (...spans: [string, string][]): BusinessHour['weekly'] => {
  const day = spans.map(([from, till]) => ({ from, to: till }));
  return {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  };
};
const main = company({
  businessHour: withHours({ dates: [closedThen] }),
  closedHour: to('team', 'Sales'),
});
const clean: RoutingConfig = account({ messages: [], companies: [main] });
const people = (ana: Parameters<typeof person>[1], ben: Parameters<typeof person>[1] = {}) => [
  person('Ana', { isAccountOwner: true, ...ana }),
  person('Ben', ben),
  person('Cem', { status: 'suspended' }),
];
const ringing = (change: Parameters<typeof company>[0]) => ({
  ...clean,
  companies: [{ ...main, ...change }],
});
const key = (input: IvrKey['input'], actionId: string, action: 'teammate' | 'team' = 'team') =>
  ({ input, action, actionId }) as IvrKey;

/** A menu that sends who presses nothing to Sales. */
const keyed = menu('Menu', { keys: [key('1', 'Ana', 'teammate'), key('timeout', 'Sales')] });
const withMenu = (change: Partial<typeof keyed> = {}): RoutingConfig => ({
  ...ringing({ openHour: to('ivr', 'Menu') }),
  menus: [{ ...keyed, ...change }],
});
const said = (text: string) => ({ media: [{ id: 'Menu.wav', fileName: 'Menu.wav', text }] });
const outside = (number: string) =>
  ringing({ openHour: { actionType: 'number', actionValue: number } });
const group = (...list: string[]): RoutingTarget => ({
  actionType: 'callgroup',
  actionValue: { option: 'simultaneous', list },
});
const withTeam = (change: Partial<typeof sales>): RoutingConfig => ({
  ...clean,
  teams: [{ ...sales, ...change }],
});
const override = (days: number) => ({
  until: now + days * 86_400_000,
  target: to('team', 'Sales'),
  by: null,
  note: null,
});
const closedMessage = account().messages;
const ofAna = {
  ...clean.numbers[0],
  id: 'own',
  number: '+12515550111',
  ownerType: 'teammate',
  ownerId: 'Cem',
};

type Case = readonly [config: RoutingConfig, message: string, severity: FindingSeverity];
const cases: Record<FindingCode, Case> = {
  deadEnd: [withMenu({ keys: [] }), 'Menu has no key that works.', 'error'],
  loop: [
    {
      ...clean,
      people: people({ missedCall: to('teammate', 'Ben') }, { missedCall: to('teammate', 'Ana') }),
    },
    'Callers of +1 (251) 555-0100 can go in circles: The call comes back to Ana and nobody answers.',
    'error',
  ],
  missingTarget: [
    { ...ringing({ openHour: to('team', 'Gone') }), people: people({}) },
    'Main line, open hours: the team no longer exists.',
    'error',
  ],
  suspendedTarget: [
    ringing({ openHour: to('teammate', 'Cem') }),
    'Main line, open hours: Cem is suspended, so missed-call handling applies.',
    'warning',
  ],
  pendingTarget: [
    {
      ...withTeam({ memberIds: ['Ben', 'Dan'] }),
      people: [...people({ status: 'pending' }), person('Dan')],
    },
    'Main line, open hours: Ana is pending, so missed-call handling applies.',
    'warning',
  ],
  emptyTeam: [
    withTeam({ memberIds: ['Cem'] }),
    'Nobody in Sales can answer, so missed-call handling applies.',
    'warning',
  ],
  emptyCallGroup: [
    ringing({ openHour: group('Cem') }),
    'Nobody in the call group of Main line can answer, so the call ends.',
    'error',
  ],
  menuWithoutGreeting: [withMenu({ media: [] }), 'Callers of Menu hear no greeting.', 'warning'],
  unreachableMenu: [{ ...clean, menus: [keyed] }, 'Nothing sends calls to the menu Menu.', 'info'],
  unusedMedium: [
    { ...clean, messages: closedMessage },
    'The recording closed.wav is never played.',
    'info',
  ],
  timeoutHangUp: [
    {
      ...withMenu({ keys: [key('1', 'Sales')] }),
      teams: [
        { ...sales, missedCall: { actionType: 'number' as const, actionValue: '+12515550999' } },
      ],
    },
    'Menu hangs up when nothing is pressed, and no key goes to voicemail.',
    'error',
  ],
  openAndClosedAlike: [
    ringing({ openHour: to('team', 'Sales') }),
    'Main line does the same while open and while closed.',
    'info',
  ],
  blockedTarget: [
    { ...outside('+12515550999'), blockedNumbers: ['+12515550999'] },
    'Main line, open hours: Calls to +1 (251) 555-0999 are blocked.',
    'error',
  ],
  ownNumberOutside: [
    {
      ...outside('+12515550111'),
      numbers: [
        ...clean.numbers,
        { ...ofAna, ownerType: 'teammate', ownerId: 'Ana', canText: true, label: '' },
      ],
    },
    'Main line, open hours: +1 (251) 555-0111 is one of your own numbers, so the call comes back in.',
    'warning',
  ],
  mailboxWithoutGreeting: [
    { ...clean, people: people({ hasGreeting: false }) },
    'The mailbox of Ana has no selected greeting.',
    'info',
  ],
  numberUnrouted: [
    { ...clean, companies: [] },
    '+1 (251) 555-0100 is not routed: +1 (251) 555-0100 is not assigned to anyone, so nobody answers.',
    'error',
  ],
  textsNotRegistered: [
    {
      ...ringing({ sms: { actionType: 'team', actionValue: 'Sales' } }),
      numbers: clean.numbers.map((number) => ({ ...number, canText: false })),
    },
    'Texts to Main line are routed, but +1 (251) 555-0100 cannot text yet.',
    'warning',
  ],
  greetingKeyUnassigned: [
    withMenu({
      keys: [key('1', 'Ana', 'teammate'), key('2', 'Sales')],
      ...said('Hello! For Ana, press 1. For Sales, press 2. For the pharmacy, press 5.'),
    }),
    'Menu says “For the pharmacy, press 5”, but key 5 does nothing.',
    'error',
  ],
  greetingKeyUnspoken: [
    withMenu({ ...said('For Ana, press 1.'), keys: [...keyed.keys, key('9', 'Sales')] }),
    'The greeting of Menu never mentions key 9.',
    'info',
  ],
  greetingKeyMoved: [
    {
      ...withMenu({
        keys: [key('1', 'Ana', 'teammate'), key('2', 'Sales'), key('3', 'Recall')],
        ...said('For Ana, press 1. For sales, press 2. For billing, press 3.'),
      }),
      teams: [
        sales,
        { ...sales, id: 'Recall', name: 'Recall' },
        { ...sales, id: 'Billing', name: 'Billing team' },
      ],
    },
    'Menu says “For billing, press 3”, but key 3 goes to Recall.',
    'warning',
  ],
  // The line is open until 5 pm in Chicago, which is 11 pm in London.
  teamAlwaysClosed: [
    {
      ...ringing({ openHour: to('team', 'Sales'), closedHour: voicemailOf('Ana') }),
      teams: [
        {
          ...sales,
          businessHour: withHours({ timeZone: 'Europe/London', weekly: daily(['07:00', '13:00']) }),
        },
      ],
    },
    'Sales is closed whenever calls reach it.',
    'warning',
  ],
  holidayOpen: [
    ringing({ businessHour: officeHours }),
    'Thanksgiving Day, Nov 26, 2026: Main line is open as usual.',
    'warning',
  ],
  neverOpen: [
    ringing({ businessHour: withHours({ weekly: daily() }) }),
    'Main line is never open in the week.',
    'warning',
  ],
  callGroupLast: [
    ringing({ openHour: group('Ana', 'Ben') }),
    'Main line ends the call when Ana and Ben do not answer.',
    'error',
  ],
  absentMailbox: [
    ringing({ closedHour: voicemailOf('Cem'), openHour: to('team', 'Sales') }),
    'Main line, closed hours: Cem is suspended and hears no messages.',
    'warning',
  ],
  absentNumber: [
    {
      ...outside('+12515550111'),
      numbers: [...clean.numbers, { ...ofAna, ownerType: 'teammate', canText: true, label: '' }],
    },
    'Main line, open hours: +1 (251) 555-0111 belongs to Cem, who is suspended.',
    'warning',
  ],
  longRinging: [withTeam({ ringSeconds: 121 }), 'Sales rings for 2 min 1 s.', 'warning'],
  sameOverflow: [
    withTeam({ missedCall: to('teammate', 'Ben') }),
    'Ben rings only people who did not answer in Sales.',
    'warning',
  ],
  queueHangsUp: [
    {
      ...withTeam({ inboundFlow: 'callQueue', missedCall: to('message', 'closed.wav') }),
      messages: closedMessage,
    },
    'Callers who waited in the queue of Sales hear “closed”, then the call ends.',
    'warning',
  ],
  messageHangsUp: [
    { ...ringing({ closedHour: to('message', 'closed.wav') }), messages: closedMessage },
    'Main line, closed hours: “closed” is played, then the call ends.',
    'warning',
  ],
  oneMember: [withTeam({ memberIds: ['Ana', 'Cem'] }), 'Only Ana can answer in Sales.', 'info'],
  noTelephone: [
    { ...withTeam({}), people: [person('Ana', { hasTelephone: false }), person('Ben')] },
    'Ana has no telephone, so calls do not ring.',
    'warning',
  ],
  absentMember: [
    withTeam({ memberIds: ['Ana', 'Ben', 'Cem'] }),
    'Cem is suspended and does not ring in Sales.',
    'info',
  ],
  longOverride: [
    ringing({ override: override(8) }),
    'Main line is closed for now until Nov 24, 2026.',
    'warning',
  ],
  datesPast: [
    ringing({
      businessHour: withHours({ dates: [{ ...closedThen, from: '2025-11-27', to: '2025-11-27' }] }),
    }),
    'All special dates of Main line are over.',
    'info',
  ],
  twinKeys: [
    withMenu({ keys: [...keyed.keys, key('9', 'Ana', 'teammate')] }),
    'Keys 1 and 9 of Menu do the same: Ana.',
    'info',
  ],
  minuteGap: [
    ringing({
      businessHour: withHours({
        dates: [closedThen],
        weekly: daily(['09:00', '12:00'], ['12:01', '17:00']),
      }),
    }),
    'Main line is closed for one minute at 12:00 pm.',
    'warning',
  ],
  unreachableTeam: [
    ringing({ closedHour: voicemailOf('Ana') }),
    'Nothing sends calls to the team Sales.',
    'info',
  ],
  unreadable: [
    ringing({ businessHour: neverOpenIn('America/Chicago'), unreadable: ['date'] }),
    'The hours of Main line cannot be read.',
    'warning',
  ],
};

/** What looks like a finding and is none. */
const nearMisses: Partial<Record<FindingCode, readonly RoutingConfig[]>> = {
  emptyCallGroup: [ringing({ openHour: group('Cem', 'Ana') })],
  unusedMedium: [cases.messageHangsUp[0]],
  greetingKeyUnassigned: [
    withMenu(said('For Ana, press 1.')),
    withMenu(said('We opened 5 offices this year.')),
  ],
  greetingKeyUnspoken: [
    withMenu(said('For Ana, press 1.')),
    withMenu(said('Please hold.')),
    withMenu(),
  ],
  teamAlwaysClosed: [
    {
      ...ringing({ openHour: to('team', 'Sales'), closedHour: voicemailOf('Ana') }),
      teams: [
        {
          ...sales,
          // 3:00 pm in London is 9:00 am in Chicago: one minute of the day is enough.
          businessHour: withHours({ timeZone: 'Europe/London', weekly: daily(['07:00', '15:01']) }),
        },
      ],
    },
  ],
  holidayOpen: [
    clean,
    ringing({ businessHour: alwaysOpenIn('America/Chicago') }),
    ringing({ businessHour: officeHours, override: override(60) }),
  ],
  neverOpen: [
    ringing({
      businessHour: withHours({ weekly: { ...daily(), sunday: [{ from: '09:00', to: '10:00' }] } }),
    }),
    ringing({ businessHour: alwaysOpenIn('America/Chicago') }),
    ringing({ businessHour: neverOpenIn('America/Chicago'), unreadable: ['date'] }),
  ],
  callGroupLast: [ringing({ openHour: group('Cem') })],
  absentMailbox: [
    ringing({ closedHour: voicemailOf('Ben'), openHour: to('team', 'Sales') }),
    { ...clean, people: [...people({}), person('Dan', { status: 'suspended' })] },
  ],
  absentNumber: [
    {
      ...outside('+12515550111'),
      numbers: [
        ...clean.numbers,
        { ...ofAna, ownerType: 'teammate', ownerId: 'Ana', canText: true, label: '' },
      ],
    },
  ],
  longRinging: [
    withTeam({ ringSeconds: 120 }),
    withTeam({ inboundFlow: 'callQueue', maxWaitSeconds: 900 }),
  ],
  sameOverflow: [
    { ...withTeam({ missedCall: to('teammate', 'Dan') }), people: [...people({}), person('Dan')] },
  ],
  queueHangsUp: [
    withTeam({ inboundFlow: 'callQueue' }),
    { ...withTeam({ missedCall: to('message', 'closed.wav') }), messages: closedMessage },
  ],
  messageHangsUp: [
    {
      ...withTeam({ inboundFlow: 'callQueue', missedCall: to('message', 'closed.wav') }),
      messages: closedMessage,
    },
  ],
  oneMember: [withTeam({ memberIds: ['Ana'] }), withTeam({ memberIds: ['Cem'] })],
  longOverride: [ringing({ override: override(7) })],
  datesPast: [
    ringing({
      businessHour: withHours({
        dates: [{ ...closedThen, from: '2025-11-27', to: '2025-11-27', repeatsYearly: true }],
      }),
    }),
    ringing({
      businessHour: withHours({
        dates: [closedThen, { ...closedThen, id: 'past', from: '2025-11-27', to: '2025-11-27' }],
      }),
    }),
  ],
  twinKeys: [withMenu({ keys: [...keyed.keys, key('9', 'Ben', 'teammate')] })],
  minuteGap: [
    ringing({ businessHour: withHours({ weekly: daily(['09:00', '12:00'], ['12:00', '17:00']) }) }),
    ringing({ businessHour: withHours({ weekly: daily(['09:00', '12:00'], ['12:02', '17:00']) }) }),
  ],
};

const findingsIn = (config: RoutingConfig) => lint(config, now, { holidays: [thanksgiving] });
const codesIn = (config: RoutingConfig) => findingsIn(config).map(({ code }) => code);

describe('findings of an account (annex J4)', () => {
  it('finds nothing where nothing is wrong, and says that every call is taken', () => {
    expect(finish(checkRouting(clean, now, { holidays: [thanksgiving] }))).toEqual({
      findings: [],
      until: Date.parse('2027-11-16T06:00:00Z'),
      isEveryCallTaken: true,
    });
  });

  it.each(findingCodes)('%s', (code) => {
    const [config, message, severity] = cases[code];
    const found = findingsIn(config).filter((finding) => finding.code === code);
    expect(found.map((one) => [one.message, one.severity])).toEqual([[message, severity]]);
    expect(found[0]?.effect).toMatch(/^\S.*\.$/);
    expect(codesIn(clean)).not.toContain(code);
    for (const quiet of nearMisses[code] ?? []) expect(codesIn(quiet)).not.toContain(code);
  });

  it.each(findingCodes)('%s is shown by a call that ends as it says', (code) => {
    const [config, , severity] = cases[code];
    const [finding] = findingsIn(config).filter((one) => one.code === code);
    const call = finding?.call;
    if (call) {
      const { end } = simulate(config, { ...call, from: null });
      expect({ kind: end.kind, node: end.node }).toEqual(call.end);
    }
    const isLost = ['hangup', 'noroute', 'loop', 'blocked'].includes(call?.end.kind ?? '');
    expect(isLost).toBe(severity === 'error');
    if (severity === 'info') expect(call).toBe(null);
  });

  it.each(findingCodes)('%s is gone once its fix is done', (code) => {
    const [config] = cases[code];
    const { fix } = findingsIn(config).find((finding) => finding.code === code) ?? {};
    if (!fix || fix.acts.length === 0) return;
    expect(codesIn(fix.acts.reduce(withFix, config))).not.toContain(code);
  });

  it('closes the minute of a team as well', () => {
    const [{ companies }] = cases.minuteGap;
    const config = withTeam({ businessHour: companies[0]?.businessHour ?? officeHours });
    const { fix } = findingsIn(config).find(({ code }) => code === 'minuteGap') ?? {};
    expect(codesIn((fix?.acts ?? []).reduce(withFix, config))).not.toContain('minuteGap');
    expect(fix?.acts).toHaveLength(1);
  });

  it('says of each place that cannot be read where its calls go meanwhile', () => {
    const config = {
      ...ringing({ unreadable: ['openHour'] }),
      people: [person('Ana', { unreadable: ['missedCall'] }), person('Ben')],
    };
    const found = findingsIn(config).filter(({ code }) => code === 'unreadable');
    expect(found.map(({ message, effect }) => [message, effect])).toEqual([
      [
        'Main line, open hours: what was saved cannot be read.',
        'Until you save it again, calls are handled as in closed hours.',
      ],
      [
        'Ana, missed calls: what was saved cannot be read.',
        'Until you save it again, callers leave a message.',
      ],
    ]);
  });

  it('offers one click for what has one right answer', () => {
    const oneClick = findingCodes.filter((code) => {
      const [config] = cases[code];
      return findingsIn(config).some((one) => one.code === code && one.fix.acts.length > 0);
    });
    expect(oneClick.toSorted()).toEqual([
      'absentMember',
      'holidayOpen',
      'longOverride',
      'loop',
      'messageHangsUp',
      'minuteGap',
      'missingTarget',
      'queueHangsUp',
      'timeoutHangUp',
      'twinKeys',
    ]);
  });

  it('does what one click does in the record that it names', () => {
    const all = findingCodes.flatMap((code) => findingsIn(cases[code][0]));
    for (const { object, fix } of all.filter(({ fix: { acts } }) => acts.length > 0)) {
      expect(object.id).toBe(fix.place.ownerId);
    }
  });

  it('shows a call of all that is wrong with calls', () => {
    const unseen = findingCodes.filter((code) => {
      const [config, , severity] = cases[code];
      const finding = findingsIn(config).find((one) => one.code === code);
      return severity !== 'info' && finding?.call === null;
    });
    expect(unseen).toEqual(['textsNotRegistered']);
  });

  it('shows what nobody answers at a person who is reached', () => {
    const config = { ...clean, people: people({ missedCall: to('team', 'Gone') }) };
    const [gone] = findingsIn(config).filter(({ code }) => code === 'missingTarget');
    expect(gone).toMatchObject({ severity: 'error', call: { number: mainNumber } });
  });

  it('takes a key away that leads nowhere, unless it is the only one', () => {
    const fixOf = (...keys: IvrKey[]) =>
      findingsIn(withMenu({ keys })).find(({ code }) => code === 'missingTarget')?.fix.acts;
    const [lost, rest] = [key('2', 'Gone'), key('timeout', 'Sales')];
    expect(fixOf(key('1', 'Ana', 'teammate'), lost, rest)).toEqual([
      { kind: 'removeKey', menuId: 'Menu', input: '2' },
    ]);
    expect(fixOf(lost, rest)).toEqual([]);
  });

  it('takes one out of a call group of hours, and ends an override to one', () => {
    const actsAt = (change: Parameters<typeof ringing>[0]) =>
      findingsIn(ringing(change)).find(({ code }) => code === 'missingTarget')?.fix.acts;
    const target = group('Ana', 'Gone');
    expect(actsAt({ openHour: target })).toMatchObject([
      { kind: 'setTarget', part: 'openHour', target: group('Ana') },
    ]);
    expect(actsAt({ override: { ...override(1), target } })).toMatchObject([
      { kind: 'endOverride', of: { id: 'Main' } },
    ]);
  });

  it('says whose mailbox takes the message, by name', () => {
    const texts = (config: RoutingConfig) =>
      findingsIn(config).flatMap(({ fix }) =>
        fix.acts.some((act) => act.kind === 'setTarget') ? fix.text : [],
      );
    const [atCompany] = cases.missingTarget;
    const [atTeam] = cases.queueHangsUp;
    expect(texts(atCompany)).toContain('Take a message for Ana');
    expect(texts(atTeam)).toContain('Take a message for Sales');
  });

  it('calls nothing lost that no call comes to', () => {
    const unused = { ...keyed, id: 'Old', name: 'Old', keys: [], media: [] };
    const config = { ...clean, menus: [unused], numbers: [] };
    expect(findingsIn(config).filter(({ severity }) => severity === 'error')).toEqual([]);
    const lonely = {
      ...clean,
      teams: [sales, team('Old', { missedCall: to('teammate', 'Gone') })],
    };
    const [gone] = findingsIn(lonely).filter(({ code }) => code === 'missingTarget');
    expect(gone).toMatchObject({
      severity: 'info',
      call: null,
      effect: 'No calls reach it now.',
    });
  });

  it('folds a holiday of several numbers into one finding that closes them all', () => {
    const second = company({ id: 'Desk', label: 'Desk', closedHour: to('team', 'Sales') });
    const config = {
      ...clean,
      companies: [{ ...main, businessHour: officeHours }, second],
      numbers: [
        ...clean.numbers,
        {
          ...clean.numbers[0],
          id: 'n2',
          number: '+12515550102',
          label: '',
          ownerType: 'company',
          ownerId: 'Desk',
          canText: true,
        } as const,
      ],
    };
    const [holiday] = findingsIn(config).filter(({ code }) => code === 'holidayOpen');
    expect(holiday?.message).toBe('Thanksgiving Day, Nov 26, 2026: 2 numbers are open as usual.');
    const onTheDay = Date.parse('2026-11-26T15:00:00Z');
    const messages = lint(config, onTheDay, { holidays: [thanksgiving] }).map(
      ({ message }) => message,
    );
    expect(messages).toContain('Thanksgiving Day, today: 2 numbers are open as usual.');
    expect(holiday?.fix.acts).toMatchObject([
      { kind: 'addDate', of: { id: 'Main' }, date: { from: '2026-11-26', closed: true } },
      { kind: 'addDate', of: { id: 'Desk' } },
    ]);
    expect(new Date(holiday?.call?.at ?? 0).toISOString()).toBe('2026-11-26T16:00:00.000Z');
  });

  it('looks 30 days ahead for holidays, and no further', () => {
    const open = ringing({ businessHour: officeHours });
    const on = (day: string) =>
      lint(open, now, { holidays: [{ ...thanksgiving, day }] }).map(({ code }) => code);
    expect(on('2026-12-16')).toContain('holidayOpen');
    expect(on('2026-12-17')).not.toContain('holidayOpen');
    expect(on('2026-11-13')).not.toContain('holidayOpen');
  });

  it('shows the call of a minute within that minute', () => {
    const [config] = cases.minuteGap;
    const gap = findingsIn(config).find(({ code }) => code === 'minuteGap');
    expect(new Date(gap?.call?.at ?? 0).toISOString()).toBe('2026-11-16T18:00:00.000Z');
  });

  it('presses the key that the greeting names as often as the menu listens', () => {
    const [config] = cases.greetingKeyUnassigned;
    const found = findingsIn(config).find(({ code }) => code === 'greetingKeyUnassigned');
    expect(found?.call).toMatchObject({ number: mainNumber, inputs: ['5', '5'] });
    expect(found?.effect).toBe(
      'Callers who press it hear the greeting 2 times, then the call ends.',
    );
    expect(found?.fix.key).toEqual({ menuId: 'Menu', input: '5' });
  });

  it('tells a menu that hangs up although its keys lead to mailboxes', () => {
    const config = withMenu({ keys: [key('1', 'Sales')] });
    const found = findingsIn(config).find(({ code }) => code === 'timeoutHangUp');
    expect(found).toMatchObject({
      severity: 'error',
      message: 'Menu hangs up on callers who press nothing.',
      effect: 'Some callers have no keypad. Sales could take them.',
      fix: { text: 'Send to Sales' },
    });
  });

  it('says that not every call is taken where a message hangs up', () => {
    const [config] = cases.messageHangsUp;
    expect(finish(checkRouting(config, now)).isEveryCallTaken).toBe(false);
    expect(
      finish(checkRouting({ ...clean, people: people({ missedCall: ownVoicemail }) }, now)),
    ).toMatchObject({
      isEveryCallTaken: true,
    });
  });

  it('says where a record is used (annex J5)', () => {
    const config = withMenu();
    const places = usedBy(config, 'teammate', 'Ana').map((place) => placeText(config, place));
    expect(places).toEqual(['Sales, members', 'Menu, key 1']);
    expect(usedBy(config, 'menu', 'Menu').map((place) => place.part)).toEqual(['openHour']);
    expect(usedBy(account(), 'mailbox', 'Ana').map((place) => place.part)).toEqual([
      'closedHour',
      'missedCall',
    ]);
  });
});
