import { type BuiltInRole, builtInRoleNames, paths } from '@jackfield/contract';
import { areaOf } from '@jackfield/domain';
import { describe, expect, it } from 'vitest';
import billing from '../../../mfe-billing/remote.json';
import compliance from '../../../mfe-compliance/remote.json';
import integrations from '../../../mfe-integrations/remote.json';
import numbers from '../../../mfe-numbers/remote.json';
import people from '../../../mfe-people/remote.json';
import settings from '../../../mfe-settings/remote.json';
import { decide } from './decide.ts';
import type { Visitor } from './guards.ts';

const areas = [numbers, people, billing, compliance, settings, integrations];

const owner: Visitor = {
  person: { role: 'admin', isTenantOwner: true },
  account: { country: 'USA' },
  variant: 'direct',
};
const standard: Visitor = { ...owner, person: { role: 'standard', isTenantOwner: false } };
const nobody: Visitor = { person: null, account: null, variant: 'direct' };
const inCountry = (country: 'USA' | 'CAN' | 'MYS'): Visitor => ({ ...owner, account: { country } });

function go(path: string, visitor: Visitor = owner) {
  const { pathname, search, hash } = new URL(path, 'https://portal.test');
  return decide({ pathname, search, hash }, visitor, areas);
}

/** Every path function of the contract, called with sample ids. */
function everyPath(node: unknown): string[] {
  if (typeof node === 'function') return [String(node('id-1', 'info'))];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(everyPath);
}

describe('areas', () => {
  const inAreas = everyPath(paths).filter((path) => /^\/(admin|your)-settings\//.test(path));

  it('covers all paths of the contract', () => {
    expect(inAreas.length).toBeGreaterThan(25);
  });

  it.each(inAreas)('exactly one area owns %s', (path) => {
    const longest = areas
      .flatMap(({ area, routes }) => routes.map((route) => ({ area, route })))
      .filter(({ route }) => path === route || path.startsWith(`${route}/`))
      .toSorted((a, b) => b.route.length - a.route.length);
    const best = longest.filter(({ route }) => route.length === longest[0]?.route.length);
    const isOfHost = [paths.admin.gettingStarted(), paths.admin.home()].includes(path as never);
    if (isOfHost) return expect(best).toEqual([]);
    expect(best).toHaveLength(1);
    expect(areaOf(path, areas)?.area).toBe(best[0]?.area);
  });

  it('no two areas claim the same prefix', () => {
    const routes = areas.flatMap((area) => area.routes);
    expect(new Set(routes).size).toBe(routes.length);
  });
});

describe('redirects', () => {
  it('SHELL-14 / leads admins to admin-settings and carries two query members', () => {
    expect(go('/?payment_intent=pi_1&source_type=card&other=1')).toEqual({
      kind: 'redirect',
      to: '/admin-settings?payment_intent=pi_1&source_type=card',
    });
    expect(go('/')).toEqual({ kind: 'redirect', to: '/admin-settings' });
  });

  it('/ leads admins to Home who begin there, or whose operator says so', () => {
    const begins = {
      ...owner,
      person: { role: 'admin', isTenantOwner: true, startPage: 'home' },
    } as const;
    expect(go('/?source_type=card&other=1', begins)).toEqual({
      kind: 'redirect',
      to: '/admin-settings/home?source_type=card',
    });
    expect(go('/admin-settings', begins)).toMatchObject({ to: '/admin-settings/users/listing' });
  });

  it('Home is a page of the host, for admins', () => {
    expect(go('/admin-settings/home')).toEqual({ kind: 'host', page: 'home' });
    expect(go('/admin-settings/home', standard)).toEqual({
      kind: 'redirect',
      to: '/your-settings/profile',
    });
    expect(go('/admin-settings/home', nobody)).toEqual({ kind: 'signIn' });
  });

  it('SHELL-15 / leads standard users to your-settings', () => {
    expect(go('/', standard)).toEqual({ kind: 'redirect', to: '/your-settings' });
  });

  it.each(['/', '/admin-settings/users/listing', '/your-settings/profile'])(
    'SHELL-16 %s asks signed-out people to sign in',
    (path) => expect(go(path, nobody)).toEqual({ kind: 'signIn' }),
  );

  it.each(['/your-settings', '/your-settings/profile', '/your-settings/voicemail'])(
    'SHELL-17 an admin on %s goes to the users listing',
    (path) => expect(go(path)).toEqual({ kind: 'redirect', to: '/admin-settings/users/listing' }),
  );

  it.each([
    '/admin-settings',
    '/admin-settings/users/listing',
    '/admin-settings/numbers/edit/1/info',
    '/admin-settings/billing/subscription',
    '/admin-settings/compliance/brands/listing',
    '/admin-settings/getting-started',
  ])('SHELL-18 a standard user on %s goes to the own profile', (path) =>
    expect(go(path, standard)).toEqual({ kind: 'redirect', to: '/your-settings/profile' }),
  );

  it.each([
    [
      'SHELL-22',
      '/admin-settings?source_type=card',
      '/admin-settings/users/listing?source_type=card',
    ],
    ['SHELL-23', '/admin-settings/numbers', '/admin-settings/numbers/listing'],
    ['SHELL-24', '/admin-settings/numbers/edit/n1', '/admin-settings/numbers/edit/n1/info'],
    [
      'SHELL-25',
      '/admin-settings/company/numbers/edit/n1',
      '/admin-settings/company/numbers/edit/n1/details',
    ],
    [
      'SHELL-25 OP-24',
      '/admin-settings/company/numbers/n1/details',
      '/admin-settings/company/numbers/edit/n1/details',
    ],
    ['SHELL-26', '/admin-settings/teams', '/admin-settings/teams/listing'],
    ['SHELL-27', '/admin-settings/deskphones', '/admin-settings/deskphones/listing/buy-phones'],
    [
      'SHELL-27',
      '/admin-settings/deskphones/listing/',
      '/admin-settings/deskphones/listing/buy-phones',
    ],
    [
      'SHELL-28',
      '/admin-settings/compliance/campaigns/details/c1',
      '/admin-settings/compliance/campaigns/details/c1/carrier-term-preview',
    ],
    [
      'SHELL-29',
      '/admin-settings/billing/call-credits/edit',
      '/admin-settings/billing/call-credits/edit/balance',
    ],
    ['SHELL-30', '/admin-settings/users', '/admin-settings/users/listing'],
    ['SHELL-30', '/admin-settings/users/u1', '/admin-settings/users/edit/u1/profile'],
    ['SHELL-30', '/admin-settings/users/edit/u1', '/admin-settings/users/edit/u1/profile'],
    ['SHELL-30', '/admin-settings/numbers/n1', '/admin-settings/numbers/edit/n1/info'],
    ['SHELL-30', '/admin-settings/teams/edit/t1', '/admin-settings/teams/edit/t1/members'],
    ['SHELL-30', '/admin-settings/company', '/admin-settings/company/company-info'],
    ['SHELL-30', '/admin-settings/company/numbers', '/admin-settings/company/numbers/listing'],
    [
      'SHELL-30',
      '/admin-settings/company/numbers/n1',
      '/admin-settings/company/numbers/edit/n1/details',
    ],
    [
      'SHELL-30 CRED-01',
      '/admin-settings/call-credits',
      '/admin-settings/billing/call-credits/edit/balance',
    ],
    ['SHELL-30', '/admin-settings/billing', '/admin-settings/billing/billing-information'],
    [
      'SHELL-30',
      '/admin-settings/billing/billing-summary',
      '/admin-settings/billing/billing-summary/edit/summary',
    ],
    [
      'SHELL-30',
      '/admin-settings/billing/international-call',
      '/admin-settings/billing/international-call/listing',
    ],
    ['[NUM-05]', '/admin-settings/company', '/admin-settings/company/company-info'],
    ['SHELL-30', '/admin-settings/compliance', '/admin-settings/compliance/brands/listing'],
    [
      'SHELL-30',
      '/admin-settings/compliance/brands/details/b1',
      '/admin-settings/compliance/brands/details/b1/brand-details',
    ],
    [
      'SHELL-30',
      '/admin-settings/users/u1/outbound-edit/p1',
      '/admin-settings/users/u1/outbound-edit/p1/outbound-calling-name',
    ],
    [
      'SHELL-30',
      '/admin-settings/company/numbers/n1/directory-edit/p1',
      '/admin-settings/company/numbers/n1/directory-edit/p1/directory-listing',
    ],
  ])('%s %s leads to %s', (_id, path, to) => expect(go(path)).toEqual({ kind: 'redirect', to }));

  it('SHELL-27 the desk phones of Malaysia accounts lead to all devices', () => {
    expect(go('/admin-settings/deskphones', inCountry('MYS'))).toEqual({
      kind: 'redirect',
      to: '/admin-settings/deskphones/listing/all-devices',
    });
  });

  it('SHELL-30 every redirect ends at a page, never in a circle', () => {
    for (const visitor of [owner, standard, inCountry('CAN'), inCountry('MYS')]) {
      for (const path of ['/', '/admin-settings', '/your-settings', '/admin-settings/billing']) {
        let decision = go(path, visitor);
        for (let steps = 0; decision.kind === 'redirect' && steps < 5; steps += 1) {
          decision = go(decision.to, visitor);
        }
        expect(decision.kind).toBe('area');
      }
    }
  });
});

const withRole = (role: BuiltInRole, visitor: Visitor = standard): Visitor => ({
  ...visitor,
  person: { role: 'standard', isTenantOwner: false, access: { role, teamIds: ['team-1'] } },
});
const refused = { kind: 'redirect', to: '/your-settings/profile' };

describe('[RIGHT-02] pages by built-in role', () => {
  const { admin } = paths;
  const pages = {
    people: [admin.users.listing(), admin.users.emergency(), admin.users.edit('u1')],
    devices: [admin.deskphones.allDevices()],
    numbers: [admin.numbers.listing(), admin.numbers.edit('n1'), admin.company.numberDetails('n1')],
    routing: [admin.numbers.calendar(), admin.numbers.callCheck(), admin.numbers.planned()],
    texting: [admin.numbers.texting()],
    teams: [admin.teams.listing(), admin.teams.live(), admin.teams.edit('t1')],
    usage: [admin.company.usage(), admin.company.call('c1')],
    blocking: [admin.company.blacklist()],
    compliance: [admin.compliance.brands(), admin.compliance.texting()],
    billing: [admin.billing.information(), admin.billing.spendGuard()],
    // An admin alone has these.
    none: [
      admin.home(),
      '/admin-settings/users/roles',
      admin.integrations.keys(),
      admin.company.info(),
      admin.company.security(),
      admin.company.e911(),
      '/admin-settings/nope',
    ],
  };
  const held: Record<BuiltInRole, readonly (keyof typeof pages)[]> = {
    phoneManager: [
      ...(['people', 'devices', 'numbers', 'routing', 'texting', 'teams', 'usage'] as const),
      'blocking',
    ],
    peopleManager: ['people', 'devices', 'numbers', 'routing', 'teams'],
    billing: ['usage', 'billing'],
    compliance: ['numbers', 'texting', 'compliance'],
    auditor: [
      ...(['people', 'devices', 'numbers', 'routing', 'texting', 'teams', 'usage'] as const),
      ...(['blocking', 'compliance', 'billing'] as const),
    ],
    teamLead: ['routing', 'teams'],
  };

  it.each(builtInRoleNames)('%s opens what the role holds, and its own profile instead', (role) => {
    for (const area of Object.keys(pages) as (keyof typeof pages)[]) {
      for (const path of pages[area]) {
        const decision = go(path, withRole(role));
        if (held[role].includes(area)) expect(decision.kind, path).toBe('area');
        else expect(decision, path).toEqual(refused);
      }
    }
  });

  it.each([
    ['phoneManager', admin.numbers.listing()],
    ['peopleManager', admin.users.listing()],
    ['billing', admin.billing.information()],
    ['compliance', admin.compliance.brands()],
    ['auditor', admin.numbers.listing()],
    ['teamLead', admin.teams.listing()],
  ] as const)('/admin-settings leads %s to %s', (role, to) => {
    expect(go('/admin-settings', withRole(role))).toEqual({ kind: 'redirect', to });
  });

  it('outside of the USA the role Compliance begins with the numbers', () => {
    const canadian: Visitor = { ...standard, account: { country: 'CAN' } };
    expect(go('/admin-settings', withRole('compliance', canadian))).toEqual({
      kind: 'redirect',
      to: admin.numbers.listing(),
    });
  });

  it('the own settings are the first page, and stay where they are', () => {
    expect(go('/', withRole('auditor'))).toEqual({ kind: 'redirect', to: '/your-settings' });
    expect(go('/your-settings/call-handling', withRole('auditor')).kind).toBe('area');
  });

  it('the subscription stays with the owner', () => {
    expect(go(admin.billing.subscription(), withRole('billing'))).toEqual({
      kind: 'missing',
      text: 'page',
    });
  });
});

describe('unavailable pages', () => {
  it.each(['/nope', '/admin-settings-x'])('SHELL-21 %s is unknown', (path) =>
    expect(go(path)).toEqual({ kind: 'missing', text: 'unknown' }),
  );

  it('SHELL-21 /auth/nope is unknown, whoever asks', () => {
    const missing = { kind: 'missing', text: 'unknown' };
    expect([go('/auth/nope'), go('/auth/nope', nobody)]).toEqual([missing, missing]);
  });

  it('SHELL-21 /admin-settings/nope is unknown to admins', () => {
    expect(go('/admin-settings/nope')).toEqual({ kind: 'missing', text: 'unknown' });
  });

  it.each([
    ['SHELL-31', '/admin-settings/getting-started'],
    ['SHELL-32', '/admin-settings/users/edit/u1/advanced-settings'],
    ['SHELL-33', '/admin-settings/company/caller-id'],
    ['SHELL-34', '/admin-settings/compliance/onboarding'],
  ])('%s %s is not available for now', (_id, path) =>
    expect(go(path)).toEqual({ kind: 'missing', text: 'feature' }),
  );

  it('SHELL-35 the subscription is there for the tenant owner only', () => {
    const other: Visitor = { ...owner, person: { role: 'admin', isTenantOwner: false } };
    expect(go('/admin-settings/billing/subscription', other)).toEqual({
      kind: 'missing',
      text: 'page',
    });
    expect(go('/admin-settings/billing/subscription')).toEqual({ kind: 'area', area: 'billing' });
  });

  it.each([
    ['SHELL-36', '/admin-settings/billing/billing-summary/edit'],
    ['SHELL-37', '/admin-settings/billing/billing-summary/edit/payment-information'],
    ['SHELL-38', '/admin-settings/billing/billing-summary/edit/billing-history'],
  ])('%s %s is not found', (_id, path) =>
    expect(go(path)).toEqual({ kind: 'missing', text: 'page' }),
  );

  it.each([
    ['ROLE-07', '/admin-settings/numbers/edit/n1/sms-handling'],
    ['ROLE-08', '/admin-settings/deskphones/listing/buy-phones'],
    ['ROLE-09', '/admin-settings/company/company-e911'],
    ['[PROV-01]', '/admin-settings/company/usage/texts'],
  ])('%s %s is not found for Malaysia accounts alone', (_id, path) => {
    expect(go(path, inCountry('MYS'))).toEqual({ kind: 'missing', text: 'page' });
    expect(go(path, inCountry('CAN')).kind).toBe('area');
  });

  it('[PROV-01] one’s own texts are not found for Malaysia accounts alone', () => {
    const own = (country: 'CAN' | 'MYS') =>
      go('/your-settings/texts', { ...standard, account: { country } });
    expect(own('MYS')).toEqual({ kind: 'missing', text: 'page' });
    expect(own('CAN').kind).toBe('area');
  });

  it.each(['', '/brands/listing', '/campaigns/add', '/campaigns/details/c1', '/onboarding'])(
    'ROLE-11 compliance%s is there for USA accounts only',
    (page) => {
      const path = `/admin-settings/compliance${page}`;
      expect(go(path, inCountry('CAN'))).toEqual({ kind: 'missing', text: 'page' });
      expect(go(path, inCountry('MYS'))).toEqual({ kind: 'missing', text: 'page' });
      expect(go(path)).not.toEqual({ kind: 'missing', text: 'page' });
    },
  );

  it.each(['/auth', '/auth/', '/auth/login', '/Auth/Reset-Password'])(
    'leaves %s to the sign-in part',
    (path) => expect(go(path)).toEqual({ kind: 'auth' }),
  );
});
