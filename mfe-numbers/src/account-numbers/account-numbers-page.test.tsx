import { listTenantNumbers } from '@jackfield/contract/api/number';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  FakeApi,
  fakeList,
  fakeTenantNumber,
  signInAs,
  signOutOfTest,
  tenantId,
} from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as AccountNumbersPage } from './account-numbers-page.tsx';

let api: FakeApi;

beforeEach(() => {
  api = new FakeApi().on(listTenantNumbers, () =>
    fakeList([
      fakeTenantNumber({ campaignStatus: 'active' }),
      fakeTenantNumber({
        id: '018f0000-0000-7000-8000-0000000000b2',
        number: '+18335550100',
        label: '',
        isDefault: false,
        isTollFree: true,
        ownerType: 'company',
        ownerName: 'Main line',
      }),
    ]),
  );
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const open = (query = '') => {
  const route = '/admin-settings/company/numbers/listing';
  return renderInPortal(<AccountNumbersPage />, { path: `${route}${query}`, route });
};

it('[NUM-10] [G9] shows numbers of people and of company numbers', async () => {
  signInAs();
  open();
  const one = within(await screen.findByRole('row', { name: /251/ }));
  expect(one.queryByText('Default')).toBeNull();
  expect(one.getByText('Local')).toBeTruthy();
  expect(one.getByRole('link', { name: 'Renee Castellano' })).toBeTruthy();
  expect(one.getByRole('link', { name: 'Action needed' }).getAttribute('href')).toContain(
    '/numbers/texting?search=%2B1251',
  );
  expect(one.getByRole('link', { name: 'Registered' }).getAttribute('href')).toContain(
    '/registration',
  );
  const other = within(screen.getByRole('row', { name: /833/ }));
  expect(other.getByText('Toll-Free')).toBeTruthy();
  expect(other.getByText('Company number')).toBeTruthy();
  expect(other.getByText('Not needed')).toBeTruthy();
  expect(api.calls(listTenantNumbers)[0]?.params).toEqual({ id: tenantId });
});

it('[NUM-10] asks for what the filters of the address say', async () => {
  signInAs();
  const { user } = open('?ownerType=teammate&sort=label:desc');
  await screen.findByRole('row', { name: /251/ });
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: /Toll-Free/ }));
  await waitFor(() =>
    expect(api.calls(listTenantNumbers).map(({ query }) => query)).toContainEqual(
      expect.objectContaining({
        ownerType: 'teammate',
        isTollFree: 'true',
        sortBy: 'label',
        direction: 'desc',
      }),
    ),
  );
});

it('[ROLE-10] [ROLE-11] knows neither toll-free numbers nor registration in Malaysia', async () => {
  signInAs({ account: { country: 'MYS' } });
  open();
  await screen.findByRole('row', { name: /251/ });
  expect(screen.queryByRole('button', { name: 'Type' })).toBeNull();
  expect(screen.queryByText('Registered')).toBeNull();
});
