import { renderInPortal } from '@jackfield/kit/testing';
import { listEmergencyCalls } from '@jackfield/contract/api/emergency-call';
import { guardState } from '@jackfield/contract/api/spend-guard';
import { firstRowsAtom, liveStateAtom, queryClient, store, variantAtom } from '@jackfield/runtime';
import {
  act,
  cleanup,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
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

it('[CALL-07] tells admins on every page of calls for help, and nobody else', async () => {
  const api = installFakeApi();
  api.on(listEmergencyCalls, () => ({
    items: [
      {
        id: '018f0000-0000-7000-8000-000000000001',
        teammateId: '018f0000-0000-7000-8000-000000000009',
        teammateName: 'Maya Okafor',
        extension: '417',
        number: '911',
        isTest: false,
        from: '',
        address: null,
        startedAt: '2026-11-20T10:00:00.000Z',
      },
    ],
  }));
  api.on(guardState, () => {
    throw new Refusal('SERVERERROR');
  });
  store.set(firstRowsAtom, true);
  onTestFinished(() => {
    store.set(firstRowsAtom, false);
    queryClient.clear();
    api.uninstall();
  });
  signInAs();
  renderInPortal(<SystemBars registry={registry(false)} />);
  expect(await screen.findByText('Maya Okafor called 911.')).toBeTruthy();
  act(() => void signInAs({ profile: { role: 'standard' } }));
  expect(screen.queryByText('Maya Okafor called 911.')).toBeNull();
});
