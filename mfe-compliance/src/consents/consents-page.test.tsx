import { getCampaign } from '@jackfield/contract/api/campaign';
import {
  addConsent,
  type Consent,
  importConsents,
  listConsents,
} from '@jackfield/contract/api/consent';
import { getImportColumns, setImportColumns } from '@jackfield/contract/api/import-columns';
import { renderInPortal } from '@jackfield/kit/testing';
import { FakeApi, fakeList, Refusal, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { campaignId, sampleCampaign } from '../campaigns/sample-campaign.ts';
import { Component as ConsentsPage } from './consents-page.tsx';

const consent = (given: Partial<Consent>): Consent => ({
  id: '018f0000-0000-7000-8000-0000000000d1',
  phoneNumber: '+12515550173',
  state: 'agreed',
  kind: 'paper',
  source: 'Daphne office',
  evidence: '',
  keyword: null,
  toNumber: null,
  fileRow: null,
  at: '2026-11-21T23:48:00.000Z',
  enteredBy: 'Farid Haddad',
  ...given,
});

let api: FakeApi;
let consents: Consent[];

beforeEach(() => {
  signInAs();
  consents = [
    consent({}),
    consent({
      id: '018f0000-0000-7000-8000-0000000000d2',
      phoneNumber: '+12515550121',
      state: 'optedOut',
      kind: 'keyword',
      source: '',
      keyword: 'STOP',
      toNumber: '+12515550100',
      enteredBy: null,
    }),
  ];
  api = new FakeApi()
    .on(getCampaign, () => sampleCampaign())
    .on(listConsents, () => ({
      ...fakeList(consents),
      counts: { all: consents.length, agreed: 1, optedOut: 1 },
    }))
    .on(getImportColumns, () => ({ headings: [] }))
    .on(setImportColumns, () => undefined)
    .on(importConsents, ({ body }) => ({
      marks: ['new' as const, 'optedOut' as const],
      added: (body as { isDryRun?: boolean }).isDryRun ? 0 : 1,
    }));
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const open = () => {
  const route = '/admin-settings/compliance/campaigns/details/:id/consents';
  return renderInPortal(<ConsentsPage />, { path: route.replace(':id', campaignId), route });
};

it('J6 shows state, source, time and evidence of each consent, and that an opt-out wins', async () => {
  open();
  const paper = within(await screen.findByRole('row', { name: /0173/ }));
  expect(paper.getByText('Agreed')).toBeTruthy();
  expect(paper.getByText('Paper form, Daphne office')).toBeTruthy();
  expect(paper.getByText('Entered by Farid Haddad')).toBeTruthy();
  expect(paper.getByText('2026-11-21, 5:48 pm')).toBeTruthy();
  const stop = within(screen.getByRole('row', { name: /0121/ }));
  expect(stop.getByText('Opted out')).toBeTruthy();
  expect(stop.getByText('Text to +1 (251) 555-0100')).toBeTruthy();
  expect(stop.getByText('STOP')).toBeTruthy();
  expect(screen.getByText(/An opt-out wins everywhere/)).toBeTruthy();
});

it('J6 looks through a file before it adds anything; an opt-out beats it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Import CSV…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('textbox', { name: 'Lines' }));
  await user.paste('+12515550199,Desk\n+12515550121\nnobody');
  await user.click(dialog.getByRole('button', { name: 'Check lines' }));
  expect(await dialog.findByText('+12515550199 · +12515550121 · nobody')).toBeTruthy();
  expect(api.calls(importConsents)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Use these columns' }));
  expect(await dialog.findByText('2 lines will be skipped, 1 opted out')).toBeTruthy();
  expect(dialog.getByText('Not valid')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Import 1 consent' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(importConsents).map(({ body }) => body)).toMatchObject([
    { isDryRun: true },
    { isDryRun: false, rows: [{ row: 1, phoneNumber: '+12515550199', source: 'Desk' }] },
  ]);
});

it('J6 says at the number that a person who opted out cannot be entered again', async () => {
  const message = 'This person opted out. Only they can come back, with START.';
  api.on(addConsent, () => {
    throw new Refusal('DUPLICATE', [{ code: 'DUPLICATE', field: 'phoneNumber', message }]);
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add consent…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(api.calls(addConsent)).toHaveLength(0);
  await user.type(dialog.getByRole('textbox', { name: /Phone number/ }), '2515550121');
  await user.type(dialog.getByRole('textbox', { name: /Where/ }), 'Daphne office');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText(message)).toBeTruthy();
});

it('J6 says where consents come from while there are none', async () => {
  consents = [];
  open();
  expect(await screen.findByText('No consents yet')).toBeTruthy();
  expect(screen.getByText('They come from keywords, your form or a CSV.')).toBeTruthy();
});
