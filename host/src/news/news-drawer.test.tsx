import type { Contributor, NewsContribution, NewsNote, RegistryArea } from '@jackfield/contract';
import { renderInPortal } from '@jackfield/kit/testing';
import { store } from '@jackfield/runtime';
import { cleanup, screen, signInAs, signOutOfTest, within } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contributingAreasAtom } from '../areas/atoms.ts';
import { memoryAtom, rememberAtom } from './memory.ts';
import { NewsDrawer } from './news-drawer.tsx';
import { unreadAtom } from './news-state.ts';

const listing = (area: string, id: string, on: string): RegistryArea => ({
  area,
  label: `The ${area}`,
  name: `mfe-${area}`,
  version: 'v1',
  entry: `/assets/mfe-${area}/v1/remoteEntry.js`,
  integrity: 'sha384-x',
  preload: [],
  routes: [`/admin-settings/${area}`],
  contract: '^1.0.0',
  navigation: [],
  contributions: { news: { files: [] } },
  news: [{ id, on }],
  config: {},
});

/** An area whose answer can be changed later. */
function areaOf(area: string, answer: () => readonly NewsNote[]): Contributor<'news'> {
  const module: NewsContribution = { contract: '^1.4.0', notes: () => answer() };
  return {
    area,
    label: `The ${area}`,
    load: async () => module,
    loaded: () => module,
    ask: async (question) => question(module),
    report: () => undefined,
  };
}

const invoices: NewsNote = {
  id: 'invoices',
  title: 'Invoices by month',
  text: 'All of a month at once.',
  link: { label: 'Open Billing', to: '/admin-settings/billing/billing-information' },
};
const teams: NewsNote = { id: 'teams', title: 'Bigger teams', text: 'Up to 50 users each.' };

beforeEach(() => {
  localStorage.clear();
  signInAs();
  // What this browser keeps is read when somebody begins to look at it.
  store.sub(memoryAtom, () => {})();
  store.set(contributingAreasAtom, [
    listing('billing', 'invoices', '2027-01-02'),
    listing('people', 'teams', '2027-01-03'),
  ]);
  store.set(rememberAtom, { read: [], told: [] });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
});

function show(contributors: readonly Contributor<'news'>[]) {
  const onClose = vi.fn();
  const { user } = renderInPortal(<NewsDrawer contributors={contributors} onClose={onClose} />);
  return { user, onClose };
}
const noteOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 4, name: new RegExp(title) });
  const note = heading.closest('li');
  if (!note) throw new Error(`${title} is in no list.`);
  return within(note);
};

it('shows what is new by day, newest first, marks what is unread, and has it read', async () => {
  const { user, onClose } = show([
    areaOf('billing', () => [invoices]),
    areaOf('people', () => [teams]),
  ]);
  expect((await noteOf('Invoices by month')).getByText('New')).toBeDefined();
  const days = screen.getAllByRole('heading', { level: 3 }).map((day) => day.textContent);
  expect(days.slice(0, 2)).toEqual(['Jan 03, 2027', 'Jan 02, 2027']);
  expect(store.get(unreadAtom)).toEqual([]);
  await user.click((await noteOf('Invoices by month')).getByRole('link', { name: 'Open Billing' }));
  expect(onClose).toHaveBeenCalled();
  expect(window.location.pathname).toBe(invoices.link?.to);
  cleanup();
  show([areaOf('billing', () => [invoices]), areaOf('people', () => [teams])]);
  expect((await noteOf('Invoices by month')).queryByText('New')).toBeNull();
});

it.each([
  ['throws', () => new Error('broken')],
  ['says nothing of a title', () => [{ ...invoices, title: '' }]],
  ['leads out of the portal', () => [{ ...invoices, link: { label: 'x', to: '//evil.test' } }]],
])('an area that %s is named, stays unread, and is asked again', async (_what, answer) => {
  let isBroken = true;
  const billing = areaOf('billing', () => {
    const wrong = answer();
    if (isBroken && wrong instanceof Error) throw wrong;
    return isBroken && !(wrong instanceof Error) ? wrong : [invoices];
  });
  const { user } = show([billing, areaOf('people', () => [teams])]);
  expect(await screen.findByText(/Updates for The billing could not be loaded/)).toBeDefined();
  expect(await noteOf('Bigger teams')).toBeDefined();
  expect(screen.queryByText('Invoices by month')).toBeNull();
  expect(store.get(unreadAtom).map(({ key }) => key)).toEqual(['billing invoices']);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await noteOf('Invoices by month')).toBeDefined();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  expect(store.get(unreadAtom)).toEqual([]);
});

it('an area is not asked when nothing of it is for this person', async () => {
  const ask = vi.fn();
  store.set(contributingAreasAtom, [listing('billing', 'invoices', '2027-01-02')]);
  show([areaOf('billing', () => [invoices]), { ...areaOf('settings', () => []), ask }]);
  expect(await noteOf('Invoices by month')).toBeDefined();
  expect(ask).not.toHaveBeenCalled();
});
