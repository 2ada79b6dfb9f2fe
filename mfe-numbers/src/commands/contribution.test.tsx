import { type BuiltInRole, paths } from '@jackfield/contract';
import { listCompanies } from '@jackfield/contract/api/company';
import { listPlannedChanges } from '@jackfield/contract/api/planned-change';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import { queryClient } from '@jackfield/runtime';
import {
  FakeApi,
  fakeList,
  fakeRoutedNumber,
  fakeRoutedPerson,
  fakeRouting,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commands, search } from './contribution.ts';

const admin = { role: 'admin', isTenantOwner: true, country: 'USA' } as const;
const companyId = '018f0000-0000-7000-8000-000000000102';
const ownNumber = fakeRoutedNumber(companyId, 'company');
const menu = {
  id: companyId,
  name: 'Front door',
  ownerType: 'company',
  ownerId: companyId,
} as const;
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
  const menus = [['Front door', paths.admin.menus(menu, menu.id)]];
  expect(await found('door')).toEqual(menus);
  expect(await found('ivr')).toEqual(menus);
  expect(await found('iv x')).toEqual([]);
});

it('annex J8 what is begun on these pages is an action of admins', () => {
  const actions = commands(admin).filter(({ kind }) => kind === 'action');
  expect(actions.map(({ label, to }) => [label, to])).toEqual(
    expect.arrayContaining([
      ['Block a caller…', '/admin-settings/company/blacklist?list=inbound&drawer=add'],
      ['Block outbound calls…', '/admin-settings/company/blacklist?list=outbound&drawer=add'],
      ['Add holidays…', '/admin-settings/numbers/calendar?drawer=holidays'],
    ]),
  );
  expect(commands({ ...admin, role: 'standard' })).toEqual([]);
});

it('annex J4 J8 asks who answers which number at a time, with what is planned until then', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T01:30:00Z') });
  const zone = 'America/Chicago';
  const [mainId, otherId, ana, ben] = ['a1', 'a2', 'a3', 'a4'].map(
    (end) => `018f0000-0000-7000-8000-0000000000${end}`,
  ) as [string, string, string, string];
  const rings = (id: string) => ({ actionType: 'teammate', actionValue: id }) as const;
  const mainLine = {
    id: mainId,
    label: 'Main line',
    businessHour: { ...alwaysOpenIn(zone), alwaysOpen: false, weekly: officeWeek() },
    openHour: rings(ana),
    closedHour: rings(ben),
    override: null,
    sms: null,
  };
  const people = [
    fakeRoutedPerson(ana, 'Ana Lopez', { firstName: 'Ana' }),
    fakeRoutedPerson(ben, 'Ben Okoro', { firstName: 'Ben' }),
  ];
  const other = { ...mainLine, id: otherId, label: 'Other line', closedHour: rings(ana) };
  const part = { entity: 'company', id: otherId, reason: '', before: {} };
  const plan = {
    id: 'plan',
    at: '2026-12-01T06:00:00.000Z',
    state: 'coming',
    parts: [{ ...part, after: { callHandlingOpenHour: rings(ben) } }],
  };
  api
    .on(getRoutingConfig, () => fakeRouting({ companies: [other, mainLine], people }) as never)
    .on(listPlannedChanges, () => ({ items: [plan] }) as never);
  const answers = async (query: string) => {
    const hits = await search(query, admin, new AbortController().signal);
    return hits.map(({ group, text, detail }) => [group, text, detail]);
  };

  const then = 'Who answers on 2026-12-24, 4:00 pm';
  expect(await answers('who answers dec 24 4 pm')).toEqual([
    [then, 'Main line', 'Ana rings'],
    [then, 'Other line', 'Ben rings'],
  ]);
  expect(await answers('main december 24 at 4pm')).toEqual([[then, 'Main line', 'Ana rings']]);
  expect(await found('main dec 24 4pm')).toEqual([
    ['Main line', `/admin-settings/numbers/edit/${mainId}/call-handling?at=2026-12-24T16:00`],
  ]);
  expect(await answers('Who answers?')).toEqual([
    ['Who answers now', 'Main line', 'Ben rings'],
    ['Who answers now', 'Other line', 'Ana rings'],
  ]);
  // Before the plan; a day alone may be a part of a name.
  expect(await answers('other line friday 10 am')).toEqual([
    ['Who answers on 2026-11-27, 10:00 am', 'Other line', 'Ana rings'],
  ]);
  expect(await answers('may 1')).toEqual([]);
  expect(await answers('zelda 4 pm')).toEqual([]);
  vi.useRealTimers();
});

const withRole = (role: BuiltInRole, teamIds: string[] = []) =>
  ({ role: 'standard', access: { role, teamIds }, isTenantOwner: false, country: 'USA' }) as const;

it.each([
  ['peopleManager', ['calendar', 'check', 'planned', 'try-call', 'who-answers']],
  ['compliance', ['texting']],
  ['teamLead', ['calendar', 'check', 'planned', 'try-call']],
  ['billing', []],
] as const)('[RIGHT-02] %s is offered what the role holds: %j', (role, ids) => {
  expect(commands(withRole(role)).map(({ id }) => id)).toEqual(ids);
});

it('[RIGHT-02] pages of the company itself are for admins', () => {
  const missing = commands(admin).filter(
    ({ id }) => !commands(withRole('phoneManager')).some((one) => one.id === id),
  );
  expect(missing.map(({ id }) => id)).toEqual(['e911', 'security', 'time-zone']);
});

it('[RIGHT-02] a Team lead finds the menus of the teams that they lead, and no numbers', async () => {
  const menus = ['led', 'other'].map((ownerId) => ({
    ...menu,
    id: ownerId,
    ownerType: 'team',
    ownerId,
  }));
  api.on(getRoutingConfig, () => ({ ...fakeRouting({}), menus: [menu, ...menus] }) as never);
  const hits = await search('door', withRole('teamLead', ['led']), new AbortController().signal);
  expect(hits.map(({ id }) => id)).toEqual(['led']);
  expect(api.calls(listCompanies)).toEqual([]);
});
