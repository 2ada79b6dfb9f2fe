import { getSubscription, type Subscription } from '@jackfield/contract/api/subscription';
import { renderInPortal } from '@jackfield/kit/testing';
import { FakeApi, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TrialCard } from './trial-card.tsx';

const day = 86_400_000;
const from = (days: number) => new Date(Date.now() + days * day).toISOString();
const stripeInfo = { stripeId: 'cus_1', isTrial: true, stripeEmail: '' };

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().on(
    getSubscription,
    (): Subscription => ({
      isTrial: true,
      since: from(-9),
      trialEndsAt: from(5),
      limits: [
        { item: 'company', used: 1, limit: 1 },
        { item: 'user', used: 2, limit: 5 },
        { item: 'device', used: 3, limit: null },
      ],
      hasCard: true,
      users: 2,
      phoneNumbers: 1,
    }),
  );
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

it('[ROLE-17] [OP-58] an owner on trial reads how long it goes and what is used, with one button', async () => {
  signInAs({ account: { stripeInfo } });
  renderInPortal(<TrialCard />);
  const card = within(await screen.findByRole('region', { name: 'Trial' }));
  expect(await card.findByText('5 days left')).toBeTruthy();
  const rows = ['Company numbers1 of 1', 'Users2 of 5', 'Desk phones3'];
  const lines = card.getAllByRole('definition').map((line) => line.parentElement?.textContent);
  expect(lines).toEqual(rows);
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'End the trial…',
  ]);
});

it('[BILL-02] nobody else is told, and nothing is read for them', () => {
  signInAs({ account: { stripeInfo: { ...stripeInfo, isTrial: false } } });
  renderInPortal(<TrialCard />);
  signInAs({ account: { stripeInfo }, profile: { isTenantOwner: false } });
  renderInPortal(<TrialCard />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(api.calls(getSubscription)).toHaveLength(0);
});
