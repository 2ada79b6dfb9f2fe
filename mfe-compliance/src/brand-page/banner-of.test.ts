import { expect, it } from 'vitest';
import { sampleBrand } from '../brands/sample-brand.ts';
import { bannerOf } from './banner-of.ts';

const said = { amount: '$4.00', date: () => 'Nov 16, 2026' };
const of = (part: Parameters<typeof sampleBrand>[0]) => bannerOf(sampleBrand(part), said);
const edit = '/admin-settings/compliance/brands/edit/018f0000-0000-7000-8000-00000000b001';

it('[COMP-04] leads to the first member that the registry refused, with its price', () => {
  expect(of({})).toEqual({
    kind: 'error',
    title: 'Refused because of the tax ID',
    text: 'There is 1 point to correct. Then send the brand again.',
    action: {
      label: 'Correct and resubmit, $4.00',
      to: `${edit}?step=company&field=taxId`,
      note: 'Opens the form at EIN',
    },
  });
});

it('asks nothing of the customer while others have the move', () => {
  const waiting = [
    of({ status: 'pending' }),
    of({ isBeingPaid: true }),
    of({ isBeingSent: true }),
    of({ status: 'verified', story: [], feedback: [] }),
  ];
  expect(waiting.map(({ kind }) => kind)).toEqual(['info', 'info', 'info', 'success']);
  expect(waiting.every(({ action }) => action === undefined)).toBe(true);
});

it('has one button for each state that waits for the customer', () => {
  const refunded = {
    step: 'refunded',
    at: '2026-11-03T20:40:00.000Z',
    by: null,
    note: null,
  } as const;
  const moves = [
    of({ confirmUrl: 'https://bank.example/confirm', isBeingPaid: true }),
    of({ status: 'verified', needsRevet: true }),
    of({ status: 'suspended', feedback: [] }),
    of({ status: 'unverified', feedback: [], story: [{ ...refunded, paid: null }] }),
  ];
  expect(moves.map(({ action }) => action?.to)).toEqual([
    'https://bank.example/confirm',
    `${edit}?step=review`,
    edit,
    edit,
  ]);
});
