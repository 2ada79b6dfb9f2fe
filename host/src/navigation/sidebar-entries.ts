import {
  type AccountCountry,
  type ClientConfig,
  type Holder,
  mayDo,
  paths,
  type RegistryArea,
  type Scope,
  type Variant,
} from '@jackfield/contract';
import type { Message } from '@jackfield/runtime/core';
import { messages } from './messages.ts';
import { mayOpenPage } from './page-areas.ts';

export type EntryIcon =
  | 'home'
  | 'numbers'
  | 'users'
  | 'teams'
  | 'company'
  | 'compliance'
  | 'billing'
  | 'own'
  | 'area';

/** One line of the sidebar. */
export interface SidebarEntry {
  id: string;
  label: Message;
  /** Path inside the portal; absent for disabled and external entries. */
  to?: string;
  /** Paths that mark the entry as the open one. */
  section: string;
  /** Its pages, which stand beneath it while it or one of them is open. */
  pages?: readonly SidebarEntry[];
  /** Address of another site. */
  href?: string;
  isDisabled?: boolean;
  /** What it takes where it opens no page of its own. */
  scope?: Scope;
  /** Of a disabled entry: where to find what it names. */
  hint?: Message;
}

export interface SidebarTop extends SidebarEntry {
  icon: EntryIcon;
}

export interface SidebarGroup {
  id: string;
  label: Message;
  icon: EntryIcon;
  /** Words of the help icon beside the label (ROLE-16). */
  help?: Message;
  entries: SidebarEntry[];
}

/** A line with an icon of its own, or a group. */
export type SidebarItem = SidebarTop | SidebarGroup;

export interface SidebarInput {
  /** Whose sidebar it is. */
  person: Holder;
  isTenantOwner: boolean;
  country: AccountCountry;
  features: Variant['features'];
  config: Pick<ClientConfig, 'portIn' | 'portingUrl' | 'resellerId'>;
  /** Payment customer id of the account. */
  customerId: string;
}

const { admin } = paths;

/** Opens the activity over a page that the person has. */
const activityAddress = ({ role }: Holder) =>
  `${role === 'admin' ? admin.company.info() : paths.yourSettings.page('profile')}?drawer=activity`;

/** An entry; it is marked on all pages below `section` of the admin pages, else on its own only. */
const page = (id: string, label: Message, to: string, section?: string): SidebarEntry => ({
  id,
  label,
  to,
  section: section === undefined ? to : `/admin-settings/${section}`,
});

/** Where admins see what needs them; it stands with the mark, above the entries. */
export const homeEntry: SidebarTop = { ...page('home', messages.home, admin.home()), icon: 'home' };

/** The way of people with a built-in role to what is their own, in the place of Home. */
export const ownEntry: SidebarTop = {
  ...page('own', messages.yourSettings, paths.yourSettings.page('profile')),
  section: '/your-settings',
  icon: 'own',
};

/** Entries above the groups, in the order of SHELL-39. */
export const topEntries = (country?: AccountCountry): SidebarTop[] => [
  {
    ...page('numbers', messages.companyNumbers, admin.numbers.listing(), 'numbers'),
    icon: 'numbers',
    pages: [
      page('calendar', messages.calendar, admin.numbers.calendar()),
      page('check', messages.callCheck, admin.numbers.callCheck()),
      // Text messages are not offered in Malaysia (OP-76).
      ...(country === 'MYS' ? [] : [page('texting', messages.texting, admin.numbers.texting())]),
      page('planned', messages.planned, admin.numbers.planned()),
    ],
  },
  {
    ...page('users', messages.users, admin.users.listing(), 'users'),
    icon: 'users',
    pages: [page('desk-phones', messages.deskPhones, admin.deskphones.allDevices(), 'deskphones')],
  },
  {
    ...page('teams', messages.teams, admin.teams.listing(), 'teams'),
    icon: 'teams',
    pages: [page('live', messages.liveCalls, admin.teams.live())],
  },
];

/** Entries of remotes that come with the portal, in every language; others have the words of their remote. */
const named: Readonly<Record<string, Message>> = { 'integrations.all': messages.integrations };

/** Entries that remotes bring, below those of the specification. */
export const areaEntries = (
  areas: readonly Pick<RegistryArea, 'area' | 'navigation'>[],
): SidebarTop[] =>
  areas.flatMap(({ area, navigation }) =>
    navigation.map(({ id, label, path }) => {
      const name = `${area}.${id}`;
      const shown = named[name] ?? { id: name, message: label };
      return { ...page(name, shown, path), icon: 'area' as const };
    }),
  );

/** Address of the porting page, or null when it cannot be opened (ROLE-15, OP-33). */
function portingAddress({ config, customerId }: SidebarInput): string | null {
  if (!config.portingUrl || !customerId || !URL.canParse(config.portingUrl)) return null;
  const url = new URL(config.portingUrl);
  url.searchParams.set('customerId', customerId);
  if (config.resellerId) url.searchParams.set('resellerId', config.resellerId);
  return url.href;
}

/** Where numbers are ported in: the portal's own page where it serves orders, else the porting page. */
function portEntries(input: SidebarInput): SidebarEntry[] {
  const { features, config, country } = input;
  if (!features.portNumber) return [];
  if (config.portIn && country !== 'MYS') {
    return [page('port', messages.portNumber, admin.company.portIn(), 'company/port')];
  }
  const href = portingAddress(input);
  return href === null ? [] : [{ id: 'port', label: messages.portNumber, section: '', href }];
}

function companyEntries(input: SidebarInput): SidebarEntry[] {
  const isUsa = input.country === 'USA';
  return [
    {
      ...page('company-info', messages.companyInfo, admin.company.info()),
      pages: [
        page('security', messages.security, admin.company.security()),
        // It opens over the page, which stays the open one.
        {
          id: 'activity',
          label: messages.activity,
          to: activityAddress(input.person),
          section: '',
          scope: 'audit:read',
        },
      ],
    },
    ...(isUsa
      ? [
          {
            id: 'e911',
            label: messages.e911,
            section: admin.company.e911(),
            isDisabled: true,
            hint: messages.e911Where,
          },
        ]
      : []),
    page('usage', messages.usage, admin.company.usage()),
    page('blacklist', messages.blacklist, admin.company.blacklist()),
    ...(isUsa
      ? [page('company-numbers', messages.numbers, admin.company.numbers(), 'company/numbers')]
      : []),
    ...portEntries(input),
  ];
}

const billingEntries = ({ isTenantOwner }: SidebarInput): SidebarEntry[] => [
  ...(isTenantOwner
    ? [page('subscription', messages.subscription, admin.billing.subscription())]
    : []),
  {
    ...page('billing-information', messages.billingInformation, admin.billing.information()),
    pages: [
      page('summary', messages.billingSummary, admin.billing.summary(), 'billing/billing-summary'),
    ],
  },
  {
    ...page('call-credits', messages.callCredits, admin.billing.balance(), 'billing/call-credits'),
    pages: [page('guard', messages.spendGuard, admin.billing.spendGuard())],
  },
  page(
    'international-call',
    messages.internationalCall,
    admin.billing.internationalCall(),
    'billing/international-call',
  ),
];

/** Groups of the admin sidebar (SHELL-39 to SHELL-43, ROLE-05, ROLE-12 to ROLE-16). */
export function sidebarGroups(input: SidebarInput): SidebarGroup[] {
  const { features, country } = input;
  const compliance: SidebarGroup = {
    id: 'compliance',
    icon: 'compliance',
    label: features.enableSmsLabel ? messages.enableSms : messages.compliance,
    ...(features.enableSmsLabel ? { help: messages.enableSmsHelp } : {}),
    entries: [
      page('brands', messages.brands, admin.compliance.brands(), 'compliance/brands'),
      page('campaigns', messages.campaigns, admin.compliance.campaigns(), 'compliance/campaigns'),
    ],
  };
  return [
    { id: 'company', icon: 'company', label: messages.company, entries: companyEntries(input) },
    ...(country === 'USA' ? [compliance] : []),
    { id: 'billing', icon: 'billing', label: messages.billing, entries: billingEntries(input) },
  ];
}

/** What somebody may open of an entry; where that is not its own page, its pages alone. */
function entriesOf(person: Holder, entry: SidebarEntry): SidebarEntry[] {
  const { to, scope, pages = [] } = entry;
  const open = pages.flatMap((one) => entriesOf(person, one));
  const mayOpen = scope ? mayDo(person, scope) : to !== undefined && mayOpenPage(person, to);
  return mayOpen ? [{ ...entry, pages: open }] : open;
}

/** What somebody may open of a line; pages whose entry is missing make a group under its name. */
function itemFor(person: Holder, item: SidebarItem): SidebarItem[] {
  const { id, label, icon } = item;
  if ('entries' in item) {
    const entries = item.entries.flatMap((entry) => entriesOf(person, entry));
    return entries.length > 0 ? [{ ...item, entries }] : [];
  }
  const entries = entriesOf(person, item);
  const [first] = entries;
  if (first === undefined) return [];
  return [first.id === id ? { ...first, icon } : { id, label, icon, entries }];
}

/** What stands in somebody's sidebar below Home: admins have all, others what they may open (RIGHT-02). */
export function sidebarItems(
  input: SidebarInput,
  areas: readonly Pick<RegistryArea, 'area' | 'navigation'>[] = [],
): SidebarItem[] {
  const { person, country } = input;
  const items = [...topEntries(country), ...sidebarGroups(input), ...areaEntries(areas)];
  return person.role === 'admin' ? items : items.flatMap((item) => itemFor(person, item));
}

const isWithin = ({ section }: SidebarEntry, path: string): boolean =>
  section !== '' && (path === section || path.startsWith(`${section}/`));

/** Whether an entry or one of its pages is open at a path, so that its pages stand beneath it. */
export const isOpenSection = (entry: SidebarEntry, path: string): boolean =>
  [entry, ...(entry.pages ?? [])].some((one) => isWithin(one, path));

/** Whether an entry's page is the open one: where one of its pages is, that one is marked. */
export const isOpenEntry = (entry: SidebarEntry, path: string): boolean =>
  isWithin(entry, path) && !(entry.pages ?? []).some((one) => isWithin(one, path));
