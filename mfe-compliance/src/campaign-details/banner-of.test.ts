import { campaignStatuses } from '@jackfield/contract/api/compliance';
import { expect, it } from 'vitest';
import { sampleCampaign } from '../campaigns/sample-campaign.ts';
import { bannerOf } from './banner-of.ts';

const said = { amount: '$15.00', date: () => 'Nov 20, 2026' };

it('[E6] says for each state what happened, in words of its own', () => {
  const banners = campaignStatuses.map((status) => bannerOf(sampleCampaign({ status }), said));
  expect(new Set(banners.map(({ title }) => title)).size).toBe(campaignStatuses.length);
  for (const { text } of banners) expect(text).toMatch(/\.$/);
});

it('[E6] offers one next step exactly where the move is yours, with its price where it costs', () => {
  const steps = campaignStatuses.map((status) => {
    const { title, action } = bannerOf(sampleCampaign({ status }), said);
    return [title.startsWith('Action needed'), action?.label];
  });
  expect(steps).toEqual([
    [false, undefined],
    [true, 'Review and pay $15.00'],
    [false, undefined],
    [true, 'Add numbers'],
    [true, 'Correct and resubmit, $15.00'],
    [true, 'Correct and resubmit, $15.00'],
    [false, undefined],
  ]);
});

it('waits for the bank, the registry and the brand before anything else', () => {
  const confirmUrl = 'https://bank.example/confirm';
  const atBank = bannerOf(sampleCampaign({ status: 'pendingPayment', confirmUrl }), said);
  expect(atBank.action?.to).toBe(confirmUrl);
  const sending = bannerOf(sampleCampaign({ status: 'rejected', isBeingSent: true }), said);
  expect(sending).toMatchObject({ kind: 'info', title: 'Waiting for the registry' });
  const { brand } = sampleCampaign();
  const stopped = sampleCampaign({ brand: { ...brand, status: 'suspended' } });
  expect(bannerOf(stopped, said).action?.label).toBe('Open the brand');
});

it('counts the carriers that have answered', () => {
  const carriers = [
    { carrier: 'AT&T', state: 'approved', at: '2026-11-18T12:00:00.000Z' },
    { carrier: 'Verizon', state: 'waiting', at: null },
  ] as const;
  const { text } = bannerOf(
    sampleCampaign({ status: 'pendingReview', carriers: [...carriers] }),
    said,
  );
  expect(text).toMatch(/^1 of 2 has answered\./);
});
