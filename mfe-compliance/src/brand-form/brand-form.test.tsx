import { changeBrand, getBrand, registerBrand, resubmitBrand } from '@jackfield/contract/api/brand';
import { cardEntrySession, listPaymentMethods } from '@jackfield/contract/api/billing';
import {
  lineTypeIntelligence,
  sendPhoneNumberVerification,
  verifyPhoneNumberToken,
} from '@jackfield/contract/api/phone-verification';
import { getQuote } from '@jackfield/contract/api/price';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  type FakeApi,
  fakeQuote,
  fakeQuoteLine,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleBrand } from '../brands/sample-brand.ts';
import { Component as AddBrand } from './add-brand-page.tsx';
import { Component as EditBrand } from './edit-brand-page.tsx';

const phone = '+12515550187';
const sentCode = {
  isVerified: false,
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  triesLeft: 5,
  nextSendAt: null,
};
let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  api = installFakeApi();
  signInAs();
  api.on(getQuote, () =>
    fakeQuote({
      oneTime: 4,
      monthly: 0,
      lines: [
        fakeQuoteLine({
          item: 'brand',
          name: 'Brand registration',
          quantity: 1,
          price: 4,
          total: 4,
        }),
      ],
      share: null,
      tax: { amount: 0, rate: null, isExempt: true },
      total: 4,
      invoiceOn: null,
    }),
  );
  api.on(listPaymentMethods, () => ({
    limit: 1,
    hasMore: false,
    nextStartAfter: null,
    total: null,
    pageNum: null,
    pageCount: null,
    items: [
      {
        id: '018f0000-0000-7000-8000-0000000000e2',
        isDefault: true,
        card: { brand: 'visa', last4Digits: '4242', expMonth: 5, expYear: 2031, holderName: 'R' },
        createdAt: '2026-01-05T15:00:00.000Z',
      },
    ],
  }));
  api.on(cardEntrySession, () => ({ url: '/' }));
  api.on(lineTypeIntelligence, () => ({ number: phone, lineType: 'mobile' as const }));
  api.on(sendPhoneNumberVerification, () => sentCode);
  api.on(verifyPhoneNumberToken, () => ({ ...sentCode, isVerified: true }));
});

afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const path = '/admin-settings/compliance/brands/add';

async function fillCompany() {
  const page = renderInPortal(<AddBrand />, { path });
  const { user } = page;
  await user.type(await field(/^Legal company name/), 'Harbor Pediatric Dentistry LLC');
  await user.type(await field(/^Brand name/), 'Harbor Kids');
  await user.type(await field(/^EIN/), '63-7714290');
  await user.type(await field(/^Website/), 'https://harbordental.com/kids');
  for (const [list, option] of [
    ['Company type', 'Private for-profit'],
    ['Industry', 'Healthcare'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name: new RegExp(`^${list}`) }));
    await user.click(await screen.findByTitle(option));
  }
  await user.click(screen.getByRole('button', { name: 'Next: Address' }));
  await screen.findByText('Where is it registered?');
  return page;
}

async function fillAddress() {
  const page = await fillCompany();
  const { user } = page;
  for (const [name, text] of [
    [/^House number/, '9'],
    [/^Street name/, 'Eastern Shore Plaza'],
    [/^City/, 'Fairhope'],
    [/^Zip Code/, '36532'],
  ] as const) {
    const input = await field(name);
    await user.clear(input);
    await user.type(input, text);
  }
  await user.click(screen.getByRole('button', { name: 'Next: Contact' }));
  await screen.findByText('Who can answer for the company?');
  return page;
}

it('[COMP-01] asks for what a company of its type has to say', async () => {
  const { user } = renderInPortal(<AddBrand />, { path });
  await user.click(screen.getByRole('combobox', { name: /^Company type/ }));
  await user.click(await screen.findByTitle('Public for-profit'));
  await user.click(screen.getByRole('button', { name: 'Next: Address' }));
  expect(await screen.findByText('The stock symbol field is required.')).toBeTruthy();
  expect(screen.getByText('The stock exchange field is required.')).toBeTruthy();
  expect(screen.getByText('The tax ID field is required.')).toBeTruthy();
});

it('[COMP-01] says of a choice that nobody made that it is required', async () => {
  const { user } = renderInPortal(<AddBrand />, { path });
  await user.click(screen.getByRole('button', { name: 'Next: Address' }));
  expect(await screen.findByText('The company type field is required.')).toBeTruthy();
  expect(screen.getByText('The industry field is required.')).toBeTruthy();
});

it('[COMP-01] verifies the phone, submits for the price that was shown, tick by hand', async () => {
  api.on(registerBrand, () => sampleBrand({ status: 'pending', feedback: [] }));
  const { user } = await fillAddress();
  const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next: Review' });
  expect(next().disabled).toBe(true);
  const number = await field(/^Mobile phone/);
  await user.type(number, '2515550187');

  api.on(lineTypeIntelligence, () => ({ number: phone, lineType: 'landline' as const }));
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('This is a landline. Use a mobile phone.')).toBeTruthy();
  expect(api.calls(sendPhoneNumberVerification)).toEqual([]);

  api.on(lineTypeIntelligence, () => ({ number: phone, lineType: 'mobile' as const }));
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  const code = await field(/^Type the 6 digits we texted/);
  expect(screen.getByText(/^Works until .* 5 tries left\.$/)).toBeTruthy();
  api.on(verifyPhoneNumberToken, () => ({ ...sentCode, triesLeft: 4 }));
  await user.type(code, '111111');
  expect(await screen.findByText('That code is not right. 4 tries left.')).toBeTruthy();
  api.on(verifyPhoneNumberToken, () => ({ ...sentCode, isVerified: true }));
  await user.click(code);
  await user.paste('418 922');
  expect(await screen.findByText('Verified')).toBeTruthy();
  expect(api.calls(verifyPhoneNumberToken).at(-1)?.body).toEqual({
    phoneNumber: phone,
    token: '418922',
  });

  await user.click(next());
  const [submit] = await screen.findAllByRole<HTMLButtonElement>('button', {
    name: 'Submit and pay $4.00',
  });
  expect(submit?.disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /^I have read every line/ }));
  await user.click(submit as HTMLButtonElement);
  await waitFor(() => expect(api.calls(registerBrand)).toHaveLength(1));
  expect(api.calls(registerBrand)[0]?.body).toMatchObject({
    hasRead: true,
    shownTotal: 4,
    brand: {
      companyName: 'Harbor Pediatric Dentistry LLC',
      taxId: '63-7714290',
      stockExchange: null,
      address: { houseNumber: '9', streetName: 'Eastern Shore Plaza', stateCode: 'AL' },
      contact: { phone },
    },
  });
});

const toReview = async (part: Parameters<typeof sampleBrand>[0] = {}) => {
  const brand = sampleBrand(part);
  api.on(getBrand, () => brand);
  const page = renderInPortal(<EditBrand />, {
    path: `/edit/${brand.id}?step=review`,
    route: '/edit/:id',
  });
  await screen.findByText('Read it once as a reviewer would');
  return page;
};

it('[COMP-03] stores a correction and sends it again for the fee; another line clears the tick', async () => {
  api.on(changeBrand, () => sampleBrand({ version: 4 }));
  api.on(resubmitBrand, () => sampleBrand({ version: 5, status: 'pending' }));
  const { user } = await toReview();
  await user.click(screen.getByRole('checkbox', { name: /^I have read every line/ }));
  await user.click(screen.getByRole('button', { name: 'Edit Company' }));
  const name = await field(/^Legal company name/);
  expect(name.value).toBe('Harbor Smiles Foundation');
  await user.type(name, ' Inc.');
  await user.click(screen.getByRole('link', { name: /^Review/ }));
  const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^I have read/ });
  expect(tick.checked).toBe(false);
  await user.click(tick);
  await user.click(screen.getByRole('button', { name: 'Submit and pay $4.00' }));
  await waitFor(() => expect(api.calls(resubmitBrand)).toHaveLength(1));
  const [changed] = api.calls(changeBrand);
  expect(changed?.body).toMatchObject({ companyName: 'Harbor Smiles Foundation Inc.' });
  expect(changed?.headers.get('if-match')).toBe('"3"');
  const [sent] = api.calls(resubmitBrand);
  expect(sent?.headers.get('if-match')).toBe('"4"');
  expect(sent?.body).toMatchObject({ hasRead: true, shownTotal: 4 });
});

it('[PROV-01] says before it is paid how often the registry looks again', async () => {
  await toReview({ limits: ['brandOnceAQuarter'] });
  expect(await screen.findByText(/after that once in three months/)).toBeTruthy();
});

it('[COMP-03] a verified brand is changed for nothing where the registry need not look', async () => {
  api.on(changeBrand, () => sampleBrand({ status: 'verified', version: 4 }));
  const { user } = await toReview({ status: 'verified', isVerified: true, feedback: [] });
  await user.click(screen.getByRole('button', { name: 'Edit Company' }));
  await user.type(await field(/^Website/), '/care');
  await user.click(screen.getByRole('link', { name: /^Review/ }));
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(api.calls(changeBrand)).toHaveLength(1));
  expect(api.calls(resubmitBrand)).toEqual([]);
});

it('keeps the draft when the card is declined, and opens the field of a tax id that is taken', async () => {
  api.on(changeBrand, () => sampleBrand({ version: 4 }));
  api.on(resubmitBrand, () => {
    throw new Refusal('PAYMENTFAILED');
  });
  const { user } = await toReview();
  await user.click(screen.getByRole('checkbox', { name: /^I have read every line/ }));
  const submit = () => screen.getByRole('button', { name: 'Submit and pay $4.00' });
  await user.click(submit());
  expect(
    await screen.findByText('Your card was declined. Nothing was sent. The draft is kept.'),
  ).toBeTruthy();
  api.on(resubmitBrand, () => {
    throw new Refusal('DUPLICATE', [{ code: 'DUPLICATE', field: 'taxId', message: 'taken' }]);
  });
  await user.click(submit());
  expect(await screen.findByText('Another brand of this account has this tax ID.')).toBeTruthy();
  expect((await field(/^EIN/)).value).toBe('63-9912045');
});
