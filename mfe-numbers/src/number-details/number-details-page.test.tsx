import { recordHistory } from '@jackfield/contract/api/audit';
import {
  getPhoneNumber,
  type PhoneNumber,
  type TenantNumber,
  updateCompanyNumber,
  updateTeammateNumber,
} from '@jackfield/contract/api/number';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  FakeApi,
  fakeList,
  fakeTenantNumber,
  Refusal,
  signInAs,
  signInWithRole,
  signOutOfTest,
} from '@jackfield/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as NumberDetailsPage } from './number-details-page.tsx';

let api: FakeApi;
let stored: TenantNumber | null;

beforeEach(() => {
  localStorage.clear();
  signInAs();
  stored = fakeTenantNumber({ label: 'Direct' });
  const update = ({ body }: { body: unknown }): PhoneNumber => {
    if (!stored) throw new Refusal('NOTFOUND');
    stored = { ...stored, ...(body as { label: string }), version: stored.version + 1 };
    return stored;
  };
  api = new FakeApi()
    .on(getPhoneNumber, () => {
      if (!stored) throw new Refusal('NOTFOUND');
      return stored;
    })
    .on(recordHistory, () => fakeList([]))
    .on(updateTeammateNumber, update)
    .on(updateCompanyNumber, update);
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const id = fakeTenantNumber().id;
const open = () => {
  const page = '/admin-settings/company/numbers/edit';
  return renderInPortal(<NumberDetailsPage />, {
    path: `${page}/${id}/details`,
    route: `${page}/:id/details`,
  });
};
const label = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Label' });

it('[NUM-11] [G9] shows what is known of a number, with the ways on', async () => {
  open();
  expect((await label()).value).toBe('Direct');
  for (const text of ['Bandwidth', 'United States', '$3.00 a month', 'Local', 'User', 'Yes']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const path of [
    `/admin-settings/users/edit/${stored?.ownerId}/phone-numbers`,
    `/admin-settings/company/numbers/${id}/registration`,
    `/admin-settings/company/numbers/${id}/outbound-edit/${id}/outbound-calling-name`,
    `/admin-settings/company/numbers/${id}/directory-edit/${id}/directory-listing`,
  ]) {
    expect(hrefs).toContain(path);
  }
});

it.each(['teammate', 'company'] as const)(
  '[NUM-11] [API-98] [API-121] stores the label at its owner, a %s',
  async (ownerType) => {
    stored = fakeTenantNumber({ label: 'Direct', ownerType });
    const { user } = open();
    await user.type(await label(), ' line');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(stored?.label).toBe('Direct line'));
    const endpoint = ownerType === 'company' ? updateCompanyNumber : updateTeammateNumber;
    const [call] = api.calls(endpoint);
    expect(call?.params).toEqual({ id: stored?.ownerId, phoneNumberId: id });
    expect(call?.headers.get('if-match')).toBe('"1"');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  },
);

it('[annex G8] refuses a label of more than 50 characters', async () => {
  const { user } = open();
  await user.clear(await label());
  await user.type(await label(), 'x'.repeat(51));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(
    await screen.findByText('The label field may not be greater than 50 characters.'),
  ).toBeTruthy();
  expect(api.calls(updateTeammateNumber)).toEqual([]);
});

it('[annex A5] says when there is no such number', async () => {
  stored = null;
  open();
  expect(await screen.findByText('This page is not found.')).toBeTruthy();
});

it('[J1] offers the typed label for copying when the number was given up meanwhile', async () => {
  const { user } = open();
  await user.type(await label(), ' line');
  stored = null;
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Direct line');
});

it('[RIGHT-02] who only looks reads the label, and has nothing to save', async () => {
  signInWithRole('auditor');
  open();
  expect((await label()).disabled).toBe(true);
  expect((await label()).value).toBe('Direct');
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});
