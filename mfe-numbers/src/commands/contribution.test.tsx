import { listCompanies } from '@jackfield/contract/api/company';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { queryClient } from '@jackfield/runtime';
import {
  FakeApi,
  fakeList,
  fakeRoutedNumber,
  fakeRouting,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commands, search } from './contribution.ts';

const admin = { role: 'admin', isTenantOwner: true, country: 'USA' } as const;
const companyId = '018f0000-0000-7000-8000-000000000102';
const ownNumber = fakeRoutedNumber(companyId, 'company');
const menu = { id: companyId, name: 'Front door', ownerType: 'company', ownerId: companyId };
let api: FakeApi;

beforeEach(() => {
  signInAs();
  queryClient.clear();
  const routing = fakeRouting({ numbers: [ownNumber], blockedCallers: ['+12055550191'] });
  api = new FakeApi()
    .on(listCompanies, () => fakeList([]))
    .on(getRoutingConfig, () => ({ ...routing, menus: [menu] }) as never);
});
afterEach(() => {
  api.uninstall();
  signOutOfTest();
});

const found = async (query: string) => {
  const hits = await search(query, admin, new AbortController().signal);
  return hits.map(({ text, to }) => [text, to]);
};

it('[NUM-06] annex J8 a whole number of somebody else is offered to be blocked', async () => {
  const to = '/admin-settings/company/blacklist?list=inbound&drawer=add&number=%2B12055550199';
  expect(await found('+12055550199')).toEqual([['Block +1 (205) 555-0199…', to]]);
  expect(await found('block 205 555 0199')).toEqual([['Block +1 (205) 555-0199…', to]]);
  expect(await found('205555')).toEqual([]);
  // One of the account, and one that is blocked.
  expect(await found(ownNumber.number)).toEqual([]);
  expect(await found('+12055550191')).toEqual([]);
});

it('annex J8 menus are found by name and by what they are', async () => {
  const menus = [['Front door', expect.stringMatching(/\/call-handling$/)]];
  expect(await found('door')).toEqual(menus);
  expect(await found('ivr')).toEqual(menus);
  expect(await found('iv x')).toEqual([]);
});

it('annex J8 what is begun on these pages is an action of admins', () => {
  const actions = commands(admin).filter(({ kind }) => kind === 'action');
  expect(actions.map(({ label, to }) => [label, to])).toEqual(
    expect.arrayContaining([
      ['Block a caller…', '/admin-settings/company/blacklist?list=inbound&drawer=add'],
      ['Block outbound calls…', '/admin-settings/company/blacklist?drawer=add'],
      ['Add holidays…', '/admin-settings/numbers/calendar?drawer=holidays'],
    ]),
  );
  expect(commands({ ...admin, role: 'standard' })).toEqual([]);
});
