import { addDevice, listTeammateDevices } from '@jackfield/contract/api/device';
import { getTeammate, type Teammate, updateTeammate } from '@jackfield/contract/api/teammate';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import {
  cleanup,
  type FakeApi,
  fakeImpact,
  fakeTeammate,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component } from './user-device-page.tsx';

const street = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: '',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};

let api: FakeApi;
beforeEach(() => {
  api = installFakeApi();
  signInAs({ account: { e911Address: street } });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  queryClient.clear();
  api.uninstall();
});

it('[CALL-07] saves the emergency address of a new phone with its user, once', async () => {
  let person: Teammate = fakeTeammate({ id: '018f0000-0000-7000-8000-000000000007', version: 4 });
  api.on(getTeammate, () => person);
  api.on(listTeammateDevices, () => ({
    total: 0,
    limit: 0,
    pageNum: 1,
    pageCount: 1,
    hasMore: false,
    nextStartAfter: null,
    items: [],
    server: null,
  }));
  api.on(dryRunOf(addDevice), () => fakeImpact());
  api.on(updateTeammate, ({ body }) => {
    const { e911Address } = body as Pick<Teammate, 'e911Address'>;
    person = { ...person, e911Address, version: 5 };
    return person;
  });
  api.on(addDevice, () => {
    throw new Refusal('DUPLICATE', [
      { code: 'DUPLICATE', field: 'macAddress', message: 'This input is exited' },
    ]);
  });
  const { user } = renderInPortal(<Component />, {
    route: '/users/:id',
    path: `/users/${person.id}`,
  });
  await user.click(await screen.findByRole('button', { name: 'Add desk phone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add desk phone' });
  await user.type(within(dialog).getByLabelText(/^Name/), 'Kitchen');
  await user.type(within(dialog).getByLabelText(/^MAC address/), '805EC04A1980');
  await user.type(within(dialog).getByLabelText(/^House number/), '9');
  const add = () => user.click(within(dialog).getByRole('button', { name: 'Add desk phone' }));
  await add();
  expect(await within(dialog).findByText('This input is exited')).toBeTruthy();
  await add();
  await waitFor(() => expect(api.calls(addDevice)).toHaveLength(2));
  const saved = api.calls(updateTeammate);
  expect(saved.map(({ body }) => body)).toEqual([
    { e911Address: { ...street, houseNumber: '2149' } },
  ]);
  expect(saved[0]?.headers.get('if-match')).toBe('"4"');
});
