import type { PartProps } from '@jackfield/contract';
import { listPlannedChanges } from '@jackfield/contract/api/planned-change';
import { getRoutingConfig, pastRouting } from '@jackfield/contract/api/routing-engine';
import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, queryClient, store } from '@jackfield/runtime';
import {
  FakeApi,
  fakeRoutedNumber,
  fakeRoutedPerson,
  fakeRouting,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallReason } from './call-reason.tsx';
import { PastCallDialog } from './past-call-dialog.tsx';

const company = '018f0000-0000-7000-8000-0000000000c2';
const ana = '018f0000-0000-7000-8000-0000000000c1';
const voicemail = {
  actionType: 'voicemail',
  actionValue: { ownerType: 'teammate', ownerId: ana },
} as const;
const office = {
  id: company,
  label: 'Fairhope office',
  businessHour: { ...alwaysOpenIn('America/Chicago'), alwaysOpen: false, weekly: officeWeek() },
  openHour: { actionType: 'teammate', actionValue: ana } as const,
  closedHour: voicemail,
  override: null,
  sms: null,
};
const then = fakeRouting({
  numbers: [fakeRoutedNumber(company, 'company')],
  companies: [office],
  people: [fakeRoutedPerson(ana, 'Ana')],
});
// Monday, 6:33 pm in Chicago; today the office is always open.
const call = {
  number: '+12515550100',
  from: null,
  at: '2026-11-24T00:33:00.000Z',
  outcome: 'voicemail',
  takenBy: ana,
} as const;
const always = { ...office, businessHour: { ...office.businessHour, alwaysOpen: true } };

let api: FakeApi;
beforeEach(() => {
  signInAs({ account: { timeZone: 'America/Chicago' } });
  api = new FakeApi()
    .on(pastRouting, () => ({ config: then, gaps: [], historyFrom: null }))
    .on(getRoutingConfig, () => ({ ...then, companies: [always] }))
    .on(listPlannedChanges, () => ({ items: [] }) as never);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  api.uninstall();
  signOutOfTest();
});

const show = (given: Partial<PartProps['call-routing/call-reason/v1']['call']> = {}) =>
  renderInPortal(<CallReason call={{ ...call, ...given }} />, { path: '/usage', route: '/usage' });

it('says why by the routing of then, with the ways to change it', async () => {
  show();
  expect(await screen.findByText('Fairhope office closed at 5:00 pm.')).toBeTruthy();
  expect(api.calls(pastRouting)[0]?.query['instant']).toBe(call.at);
  const ways = await screen.findAllByRole('button');
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Change hours',
    'Send closed calls elsewhere…',
  ]);
});

it('offers no way to what is gone by now', async () => {
  api.on(getRoutingConfig, () => ({ ...then, companies: [] }));
  show();
  expect(await screen.findByText('Fairhope office closed at 5:00 pm.')).toBeTruthy();
  await waitFor(() => expect(api.calls(getRoutingConfig)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('says nothing of a call that ended otherwise', async () => {
  const { container } = show({ outcome: 'missed', takenBy: null });
  await waitFor(() => expect(api.calls(pastRouting)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(container.textContent).toBe('');
});

it('tries the call again along the routing of then, and says so once', async () => {
  renderInPortal(<PastCallDialog past={call} onClose={vi.fn()} />);
  expect(await screen.findByText('Uses the routing of 2026-11-23, 6:33 pm.')).toBeTruthy();
  expect(
    screen.getByText(
      'Monday 6:33 pm in Central Time is outside 9:00 am to 5:00 pm: closed hours apply.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Callers leave a message for Ana.')).toBeTruthy();
  expect(screen.queryByText(/The caller leaves a message for Ana/)).toBeNull();
});

it('says that a number was none of the account then', async () => {
  const close = vi.fn();
  renderInPortal(<PastCallDialog past={{ ...call, number: '+12515550142' }} onClose={close} />);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(store.get(noticesAtom).at(-1)?.text).toBe(
    '+1 (251) 555-0142 was not one of your numbers at that time',
  );
});
