import { getTexting, listTexting, type TextingNumber } from '@jackfield/contract/api/texting';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  emitLive,
  FakeApi,
  fakeList,
  fakeTextingNumber,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TextingBanner } from './banner.tsx';

let api: FakeApi;
let number: TextingNumber;
const other = { id: '018f0000-0000-7000-8000-0000000000c9', name: 'Appointment reminders' };

beforeEach(() => {
  signInAs();
  api = new FakeApi()
    .on(listTexting, () => ({
      ...fakeList([number]),
      counts: { all: 1, yours: 1, waiting: 0, ready: 0, other: 0 },
      folded: [],
      addable: 0,
      campaigns: [],
    }))
    .on(getTexting, () => ({ ...number, others: [other] }));
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const open = () =>
  renderInPortal(<TextingBanner ownerId={number.ownerId} />, { path: '/here', route: '/here' });

it('J6 says why texts stopped, with the step, the quicker way and the chain', async () => {
  number = fakeTextingNumber(
    { reason: 'campaignSuspended', group: 'yours', step: 'correctCampaign' },
    { link: 'approved', state: 'stopped' },
  );
  open();
  const banner = within(await screen.findByRole('region', { name: 'Texts from this number' }));
  expect(
    banner.getByRole('heading', { name: 'Texts from this number stopped on Nov 20, 2026' }),
  ).toBeTruthy();
  expect(banner.getByText(/suspended the campaign School year tips/)).toBeTruthy();
  expect(banner.getByRole('button', { name: 'Correct and resubmit' })).toBeTruthy();
  expect(banner.getByText('Score 78')).toBeTruthy();
  expect(banner.getByText('Kept meanwhile')).toBeTruthy();
  expect(await banner.findByText(/Move the number to Appointment reminders/)).toBeTruthy();
});

it('J6 leaves when the last link closes', async () => {
  number = fakeTextingNumber(
    {
      reason: 'switchingOn',
      group: 'waiting',
      readyBy: '2026-11-21T15:00:00.000Z',
    },
    { link: 'ready', state: 'waiting' },
  );
  open();
  const banner = await screen.findByRole('region', { name: 'Texts from this number' });
  expect(banner.dataset['kind']).toBe('info');
  number = fakeTextingNumber();
  emitLive({ eventType: 'phonenumber', id: number.id });
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('J9 a brand that is not vetted passes', async () => {
  number = fakeTextingNumber(
    {
      reason: 'notAttached',
      group: 'yours',
      step: 'addToCampaign',
      vetting: null,
      isAttached: false,
    },
    { link: 'attached', state: 'yours' },
  );
  open();
  const banner = await screen.findByRole('region', { name: 'Texts from this number' });
  expect(banner.dataset['kind']).toBe('warning');
  expect(within(banner).getByText('Not vetted')).toBeTruthy();
});
