import { getQuote } from '@jackfield/contract/api/price';
import { listDeleted } from '@jackfield/contract/api/audit';
import {
  type Company,
  createCompany,
  deleteCompany,
  getCompanyHold,
  listCompanies,
  type NewCompany,
} from '@jackfield/contract/api/company';
import {
  listTenantNumbers,
  releaseReservation,
  reserveNumber,
  searchNumbers,
} from '@jackfield/contract/api/number';
import { renderInPortal } from '@jackfield/kit/testing';
import { tellFirstRows } from '@jackfield/runtime';
import {
  FakeApi,
  fakeList,
  fakeOffer,
  fakeQuote,
  Refusal,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as NumbersPage } from './numbers-page.tsx';
import { sampleCompany } from './sample-company.ts';

const reservationId = '018f0000-0000-7000-8000-0000000000c3';
const second = sampleCompany({
  id: '018f0000-0000-7000-8000-0000000000d2',
  label: 'Billing office',
  version: 4,
});
let api: FakeApi;
let stored: ReturnType<typeof sampleCompany>[];

beforeEach(() => {
  signInAs();
  stored = [sampleCompany({ isDefault: true }), second];
  api = new FakeApi()
    .on(listCompanies, () => fakeList(stored))
    .on(searchNumbers, () => fakeList([fakeOffer(), fakeOffer({ number: '+12515550217' })]))
    .on(getQuote, () => fakeQuote())
    .on(reserveNumber, () => ({ reservationId, expiresAt: '2026-01-05T15:15:00.000Z' }))
    .on(releaseReservation, () => undefined)
    .on(deleteCompany, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params['id']);
      return undefined;
    });
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
  window.history.replaceState(null, '', '/');
});

const open = () => {
  const route = '/admin-settings/numbers/listing';
  return renderInPortal(<NumbersPage />, { path: route, route });
};

it('[NUM-01] [annex G8] adds a company number with a phone number', async () => {
  api.on(createCompany, ({ body }) => {
    const company = sampleCompany({
      id: '018f0000-0000-7000-8000-0000000000d3',
      label: (body as NewCompany).label,
    });
    stored = [...stored, company];
    return company as unknown as Company;
  });
  const { user } = open();
  await screen.findByRole('row', { name: /Billing office/ });
  await user.click(screen.getByRole('button', { name: 'Add number' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add number' }));
  await drawer.findByText('+1 (251) 555-0203');
  await user.click(await drawer.findByRole('button', { name: 'Add number for $0.90' }));
  expect(await drawer.findByText('The name field is required.')).toBeTruthy();
  await user.type(drawer.getByRole('textbox', { name: /^Name/ }), 'Front desk');
  await user.click(await drawer.findByRole('button', { name: 'Add number for $0.90' }));
  await waitFor(() => expect(api.calls(createCompany)).toHaveLength(1));
  const [call] = api.calls(createCompany);
  expect(call?.body).toEqual({
    label: 'Front desk',
    phoneNumbers: [{ number: '+12515550203', reservationId, shownTotal: 0.9 }],
  });
  expect(call?.headers.get('idempotency-key')).toBe(`company-${reservationId}`);
  expect(await screen.findByRole('row', { name: /Front desk/ })).toBeTruthy();
  // Its page says what comes next.
  expect(window.location.search).toBe('?new');
});

it('[OP-70] gives a refused phone number back and keeps the name', async () => {
  api.on(createCompany, () => {
    throw new Refusal('TRIALLIMIT');
  });
  const { user } = open();
  await screen.findByRole('row', { name: /Billing office/ });
  await user.click(screen.getByRole('button', { name: 'Add number' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add number' }));
  await drawer.findByText('+1 (251) 555-0203');
  const name = drawer.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  await user.type(name, 'Front desk');
  await user.click(await drawer.findByRole('button', { name: 'Add number for $0.90' }));
  expect(await drawer.findByText(/^Your trial allows/)).toBeTruthy();
  expect(name.value).toBe('Front desk');
  expect(api.calls(releaseReservation)).toHaveLength(1);
});

it.each([
  ['ROLE-17', { trialMaximumCompany: 2 }, /up to 2 company numbers\. End the trial/],
  [
    'ROLE-18',
    { trialMaximumCompanyDID: 3 },
    /up to 3 phone numbers of company numbers\. End the trial/,
  ],
])('[%s] [OP-58] a full trial says so before anything is filled in', async (_, maximum, text) => {
  const stripeInfo = { stripeId: 'cus_1', isTrial: true, stripeEmail: '' };
  tellFirstRows();
  signInAs({ account: { stripeInfo, ...maximum } });
  api.on(listTenantNumbers, () => ({ ...fakeList([]), total: 3 }));
  open();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add number' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'Subscription' })).toBeTruthy();
});

it('[API-94] [OP-71] deletes a company number after a question', async () => {
  api.on(getCompanyHold, () => ({ heldUntil: '2026-12-18T16:12:00.000Z' }));
  const { user } = open();
  const row = await screen.findByRole('row', { name: /Billing office/ });
  await user.click(within(row).getByRole('button', { name: 'Actions for Billing office' }));
  await user.click(await screen.findByRole('menuitem', { name: /Delete/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete Billing office?' }));
  expect(question.getByText(/Are you sure you want to delete Billing office\?/)).toBeTruthy();
  expect(await question.findByText(/held for you until Dec 18, 2026/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete number' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Billing office/ })).toBeNull());
  expect(api.calls(deleteCompany)[0]?.headers.get('if-match')).toBe('"4"');
});

it('annex J2 reaches what was deleted, and who changed what, from the listing', async () => {
  api.on(listDeleted, () => ({ items: [] }));
  const { user } = open();
  await screen.findByText('Billing office');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Recently deleted' }));
  expect(
    await screen.findByRole('heading', { name: 'No company number was deleted' }),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Activity' }));
  expect(window.location.search).toBe('?drawer=activity&activity.entity=company');
  window.history.replaceState(null, '', '/');
});
