import { recordHistory } from '@jackfield/contract/api/audit';
import { getAccountSecurity } from '@jackfield/contract/api/second-step';
import { getTranscription } from '@jackfield/contract/api/voicemail';
import { getTenant, type Tenant, updateTenant } from '@jackfield/contract/api/tenant';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  emitLive,
  FakeApi,
  fakeList,
  fakeTenant,
  Refusal,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as AccountSecurityPage } from '../account-security/account-security-page.tsx';
import { Component as CompanyE911Page } from '../company-e911/company-e911-page.tsx';
import { Component as CompanyInfoPage } from './company-info-page.tsx';

let api: FakeApi;
let stored: Tenant;

function start(given: Partial<Tenant> = {}) {
  localStorage.clear();
  stored = fakeTenant(given);
  signInAs({ account: stored });
  api = new FakeApi()
    .on(getTenant, () => stored)
    .on(recordHistory, () => fakeList([]))
    .on(updateTenant, ({ body, headers }) => {
      if (headers.get('if-match') !== `"${stored.version}"`) {
        throw new Refusal('VERSIONCONFLICT', [], stored);
      }
      stored = { ...stored, ...(body as Partial<Tenant>), version: stored.version + 1 };
      return stored;
    });
}

beforeEach(() => start());
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const saved = () => api.calls(updateTenant).map(({ body }) => body);

it('keeps its heading when the tab changes to Security', async () => {
  api.on(getAccountSecurity, () => new Promise<never>(() => {}));
  for (const Page of [CompanyInfoPage, AccountSecurityPage]) {
    renderInPortal(<Page />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Company info' })).toBeTruthy();
    cleanup();
  }
});

it('[NUM-08] stores what was changed and nothing else', async () => {
  const { user } = renderInPortal(<CompanyInfoPage />);
  const name = await field(/Company name/);
  expect((await field(/^Country/)).value).toBe('United States');
  expect((await field(/^Country/)).disabled).toBe(true);
  await user.clear(name);
  await user.type(name, 'Bay Dental');
  await user.clear(await field(/Street address/));
  await user.type(await field(/Street address/), '214 Dauphin Street');
  const shown = within(screen.getByRole('region', { name: 'As it is shown' }));
  expect(shown.getByText('Bay Dental')).toBeTruthy();
  expect(shown.getByText(/214 Dauphin Street, Mobile, AL 36602/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()).toEqual([
    {
      companyName: 'Bay Dental',
      companyAddress: {
        streetAddress: '214 Dauphin Street',
        extendedAddress: '',
        locality: 'Mobile',
        region: 'AL',
        postalCode: '36602',
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
});

it('[VAL-01] [VAL-26] says what is missing, and saves nothing', async () => {
  const { user } = renderInPortal(<CompanyInfoPage />);
  await user.clear(await field(/Company name/));
  await user.clear(await field(/^City/));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The company name field is required.')).toBeTruthy();
  expect(screen.getByText('The city field is required.')).toBeTruthy();
  expect(saved()).toEqual([]);
});

it('[VAL-27] [VAL-28] names the address as the country does', async () => {
  start({ country: 'MYS', companyAddress: { ...stored.companyAddress, region: '14' } });
  renderInPortal(<CompanyInfoPage />);
  expect(await field(/Address 1/)).toBeTruthy();
  expect(await field(/Postal Code/)).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull();
});

it('[J1] takes in what somebody else stored, and asks about the field that both changed', async () => {
  const { user } = renderInPortal(<CompanyInfoPage />);
  const name = await field(/Company name/);
  await user.type(name, ' North');
  stored = { ...stored, companyName: 'Harbor', timeZone: 'UTC', version: 2 };
  emitLive({ eventType: 'tenant', id: stored.id });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose what to keep' }));
  expect(dialog.getByText('Harbor')).toBeTruthy();
  expect(dialog.getByText('Harbor Dental Group North')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: /Yours/ }));
  await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(stored).toMatchObject({ version: 3, timeZone: 'UTC' }));
  expect(stored.companyName).toBe('Harbor Dental Group North');
});

it('[NUM-07] [OP-29] stores the emergency address', async () => {
  const { user } = renderInPortal(<CompanyE911Page />);
  expect(await screen.findByText('No emergency address yet')).toBeTruthy();
  await user.type(await field(/House number/), '214');
  await user.type(await field(/Street name/), 'Dauphin Street');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The city field is required.')).toBeTruthy();
  await user.type(await field(/^City/), 'Mobile');
  await user.type(screen.getByRole('combobox', { name: /^State/ }), 'Alabama');
  await user.click(screen.getByTitle('Alabama'));
  await user.type(await field(/Zip Code/), '36602');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()).toEqual([
    {
      e911Address: {
        houseNumber: '214',
        streetName: 'Dauphin Street',
        addressLine2: '',
        city: 'Mobile',
        stateCode: 'AL',
        zip: '36602',
      },
    },
  ]);
  expect(screen.queryByText('No emergency address yet')).toBeNull();
});

it('[OP-29] has no page in Malaysia', async () => {
  start({ country: 'MYS' });
  renderInPortal(<CompanyE911Page />);
  expect(await screen.findByText('This page is not found.')).toBeTruthy();
});

it('[MSG-05] offers to write messages down where there is an engine, and stores the choice', async () => {
  api.on(getTranscription, () => ({ isOffered: true }));
  const { user } = renderInPortal(<CompanyInfoPage />);
  const choice = await screen.findByRole('checkbox', { name: 'Write down what callers say' });
  await user.click(choice);
  await user.click(await screen.findByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(saved()).toEqual([{ voicemailTranscripts: true }]));
});

it('[MSG-05] offers no transcripts without an engine', async () => {
  api.on(getTranscription, () => ({ isOffered: false }));
  renderInPortal(<CompanyInfoPage />);
  await field(/Company name/);
  await waitFor(() => expect(api.calls(getTranscription)).toHaveLength(1));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('[REC-02] keeps recordings for the days that are chosen, and says who hears them', async () => {
  const { user } = renderInPortal(<CompanyInfoPage />);
  await user.click(await screen.findByRole('combobox', { name: /Keep for/ }));
  await user.click(await screen.findByTitle('365 days'));
  await user.click(screen.getByRole('combobox', { name: /Who can listen/ }));
  await user.click(await screen.findByTitle('Who talked, and admins'));
  await user.click(await screen.findByRole('button', { name: /^Save/ }));
  await waitFor(() =>
    expect(saved()).toEqual([{ recordingDays: 365, recordingHearers: 'admins' }]),
  );
});
