import type { BuiltInRole, Holder } from '@jackfield/contract';
import { describe, expect, it } from 'vitest';
import {
  areaEntries,
  isOpenEntry,
  isOpenSection,
  type SidebarEntry,
  type SidebarInput,
  sidebarGroups,
  sidebarItems,
  topEntries,
} from './sidebar-entries.ts';

const input: SidebarInput = {
  person: { role: 'admin' },
  isTenantOwner: true,
  country: 'USA',
  features: { portNumber: true, chat: true, userGuide: true, enableSmsLabel: false },
  config: { portIn: false, portingUrl: 'https://port.test/start?from=portal', resellerId: '' },
  customerId: 'cus_7',
};
const partner = { ...input.features, portNumber: false, enableSmsLabel: true };

const labels = (given: Partial<SidebarInput> = {}) =>
  Object.fromEntries(
    sidebarGroups({ ...input, ...given }).map(({ label, entries }) => [
      label.message,
      entries.map((entry) => entry.label.message),
    ]),
  );

describe('sidebar', () => {
  it('SHELL-39 starts with COMPANY NUMBERS, USERS, TEAMS, then the groups', () => {
    expect(topEntries().map(({ label }) => label.message)).toEqual([
      'COMPANY NUMBERS',
      'USERS',
      'TEAMS',
    ]);
    expect(Object.keys(labels())).toEqual(['COMPANY', 'COMPLIANCE', 'BILLING']);
  });

  it('SHELL-40 SHELL-42 SHELL-43 holds the entries of each group in order', () => {
    expect(labels()).toEqual({
      COMPANY: ['Company Info', 'E911', 'Usage', 'Blacklist', 'Numbers', 'Port a Number'],
      COMPLIANCE: ['Brands', 'Campaigns'],
      BILLING: ['Subscription', 'Billing Information', 'Call Credits', 'International Call'],
    });
  });

  it('entries of remotes come below, named apart by their area', () => {
    const path = '/admin-settings/wallboard';
    const wall = { id: 'wall', label: 'Wallboard', path };
    const [entry, ...others] = areaEntries([
      { area: 'people', navigation: [] },
      { area: 'wallboard', navigation: [wall] },
    ]);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ id: 'wallboard.wall', to: path, section: path });
    expect(entry?.label.message).toBe('Wallboard');
  });

  it('SHELL-41 E911 is disabled, leads nowhere, and says where the addresses are', () => {
    const e911 = sidebarGroups(input)[0]?.entries.find(({ id }) => id === 'e911');
    expect(e911).toMatchObject({ isDisabled: true });
    expect(e911?.to).toBeUndefined();
    expect(e911?.hint?.message).toContain('Users, Emergency');
  });

  it('SHELL-44 every entry leads to its page, and is open below its section', () => {
    const entries = [...topEntries(), ...sidebarGroups(input).flatMap((group) => group.entries)];
    expect(Object.fromEntries(entries.flatMap(({ id, to }) => (to ? [[id, to]] : [])))).toEqual({
      numbers: '/admin-settings/numbers/listing',
      users: '/admin-settings/users/listing',
      teams: '/admin-settings/teams/listing',
      'company-info': '/admin-settings/company/company-info',
      usage: '/admin-settings/company/usage',
      blacklist: '/admin-settings/company/blacklist',
      'company-numbers': '/admin-settings/company/numbers/listing',
      brands: '/admin-settings/compliance/brands/listing',
      campaigns: '/admin-settings/compliance/campaigns/listing',
      subscription: '/admin-settings/billing/subscription',
      'billing-information': '/admin-settings/billing/billing-information',
      'call-credits': '/admin-settings/billing/call-credits/edit/balance',
      'international-call': '/admin-settings/billing/international-call/listing',
    });
    for (const entry of entries) {
      if (!entry.to) continue;
      expect(entries.filter((each) => isOpenEntry(each, entry.to ?? ''))).toEqual([entry]);
    }
  });

  it('the open entry lists its pages, each of which marks itself alone', () => {
    const entries = [
      ...topEntries('USA'),
      ...sidebarGroups(input).flatMap((group) => group.entries),
    ];
    const pages = (given: readonly SidebarEntry[]) =>
      Object.fromEntries(
        given.flatMap(({ id, pages: own = [] }) =>
          own.length > 0 ? [[id, own.map(({ label }) => label.message)]] : [],
        ),
      );
    expect(pages(entries)).toEqual({
      numbers: ['Calendar', 'Call routing check', 'Texting status', 'Planned changes'],
      users: ['Desk phones'],
      teams: ['Live calls'],
      'company-info': ['Security', 'Activity'],
      'billing-information': ['Billing summary'],
      'call-credits': ['Spend guard'],
    });
    expect(pages(topEntries('MYS'))['numbers']).not.toContain('Texting status');
    for (const entry of entries) {
      for (const { id, to = '' } of (entry.pages ?? []).filter(({ section }) => section !== '')) {
        const all = entries.flatMap((one) => [one, ...(one.pages ?? [])]);
        expect(all.filter((one) => isOpenEntry(one, to)).map((one) => one.id)).toEqual([id]);
        expect(entries.filter((one) => isOpenSection(one, to))).toEqual([entry]);
      }
    }
  });

  it('ROLE-05 Subscription is there for the tenant owner only', () => {
    expect(labels({ isTenantOwner: false })['BILLING']).not.toContain('Subscription');
  });

  it.each(['CAN', 'MYS'] as const)(
    'ROLE-12 ROLE-13 leaves out the USA entries for %s',
    (country) => {
      expect(labels({ country })).toEqual({
        COMPANY: ['Company Info', 'Usage', 'Blacklist', 'Port a Number'],
        BILLING: ['Subscription', 'Billing Information', 'Call Credits', 'International Call'],
      });
    },
  );

  it('ROLE-14 Port a Number is in one variant only', () => {
    expect(labels({ features: partner })['COMPANY']).not.toContain('Port a Number');
  });

  it('ROLE-15 Port a Number carries the customer id, and is hidden without it', () => {
    const port = sidebarGroups(input)[0]?.entries.at(-1);
    expect(port?.href).toBe('https://port.test/start?from=portal&customerId=cus_7');
    expect(labels({ customerId: '' })['COMPANY']).not.toContain('Port a Number');
    expect(
      labels({ config: { portIn: false, portingUrl: '', resellerId: '' } })['COMPANY'],
    ).not.toContain('Port a Number');
  });

  it('[PORT-01] Port a Number opens the own page where numbers are ported in by orders', () => {
    const config = { ...input.config, portIn: true };
    const portOf = (given: Partial<SidebarInput>) =>
      sidebarGroups({ ...input, config, ...given })[0]?.entries.find(({ id }) => id === 'port');
    expect(portOf({})).toMatchObject({
      to: '/admin-settings/company/port',
      section: '/admin-settings/company/port',
    });
    expect(portOf({ country: 'CAN' })?.to).toBe('/admin-settings/company/port');
    expect(portOf({ country: 'MYS' })).not.toHaveProperty('to');
    expect(portOf({ features: partner })).toBeUndefined();
  });

  it('ROLE-16 the other variant says Enable SMS, with help', () => {
    const group = sidebarGroups({ ...input, features: partner })[1];
    expect(group?.label.message).toBe('Enable SMS');
    expect(group?.help?.message).toBe(
      'Register a brand and a campaign to send SMS to USA numbers.',
    );
    expect(group?.entries.map(({ label }) => label.message)).toEqual(['Brands', 'Campaigns']);
  });
});

describe('[RIGHT-02] sidebar by built-in role', () => {
  /** Lines, and below each in brackets what it opens: entries of a group, or pages of an entry. */
  const shown = (role: BuiltInRole) =>
    sidebarItems({ ...input, isTenantOwner: false, person: withRole(role) }).map((item) => {
      const below = 'entries' in item ? item.entries : (item.pages ?? []);
      return `${item.label.message}: ${below.map(({ label }) => label.message).join(', ')}`;
    });
  const withRole = (role: BuiltInRole): Holder => ({
    role: 'standard',
    access: { role, teamIds: [] },
  });

  it.each([
    [
      'phoneManager',
      [
        'COMPANY NUMBERS: Calendar, Call routing check, Texting status, Planned changes',
        'USERS: Desk phones',
        'TEAMS: Live calls',
        'COMPANY: Usage, Blacklist, Numbers',
      ],
    ],
    [
      'peopleManager',
      [
        'COMPANY NUMBERS: Calendar, Call routing check, Planned changes',
        'USERS: Desk phones',
        'TEAMS: Live calls',
        'COMPANY: Numbers',
      ],
    ],
    [
      'billing',
      ['COMPANY: Usage', 'BILLING: Billing Information, Call Credits, International Call'],
    ],
    [
      'compliance',
      ['COMPANY NUMBERS: Texting status', 'COMPANY: Numbers', 'COMPLIANCE: Brands, Campaigns'],
    ],
    [
      'auditor',
      [
        'COMPANY NUMBERS: Calendar, Call routing check, Texting status, Planned changes',
        'USERS: Desk phones',
        'TEAMS: Live calls',
        'COMPANY: Activity, Usage, Blacklist, Numbers',
        'COMPLIANCE: Brands, Campaigns',
        'BILLING: Billing Information, Call Credits, International Call',
      ],
    ],
    [
      'teamLead',
      ['COMPANY NUMBERS: Calendar, Call routing check, Planned changes', 'TEAMS: Live calls'],
    ],
  ] as const)('%s sees what the role opens', (role, lines) => {
    expect(shown(role)).toEqual(lines);
  });

  it('pages whose entry is not for a Team lead are a group of their own', () => {
    const [numbers] = sidebarItems({ ...input, person: withRole('teamLead') });
    expect(numbers).toMatchObject({ id: 'numbers', icon: 'numbers' });
    expect(numbers).not.toHaveProperty('to');
  });

  it('an Auditor opens the activity over their own page', () => {
    const entries = sidebarItems({ ...input, person: withRole('auditor') }).flatMap((item) =>
      'entries' in item ? item.entries : [],
    );
    expect(entries.find(({ id }) => id === 'activity')?.to).toBe(
      '/your-settings/profile?drawer=activity',
    );
  });

  it('entries of remotes are for admins', () => {
    const wall = { id: 'wall', label: 'Wallboard', path: '/admin-settings/wallboard' };
    const areas = [{ area: 'wallboard', navigation: [wall] }];
    const ids = (person: SidebarInput['person']) =>
      sidebarItems({ ...input, person }, areas).map(({ id }) => id);
    expect(ids({ role: 'admin' })).toContain('wallboard.wall');
    expect(ids(withRole('auditor'))).not.toContain('wallboard.wall');
  });
});
