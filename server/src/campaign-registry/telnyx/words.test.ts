import { industries, stockExchanges, useCases } from '@jackfield/contract/api/compliance';
import { expect, it } from 'vitest';
import type { BrandFields } from '@jackfield/contract/api/brand';
import { brandFields } from '../../../test/put-brand.ts';
import { brandBody, useCaseOf, verticalOf } from './bodies.ts';
import { telnyxUseCases, verticals } from './shapes.ts';
import {
  askBrandAgain,
  askCampaignAgain,
  brandSays,
  campaignSays,
  campaignState,
  carriersOf,
  faultsOf,
} from './words.ts';

const now = new Date('2026-11-30T15:00:00Z');
const brand = { brandId: 'B1', companyName: '', country: 'US', ein: '', failureReasons: null };
const said = (change: object) => brandSays({ ...brand, ...change }, [], { sent: null, now }).status;
const campaign = { campaignId: 'C1', referenceId: null, failureReasons: null, status: 'ACTIVE' };

it('[PROV-01] every industry has a vertical, and every use case one, each its own', () => {
  const ours = industries.map((one) => verticalOf[one]);
  expect(ours.filter((one) => !verticals.includes(one))).toEqual([]);
  expect(new Set(ours).size).toBe(industries.length);
  const cases = useCases.map((one) => useCaseOf[one]);
  expect(cases.filter((one) => !telnyxUseCases.includes(one))).toEqual([]);
  expect(new Set(cases).size).toBe(useCases.length);
});

it('[PROV-01] names an exchange as Telnyx does, of public companies alone', () => {
  const fields = brandFields({
    companyType: 'PublicProfit',
    stockExchange: 'Nyse',
    stockSymbol: 'HRBR',
  }) as BrandFields;
  expect(brandBody(fields, null)).toMatchObject({
    stockExchange: 'NYSE',
    stockSymbol: 'HRBR',
    businessContactEmail: 'renee@harbordental.com',
  });
  expect(brandBody({ ...fields, companyType: 'NonProfit' }, null)).not.toHaveProperty(
    'stockExchange',
  );
  // As its SDK lists them.
  const theirs =
    'NASDAQ NYSE AMEX AMX ASX B3 BME BSE FRA ICEX JPX JSE KRX LON NSE OMX SEHK SSE STO SWX SZSE TSX TWSE VSE';
  expect(stockExchanges.map((one) => one.toUpperCase()).join(' ')).toBe(theirs);
});

it('[PROV-01] reads states of a brand', () => {
  expect(said({ status: 'REGISTRATION_PENDING', identityStatus: 'UNVERIFIED' })).toBe('pending');
  expect(said({ status: 'OK' })).toBe('pending');
  expect(said({ status: 'OK', identityStatus: 'VERIFIED' })).toBe('verified');
  expect(said({ status: 'OK', identityStatus: 'VETTED_VERIFIED' })).toBe('verified');
  expect(said({ status: 'OK', identityStatus: 'UNVERIFIED' })).toBe('unverified');
  expect(said({ status: 'OK', identityStatus: 'SELF_DECLARED' })).toBe('unverified');
  const failed = {
    ...brand,
    status: 'REGISTRATION_FAILED',
    failureReasons: 'No such EIN.',
  } as const;
  expect(brandSays(failed, [], { sent: null, now })).toEqual({
    status: 'unverified',
    faults: [{ id: 'other', fields: [], says: 'No such EIN.' }],
  });
});

it('[PROV-01] reads what is wrong, at our members, and what we don’t know in its own words', () => {
  const category = (id: string, fields: string[]) => ({ id, fields, description: `${id}.` });
  expect(
    faultsOf([
      category('TAX_ID', ['ein', 'companyName', 'universalEin']),
      category('STOCK_SYMBOL', ['stockSymbol']),
      category('GOVERNMENT_ENTITY', ['entityType']),
      category('NONPROFIT', []),
      category('OTHERS', ['email']),
      category('NEWS', []),
    ]),
  ).toEqual([
    { id: 'taxId', fields: ['taxId', 'companyName'] },
    { id: 'stockSymbol', fields: ['stockSymbol'] },
    { id: 'governmentEntity', fields: ['companyType'] },
    { id: 'nonProfit', fields: [] },
    { id: 'other', fields: ['contact.email'], says: 'OTHERS.' },
    { id: 'other', fields: [], says: 'NEWS.' },
  ]);
});

it.each([
  ['TCR_PENDING', 'pendingReview'],
  ['TCR_ACCEPTED', 'pendingReview'],
  ['TELNYX_ACCEPTED', 'pendingReview'],
  ['MNO_PENDING', 'pendingReview'],
  ['MNO_ACCEPTED', 'pendingReview'],
  ['MNO_PROVISIONED', 'active'],
  ['TCR_FAILED', 'rejected'],
  ['TELNYX_FAILED', 'rejected'],
  ['MNO_REJECTED', 'rejected'],
  ['MNO_PROVISIONING_FAILED', 'rejected'],
  ['TCR_SUSPENDED', 'suspended'],
  ['TCR_EXPIRED', 'suspended'],
] as const)('[PROV-01] reads %s of a campaign as %s', (campaignStatus, state) => {
  expect(campaignState({ ...campaign, campaignStatus })).toBe(state);
  expect(campaignState({ ...campaign, campaignStatus, status: 'EXPIRED' })).toBe('suspended');
});

it('[PROV-01] a submission that failed is a refusal though no status says so', () => {
  expect(campaignState({ ...campaign, submissionStatus: 'FAILED' })).toBe('rejected');
  expect(campaignState(campaign)).toBe('pendingReview');
});

it('[PROV-01] reads carriers by their network ids; of two networks the worse counts', () => {
  const networks = carriersOf({
    10017: { mno: 'AT&T' },
    10035: { mno: 'T-Mobile' },
    10036: { mno: 'Metro by T-Mobile' },
    10037: { mno: 'U.S. Cellular' },
    10038: { mno: 'Verizon Wireless' },
    10999: { mno: 'Interop' },
    10998: { mno: null },
  });
  const before = [{ carrier: 'AT&T', state: 'approved', at: '2026-11-01T00:00:00.000Z' }] as const;
  const states = {
    10017: 'APPROVED',
    10035: 'REGISTERED',
    10036: 'REVIEW',
    10037: 'REJECTED',
    7: 1,
  };
  const word = campaignSays(
    { ...campaign, campaignStatus: 'MNO_PENDING', failureReasons: 'Old.' },
    { states, networks, before },
    now,
  );
  expect(word).toEqual({
    status: 'pendingReview',
    carriers: [
      { carrier: 'AT&T', state: 'approved', at: '2026-11-01T00:00:00.000Z' },
      { carrier: 'T-Mobile', state: 'waiting', at: null },
      { carrier: 'Verizon', state: 'waiting', at: null },
      { carrier: 'US Cellular', state: 'refused', at: now.toISOString() },
    ],
    rejections: [],
  });
  const stopped = { ...campaign, isTMobileSuspended: true };
  const [, tMobile] = campaignSays(stopped, { states, networks, before }, now).carriers;
  expect(tMobile?.state).toBe('refused');
});

it('[PROV-01] asks soon about what is under way, and each day about the rest', () => {
  const wait = (at: Date) => (at.getTime() - now.getTime()) / 60_000;
  const open = { id: '', heard: 1, status: 'requested', score: null } as const;
  expect(wait(askBrandAgain({ status: 'pending' }, [], now))).toBe(15);
  expect(wait(askBrandAgain({ status: 'verified' }, [open], now))).toBe(60);
  expect(wait(askBrandAgain({ status: 'verified' }, [], now))).toBe(1440);
  expect(wait(askCampaignAgain({ status: 'pendingReview' }, now))).toBe(60);
  expect(wait(askCampaignAgain({ status: 'active' }, now))).toBe(1440);
});
