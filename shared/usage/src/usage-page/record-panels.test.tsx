import { inboundBlacklist } from '@jackfield/contract/api/blacklist';
import { listUsage, type UsageRecord, usageTotals } from '@jackfield/contract/api/usage';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, queryClient, store } from '@jackfield/runtime';
import { FakeApi, fakeList, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type EndedCall, type PastCall, UsagePage } from './usage-page.tsx';

let api: FakeApi;

const person = '018f0000-0000-7000-8000-0000000000c1';
const company = '018f0000-0000-7000-8000-0000000000c2';
const received: UsageRecord = {
  id: '018f0000-0000-7000-8000-0000000000a1',
  date: '2026-03-01T18:05:00.000Z',
  usageType: 'voice',
  direction: 'inbound',
  teammateName: 'Maya Okafor',
  duration: 725,
  units: 13,
  rate: 0.012,
  amount: 0.16,
  currency: 'usd',
  isCallerBlocked: false,
  from: '+12055550111',
  to: '+12515550100',
  teammateId: person,
  outcome: 'voicemail',
  takenBy: { kind: 'teammate', id: person, name: 'Maya Okafor' },
  owner: { kind: 'company', id: company },
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T18:00:00Z'), toFake: ['Date'] });
  signInAs({ account: { timeZone: 'America/Chicago' } });
  api = new FakeApi().on(usageTotals, () => ({
    count: 1,
    duration: 725,
    amount: 0.16,
    currency: 'usd' as const,
    days: [],
    users: [],
    numbers: [],
    destinations: [],
  }));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  queryClient.clear();
  api.uninstall();
  signOutOfTest();
});

const reasons = vi.fn<(call: EndedCall) => ReactNode>();
const tries = vi.fn<(past: PastCall, onClose: () => void) => ReactNode>();
function openReceived(more: Partial<UsageRecord> = {}) {
  tries.mockReset();
  reasons.mockReset();
  reasons.mockImplementation(() => <p>The office closed at 5:30 pm.</p>);
  tries.mockImplementation((past, onClose) => (
    <dialog open aria-label="Tried">
      {past.number}
      <button type="button" onClick={onClose}>
        End
      </button>
    </dialog>
  ));
  api.on(listUsage, () => fakeList([{ ...received, ...more }]));
  return renderInPortal(
    <UsagePage
      title="Usage"
      list="usage"
      shares={['user', 'number']}
      tryCall={tries}
      why={reasons}
    />,
    { path: '/usage', route: '/usage' },
  );
}
const callRow = () => screen.findByRole('row', { name: /555-0111/ });
async function openMenu(user: ReturnType<typeof openReceived>['user']) {
  await user.click(within(await callRow()).getByRole('button', { name: /^Actions/ }));
  return screen.findByRole('menu');
}

it('annex J4 a row opens the call in full', async () => {
  const { user } = openReceived();
  await user.click(within(await openMenu(user)).getByRole('menuitem', { name: /What happened/ }));
  expect(await screen.findByText('$0.16 for 13 minutes')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'What happened', hidden: true }).textContent).toContain(
    'Voicemail of Maya Okafor',
  );
});

it('says why a call that came in went there, and nothing of others', async () => {
  const { user } = openReceived({ teammateName: '' });
  await user.click(within(await openMenu(user)).getByRole('menuitem', { name: /What happened/ }));
  expect(await screen.findByText('The office closed at 5:30 pm.')).toBeTruthy();
  expect(reasons.mock.lastCall?.[0]).toEqual({
    number: received.to,
    from: received.from,
    at: received.date,
    outcome: 'voicemail',
    takenBy: person,
  });
  expect(screen.queryByText('None')).toBeNull();
  cleanup();
  queryClient.clear();
  openReceived({ direction: 'outbound', from: received.to, to: received.from });
  await user.click(within(await openMenu(user)).getByRole('menuitem', { name: /What happened/ }));
  expect(await screen.findByText('$0.16 for 13 minutes')).toBeTruthy();
  expect(reasons).not.toHaveBeenCalled();
});

it('annex J4 a call is tried again with its number, caller and time', async () => {
  const { user } = openReceived();
  await user.click(within(await openMenu(user)).getByRole('menuitem', { name: /Try this call/ }));
  await screen.findByRole('dialog', { name: 'Tried' });
  expect(tries.mock.lastCall?.[0]).toEqual({
    number: received.to,
    from: received.from,
    at: received.date,
  });
  await user.click(screen.getByRole('button', { name: 'End' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('NUM-06 the caller of a row is blocked after a question, and Undo takes it back', async () => {
  const entry = { id: company, number: received.from, version: 1, createdAt: '', updatedAt: '' };
  api
    .on(inboundBlacklist.add, () => entry)
    .on(inboundBlacklist.removeMany, () => ({ removed: [] }));
  const { user } = openReceived();
  await user.click(within(await openMenu(user)).getByRole('menuitem', { name: /^Block/ }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Block +1 (205) 555-0111?')).toBeTruthy();
  expect(api.calls(inboundBlacklist.add)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Block caller' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(inboundBlacklist.add).map(({ body }) => body)).toEqual([
    { number: received.from },
  ]);
  const toast = store.get(noticesAtom).at(-1);
  expect(toast?.text).toBe('+1 (205) 555-0111 blocked');
  toast?.action?.run();
  await waitFor(() =>
    expect(api.calls(inboundBlacklist.removeMany).map(({ body }) => body)).toEqual([
      { ids: [company] },
    ]),
  );
});

it('a row leads to its user and number, and offers nothing that the call has not', async () => {
  const { user } = openReceived();
  const items = within(await openMenu(user))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
  expect(items.map((text) => text?.replace(/[A-Z]$/, ''))).toEqual([
    'What happened',
    'Try this call',
    'Text',
    'Open Maya Okafor',
    'Open +1 (251) 555-0100',
    'Copy +1 (205) 555-0111',
    'Block +1 (205) 555-0111…',
  ]);
  cleanup();
  queryClient.clear();
  openReceived({ owner: null, teammateId: null, isCallerBlocked: true });
  const fewer = within(await openMenu(user)).getAllByRole('menuitem');
  expect(fewer.map(({ textContent }) => textContent?.replace(/[A-Z]$/, ''))).toEqual([
    'What happened',
    'Text',
    'Copy +1 (205) 555-0111',
    'See blocked callers',
  ]);
});

it('a message and an outgoing call have no routing to try, and nobody to block', async () => {
  const { user } = openReceived({ usageType: 'sms', outcome: null, takenBy: null });
  const texts = within(await openMenu(user)).getAllByRole('menuitem');
  expect(texts.map(({ textContent }) => textContent).join()).not.toMatch(/Try|Block/);
  cleanup();
  queryClient.clear();
  openReceived({ direction: 'outbound', from: received.to, to: received.from });
  const outgoing = within(await openMenu(user)).getAllByRole('menuitem');
  expect(outgoing.map(({ textContent }) => textContent).join()).not.toMatch(/Try|Block/);
});
