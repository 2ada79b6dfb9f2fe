import {
  type Campaign,
  deactivateCampaign,
  getCampaign,
  getCarrierTerms,
} from '@jackfield/contract/api/campaign';
import { getQuote } from '@jackfield/contract/api/price';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  emitLive,
  type FakeApi,
  fakeQuote,
  installFakeApi,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { campaignId, sampleCampaign } from '../campaigns/sample-campaign.ts';
import type { CarrierTerms } from '../carrier-terms/terms-table.tsx';
import { Component as DetailsPage } from './campaign-details-page.tsx';

let api: FakeApi;
let stored: Campaign;

beforeEach(() => {
  signInAs();
  stored = sampleCampaign();
  api = installFakeApi()
    .on(getCampaign, () => stored)
    .on(getQuote, () => fakeQuote({ total: 15 }))
    .on(
      getCarrierTerms,
      (): CarrierTerms => ({
        score: 78,
        terms: [
          { carrier: 'AT&T', class: 'A', perMinute: 4500, perDay: null, sharedBy: 'campaign' },
          { carrier: 'Verizon', class: null, perMinute: null, perDay: null, sharedBy: null },
        ],
        bands: [],
        source: { name: 'Public guidance', readOn: '2026-11-22' },
      }),
    )
    .on(deactivateCampaign, () => {
      stored = { ...stored, status: 'deactivated', version: stored.version + 1 };
      return stored;
    });
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const base = '/admin-settings/compliance/campaigns';
const open = () =>
  renderInPortal(<DetailsPage />, {
    path: `${base}/details/${campaignId}/campaign-details`,
    route: `${base}/details/:id/campaign-details`,
  });

it('[COMP-10] says that an approved campaign waits for its numbers, with one way to them', async () => {
  const { user } = open();
  expect(await screen.findByText('Action needed: choose the numbers that may send')).toBeTruthy();
  expect(await screen.findByText('4,500 a minute')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add numbers' }));
  expect(window.location.pathname + window.location.search).toMatch(
    /associated-numbers\?drawer=add$/,
  );
});

it('[COMP-10] says what was refused and what sending it again costs', async () => {
  stored = sampleCampaign({
    status: 'rejected',
    rejectionReason: 'Sample message 2 has no way to opt out.',
  });
  const { user } = open();
  expect(await screen.findByText(/Sample message 2 has no way to opt out\./)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Correct and resubmit, $15.00' }));
  expect(window.location.pathname).toBe(`${base}/edit/${campaignId}`);
});

it('shows all that was sent on demand, with what was sent although a check said no', async () => {
  stored = sampleCampaign({
    overrides: [
      { code: 'frequency', reason: 'One text per claim.', by: 'Renee', at: '2026-11-15T17:16:00Z' },
    ],
  });
  const { user } = open();
  const facts = within(await screen.findByRole('region', { name: 'What was approved' }));
  expect(facts.queryByText('STOP, END')).toBeNull();
  await user.click(facts.getByRole('button', { name: 'Show all fields' }));
  expect(facts.getByText('STOP, END')).toBeTruthy();
  expect(facts.getByText(/“One text per claim.” Renee/)).toBeTruthy();
});

it('[COMP-10] deactivates after a question, and changes with what happens elsewhere', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Deactivate…' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Deactivate “Front desk conversations”?',
  });
  expect(within(dialog).getByText('Its numbers stop texting. This cannot be undone.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate campaign' }));
  expect(await screen.findByText('It has ended')).toBeTruthy();
  expect(api.calls(deactivateCampaign)[0]?.headers.get('if-match')).toBe('"3"');
  expect(screen.queryByRole('button', { name: 'Deactivate…' })).toBeNull();

  stored = sampleCampaign({ status: 'suspended', version: 5 });
  emitLive({ eventType: 'campaign', id: campaignId });
  await waitFor(() =>
    expect(screen.getByText('Action needed: the carriers stopped it')).toBeTruthy(),
  );
});
