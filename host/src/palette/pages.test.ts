import type { Holder } from '@jackfield/contract';
import { expect, it } from 'vitest';
import type { SidebarInput } from '../navigation/sidebar-entries.ts';
import { addingsFor, sidebarPages } from './pages.ts';

const lead: Holder = { role: 'standard', access: { role: 'teamLead', teamIds: ['a'] } };
const manager: Holder = { role: 'standard', access: { role: 'phoneManager', teamIds: [] } };
const sidebarOf = (person: Holder): SidebarInput => ({
  person,
  isTenantOwner: false,
  country: 'USA',
  features: { portNumber: true, chat: true, userGuide: true, enableSmsLabel: false },
  config: { portIn: false, portingUrl: 'https://port.test', resellerId: '' },
  customerId: 'cus_7',
});

it('[RIGHT-02] pages are those of the own sidebar, and Home is for admins', () => {
  const ids = (person: Holder) => sidebarPages(sidebarOf(person)).map(({ id }) => id);
  expect(ids(lead)).toEqual(['calendar', 'check', 'planned', 'teams']);
  expect(ids({ role: 'admin' })[0]).toBe('home');
});

it.each([
  ['an admin', { role: 'admin' }, ['add-user', 'add-number', 'add-team']],
  ['a Phone manager', manager, ['add-number', 'add-team']],
  ['a Team lead', lead, []],
  ['a standard user', { role: 'standard' }, []],
] satisfies [string, Holder, string[]][])('[RIGHT-02] %s adds %j', (_who, person, ids) => {
  expect(addingsFor(person).map(({ id }) => id)).toEqual(ids);
});
