import {
  type AccountCountry,
  type ClientConfig,
  paths,
  type RegistryArea,
  type Variant,
} from '@jackfield/contract';
import type { Message } from '@jackfield/runtime/core';
import { messages } from './messages.ts';

export type EntryIcon =
  | 'numbers'
  | 'users'
  | 'teams'
  | 'company'
  | 'compliance'
  | 'billing'
  | 'area';

/** One line of the sidebar. */
export interface SidebarEntry {
  id: string;
  label: Message;
  /** Path inside the portal; absent for disabled and external entries. */
  to?: string;
  /** Paths that mark the entry as the open one. */
  section: string;
  /** Further pages that mark it, with all below them. */
  more?: string;
  /** Address of another site. */
  href?: string;
  isDisabled?: boolean;
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

export interface SidebarInput {
  isTenantOwner: boolean;
  country: AccountCountry;
  features: Variant['features'];
  config: Pick<ClientConfig, 'portingUrl' | 'resellerId'>;
  /** Payment customer id of the account. */
  customerId: string;
}

const { admin } = paths;

/** An entry; it is marked on all pages below `section` of the admin pages, else on its own only. */
const page = (id: string, label: Message, to: string, section?: string): SidebarEntry => ({
  id,
  label,
  to,
  section: section === undefined ? to : `/admin-settings/${section}`,
});

/** Entries above the groups, in the order of SHELL-39. */
export const topEntries = (): SidebarTop[] => [
  {
    ...page('numbers', messages.companyNumbers, admin.numbers.listing(), 'numbers'),
    icon: 'numbers',
  },
  { ...page('users', messages.users, admin.users.listing(), 'users'), icon: 'users' },
  { ...page('teams', messages.teams, admin.teams.listing(), 'teams'), icon: 'teams' },
];

/** Entries that remotes bring, below those of the specification. */
export const areaEntries = (
  areas: readonly Pick<RegistryArea, 'area' | 'navigation'>[],
): SidebarTop[] =>
  areas.flatMap(({ area, navigation }) =>
    navigation.map(({ id, label, path }) => {
      const name = `${area}.${id}`;
      return { ...page(name, { id: name, message: label }, path), icon: 'area' as const };
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

function companyEntries(input: SidebarInput): SidebarEntry[] {
  const isUsa = input.country === 'USA';
  const porting = input.features.portNumber ? portingAddress(input) : null;
  return [
    page('company-info', messages.companyInfo, admin.company.info()),
    ...(isUsa
      ? [{ id: 'e911', label: messages.e911, section: admin.company.e911(), isDisabled: true }]
      : []),
    page('usage', messages.usage, admin.company.usage()),
    page('blacklist', messages.blacklist, admin.company.blacklist()),
    ...(isUsa
      ? [page('company-numbers', messages.numbers, admin.company.numbers(), 'company/numbers')]
      : []),
    ...(porting ? [{ id: 'port', label: messages.portNumber, section: '', href: porting }] : []),
  ];
}

const billingEntries = ({ isTenantOwner }: SidebarInput): SidebarEntry[] => [
  ...(isTenantOwner
    ? [page('subscription', messages.subscription, admin.billing.subscription())]
    : []),
  {
    ...page('billing-information', messages.billingInformation, admin.billing.information()),
    more: '/admin-settings/billing/billing-summary',
  },
  page('call-credits', messages.callCredits, admin.billing.balance(), 'billing/call-credits'),
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

/** Whether an entry's page is open at a path. */
export const isOpenEntry = ({ section, more = '' }: SidebarEntry, path: string): boolean =>
  [section, more].some((own) => own !== '' && (path === own || path.startsWith(`${own}/`)));
