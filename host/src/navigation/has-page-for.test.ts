import { expect, it } from 'vitest';
import billing from '../../../mfe-billing/remote.json';
import compliance from '../../../mfe-compliance/remote.json';
import numbers from '../../../mfe-numbers/remote.json';
import people from '../../../mfe-people/remote.json';
import settings from '../../../mfe-settings/remote.json';
import type { Visitor } from './guards.ts';
import { hasPageFor } from './has-page-for.ts';

const areas = [numbers, people, billing, compliance, settings];
const admin: Visitor = {
  person: { role: 'admin', isTenantOwner: false },
  account: { country: 'USA' },
  variant: 'direct',
};

it.each([
  ['an admin in the USA', admin, ['numbers', 'people', 'billing', 'compliance']],
  [
    'an admin in Malaysia',
    { ...admin, account: { country: 'MYS' } },
    ['numbers', 'people', 'billing'],
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
