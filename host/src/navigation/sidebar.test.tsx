import { renderInPortal } from '@jackfield/kit/testing';
import { liveStateAtom, store } from '@jackfield/runtime';
import { act, cleanup, screen, signInAs, signOutOfTest, within } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathAtom } from '../areas/atoms.ts';
import { Sidebar } from './sidebar.tsx';

const before = store.get(pathAtom);

beforeEach(() => signInAs());
afterEach(() => {
  cleanup();
  store.set(pathAtom, before);
  signOutOfTest();
  vi.useRealTimers();
});

const show = () => renderInPortal(<Sidebar onIntent={() => undefined} />);
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

it('SHELL-44 the open entry lists its pages, and the open page alone is marked', () => {
  store.set(pathAtom, '/admin-settings/numbers/calendar');
  show();
  const pages = within(screen.getByRole('list', { name: 'COMPANY NUMBERS' }));
  expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Calendar',
    'Call routing check',
    'Texting status',
    'Planned changes',
  ]);
  expect(current()).toEqual(['Calendar']);
  act(() => store.set(pathAtom, '/admin-settings/billing/billing-summary/edit/summary'));
  expect(screen.queryByRole('list', { name: 'COMPANY NUMBERS' })).toBeNull();
  expect(current()).toEqual(['Billing summary']);
});

it('SHELL-39 Home stands before the entries', () => {
  store.set(pathAtom, '/admin-settings/home');
  show();
  expect(
    screen
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual(['Home', 'COMPANY NUMBERS']);
  expect(current()).toEqual(['Home']);
});

it('[RIGHT-02] who has a built-in role begins with the way to their own settings', () => {
  const access = { role: 'billing' as const, teamIds: [] };
  signInAs({ profile: { role: 'standard', access, isTenantOwner: false } });
  store.set(pathAtom, '/your-settings/voicemail');
  show();
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual([
    'Your settings',
    'Usage',
    'Billing Information',
    'Call Credits',
    'International Call',
  ]);
  expect(current()).toEqual(['Your settings']);
});

it('RT-04 a channel that is away is told in red once it has been so for ten seconds', async () => {
  vi.useFakeTimers();
  store.set(liveStateAtom, 'off');
  show();
  expect(screen.getByText('Connecting…')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(screen.queryByText('Live updates off')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('Live updates off')).toBeTruthy();
  act(() => store.set(liveStateAtom, 'on'));
  expect(screen.getByText('Live updates on')).toBeTruthy();
});
