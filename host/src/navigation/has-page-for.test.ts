import type { BuiltInRole } from '@jackfield/contract';
import { expect, it } from 'vitest';
import billing from '../../../mfe-billing/remote.json';
import compliance from '../../../mfe-compliance/remote.json';
import integrations from '../../../mfe-integrations/remote.json';
import numbers from '../../../mfe-numbers/remote.json';
import people from '../../../mfe-people/remote.json';
import settings from '../../../mfe-settings/remote.json';
import type { Visitor } from './guards.ts';
import { hasPageFor, mayWatch } from './has-page-for.ts';

const areas = [numbers, people, billing, compliance, settings, integrations];
const admin: Visitor = {
  person: { role: 'admin', isTenantOwner: false },
  account: { country: 'USA' },
  variant: 'direct',
};

it.each([
  ['an admin in the USA', admin, ['numbers', 'people', 'billing', 'compliance', 'integrations']],
  [
    'an admin in Malaysia',
    { ...admin, account: { country: 'MYS' } },
    ['numbers', 'people', 'billing', 'integrations'],
  ],
  [
    'a standard user',
    { ...admin, person: { role: 'standard', isTenantOwner: false } },
    ['settings'],
  ],
  ['nobody', { ...admin, person: null }, []],
] satisfies [string, Visitor, string[]][])(
  '%s has pages in own areas only',
  (_who, visitor, own) => {
    const found = areas.filter((area) => hasPageFor(visitor, area, areas));
    expect(found.map(({ area }) => area)).toEqual(own);
  },
);

const withRole = (role: BuiltInRole): Visitor => ({
  ...admin,
  person: { role: 'standard', isTenantOwner: false, access: { role, teamIds: [] } },
});

it.each([
  ['phoneManager', ['numbers', 'people', 'settings']],
  ['peopleManager', ['numbers', 'people', 'settings']],
  ['billing', ['numbers', 'billing', 'settings']],
  ['compliance', ['numbers', 'compliance', 'settings']],
  ['auditor', ['numbers', 'people', 'billing', 'compliance', 'settings']],
  ['teamLead', ['numbers', 'people', 'settings']],
] satisfies [BuiltInRole, string[]][])('[RIGHT-02] %s has pages in %j', (role, own) => {
  const found = areas.filter((area) => hasPageFor(withRole(role), area, areas));
  expect(found.map(({ area }) => area)).toEqual(own);
});

it('[RIGHT-02] no area watches all of the account for a built-in role', () => {
  const watching = areas.filter((area) => mayWatch(withRole('auditor'), area, areas));
  expect(watching.map(({ area }) => area)).toEqual(['settings']);
  expect(areas.filter((area) => mayWatch(admin, area, areas))).toHaveLength(5);
});
