import { paths } from '@jackfield/contract';
import type { GuardId, Visitor } from './guards.ts';
import { firstPageFor } from './page-areas.ts';

/** Pages of the host, which no variant can replace. */
export type HostPage = 'home';

/** What the host itself answers for a path; everything else belongs to an area. */
export interface PathRule {
  /** Absolute path; `{name}` stands for one segment, a final `*` for any or none. */
  path: string;
  guards: readonly GuardId[];
  /** Where the path leads, with the values of its own `{name}` segments. */
  redirect?: string | ((visitor: Visitor) => string);
  /** A page that the host itself shows. */
  page?: HostPage;
  /** Query members that go along; all of them unless stated. */
  carry?: readonly string[];
}

const known = ['session', 'account'] as const;
/** Of admin pages, which also people with a built-in role may have. */
const admin = [...known, 'mayOpen'] as const;
const standard = [...known, 'standard'] as const;

const sections = ['numbers', 'users', 'company/numbers'] as const;
const compliance = '/admin-settings/compliance';
const billing = '/admin-settings/billing';
const home = '/admin-settings/home';

const to = (path: string, redirect: PathRule['redirect'], guards: readonly GuardId[] = admin) =>
  ({ path, guards, redirect }) satisfies PathRule;
const closed = (path: string, ...guards: GuardId[]): PathRule => ({
  path,
  guards: [...admin, ...guards],
});

/** Where somebody begins among the admin pages. */
function firstPage({ person, account }: Visitor): string {
  const isThere = (path: string) => account?.country === 'USA' || !path.startsWith(compliance);
  return (person && firstPageFor(person, isThere)) ?? paths.yourSettings.page('profile');
}

/** Redirects (SHELL-14 to SHELL-30), and where roots lead (annex B1). */
const redirects: PathRule[] = [
  {
    path: '/',
    guards: known,
    redirect: ({ person }) => {
      if (person?.role !== 'admin') return '/your-settings';
      return person.startPage === 'home' ? home : '/admin-settings';
    },
    carry: ['payment_intent', 'source_type'],
  },
  to('/your-settings', '/your-settings/profile', standard),
  to(
    '/your-settings/phone-number/directory-edit/{pid}',
    '/your-settings/phone-number/directory-edit/{pid}/directory-listing',
    standard,
  ),
  to(
    '/your-settings/phone-number/outbound-edit/{pid}',
    '/your-settings/phone-number/outbound-edit/{pid}/outbound-calling-name',
    standard,
  ),
  to('/admin-settings', firstPage, known),
  ...sections.flatMap((section) => [
    to(
      `/admin-settings/${section}/{id}/directory-edit/{pid}`,
      `/admin-settings/${section}/{id}/directory-edit/{pid}/directory-listing`,
    ),
    to(
      `/admin-settings/${section}/{id}/outbound-edit/{pid}`,
      `/admin-settings/${section}/{id}/outbound-edit/{pid}/outbound-calling-name`,
    ),
  ]),
  to('/admin-settings/numbers', '/admin-settings/numbers/listing'),
  to('/admin-settings/numbers/edit/{id}', '/admin-settings/numbers/edit/{id}/info'),
  to('/admin-settings/users', '/admin-settings/users/listing'),
  to('/admin-settings/users/edit/{id}', '/admin-settings/users/edit/{id}/profile'),
  to('/admin-settings/teams', '/admin-settings/teams/listing'),
  to('/admin-settings/teams/edit/{id}', '/admin-settings/teams/edit/{id}/members'),
  ...['/admin-settings/deskphones', '/admin-settings/deskphones/listing'].map((path) =>
    to(path, ({ account }) =>
      account?.country === 'MYS'
        ? '/admin-settings/deskphones/listing/all-devices'
        : '/admin-settings/deskphones/listing/buy-phones',
    ),
  ),
  to('/admin-settings/company', '/admin-settings/company/company-info'),
  to('/admin-settings/company/numbers', '/admin-settings/company/numbers/listing'),
  to(
    '/admin-settings/company/numbers/edit/{id}',
    '/admin-settings/company/numbers/edit/{id}/details',
  ),
  to(
    '/admin-settings/company/numbers/{id}/details',
    '/admin-settings/company/numbers/edit/{id}/details',
  ),
  to('/admin-settings/call-credits', `${billing}/call-credits/edit/balance`),
  to(billing, `${billing}/billing-information`),
  to(`${billing}/billing-summary`, `${billing}/billing-summary/edit/summary`),
  to(`${billing}/call-credits`, `${billing}/call-credits/edit/balance`),
  to(`${billing}/call-credits/edit`, `${billing}/call-credits/edit/balance`),
  to(`${billing}/international-call`, `${billing}/international-call/listing`),
  to('/admin-settings/integrations', paths.admin.integrations.keys()),
  to(compliance, `${compliance}/brands/listing`, [...admin, 'usa']),
  to(`${compliance}/brands`, `${compliance}/brands/listing`, [...admin, 'usa']),
  to(`${compliance}/brands/details/{id}`, `${compliance}/brands/details/{id}/brand-details`, [
    ...admin,
    'usa',
  ]),
  to(`${compliance}/campaigns`, `${compliance}/campaigns/listing`, [...admin, 'usa']),
  to(
    `${compliance}/campaigns/details/{id}`,
    `${compliance}/campaigns/details/{id}/carrier-term-preview`,
    [...admin, 'usa'],
  ),
];

/** Pages that are not there, for everybody or for some (SHELL-31 to SHELL-38, ROLE-07 to ROLE-11). */
const closedPages: PathRule[] = [
  closed('/admin-settings/getting-started', 'notOffered'),
  closed('/admin-settings/users/edit/{id}/advanced-settings', 'notOffered'),
  closed('/admin-settings/company/caller-id', 'notOffered'),
  closed(`${compliance}/onboarding`, 'usa', 'notOffered'),
  closed(`${billing}/subscription`, 'tenantOwner'),
  closed(`${billing}/billing-summary/edit`, 'notFound'),
  closed(`${billing}/billing-summary/edit/payment-information`, 'notFound'),
  closed(`${billing}/billing-summary/edit/billing-history`, 'notFound'),
  closed('/admin-settings/numbers/edit/{id}/sms-handling', 'notMalaysia'),
  closed('/admin-settings/numbers/texting', 'notMalaysia'),
  closed('/admin-settings/deskphones/listing/buy-phones', 'notMalaysia'),
  closed('/admin-settings/company/company-e911', 'notMalaysia'),
  closed('/admin-settings/company/usage/texts', 'notMalaysia'),
  closed('/admin-settings/users/emergency', 'notMalaysia'),
  closed('/admin-settings/company/numbers/{id}/registration', 'usa'),
  closed(`${compliance}/*`, 'usa'),
];

/** A record's short address comes after the sections' own pages, whose names look the same. */
const shortAddresses: PathRule[] = [
  ...['listing', 'edit'].flatMap((page) => [
    closed(`/admin-settings/users/${page}`),
    closed(`/admin-settings/numbers/${page}`),
    closed(`/admin-settings/company/numbers/${page}`),
  ]),
  ...['calendar', 'check', 'planned', 'away', 'texting'].map((page) =>
    closed(`/admin-settings/numbers/${page}`),
  ),
  closed('/admin-settings/users/roles'),
  to('/admin-settings/users/{id}', '/admin-settings/users/edit/{id}/profile'),
  to('/admin-settings/numbers/{id}', '/admin-settings/numbers/edit/{id}/info'),
  to('/admin-settings/company/numbers/{id}', '/admin-settings/company/numbers/edit/{id}/details'),
];

/** The host's path table, first match wins. The last rules guard whatever the areas bring. */
export const pathRules: readonly PathRule[] = [
  ...redirects,
  { path: home, guards: admin, page: 'home' },
  ...closedPages,
  ...shortAddresses,
  { path: '/admin-settings/*', guards: admin },
  // Admins too have messages, and nowhere else.
  { path: '/your-settings/messages', guards: known },
  { path: '/your-settings/texts', guards: [...standard, 'notMalaysia'] },
  { path: '/your-settings/*', guards: standard },
];
