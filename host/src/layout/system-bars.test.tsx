import { renderInPortal } from '@jackfield/kit/testing';
import { liveStateAtom, store, variantAtom } from '@jackfield/runtime';
import { cleanup, screen, signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SystemBars } from './system-bars.tsx';

const area = {
  area: 'billing',
  label: 'Billing',
  name: 'mfe-billing',
  version: 'billing-2',
  entry: '/e',
  integrity: 'sha384-x',
  preload: [],
  routes: [],
  contract: '^1.0.0',
  navigation: [],
  config: {},
};
const registry = (override: boolean) => ({
  variant: store.get(variantAtom),
  areas: [
    { ...area, ...(override && { override }) },
    { ...area, area: 'people', label: 'People' },
  ],
});

beforeEach(() => store.set(liveStateAtom, 'on'));
afterEach(() => {
  cleanup();
  signOutOfTest();
});

it('says what is previewed while somebody acts for another person, too', async () => {
  signInAs({ profile: { fullName: 'Maya Okafor' }, auth: { authenticationType: 2 } });
  renderInPortal(<SystemBars registry={registry(true)} />);
  expect(await screen.findByText('Billing billing-2', { exact: false })).toBeTruthy();
  expect(screen.queryByText(/People/)).toBeNull();
  expect(screen.getByText('You are signed in as Maya Okafor')).toBeTruthy();
});

it('says nothing of previews where there are none', () => {
  signInAs();
  renderInPortal(<SystemBars registry={registry(false)} />);
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});
