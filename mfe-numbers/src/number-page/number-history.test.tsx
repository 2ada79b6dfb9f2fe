import { paths } from '@jackfield/contract';
import { type AuditEntry, recordHistory, restoreRecord } from '@jackfield/contract/api/audit';
import { type Company, getCompany } from '@jackfield/contract/api/company';
import { renderInPortal } from '@jackfield/kit/testing';
import { Toaster } from '@jackfield/kit/ui/feedback';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  fakeList,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as InfoPage } from '../number-info/number-info-page.tsx';
import { companyId, ownerId, wholeCompany } from './sample-number.ts';

const entryId = '018f0000-0000-7000-8000-000000000011';
const target = (actionValue: string) => ({ actionType: 'teammate', actionValue });
const entry: AuditEntry = {
  id: entryId,
  seq: 2,
  at: '2026-11-18T16:12:00.000Z',
  actor: { id: ownerId, name: 'Renee Castellano' },
  onBehalfOf: null,
  via: 'ui',
  action: 'company.setCallHandling',
  entity: 'company',
  entityId: companyId,
  entityName: 'Main line',
  before: { label: 'Front desk', callHandlingOpenHour: target(entryId) },
  after: { label: 'Main line', callHandlingOpenHour: target(ownerId) },
  requestId: 'r',
  names: {
    [entryId]: { name: 'Ana Lopez', isGone: true },
    [ownerId]: { name: 'Renee Castellano', isGone: false },
  },
};
const message = 'This user is no longer available.';
let api: FakeApi;
let stored: Company;

beforeEach(() => {
  signInAs();
  localStorage.clear();
  stored = wholeCompany();
  api = new FakeApi()
    .on(getCompany, () => stored)
    .on(recordHistory, () => ({ ...fakeList([entry]), nextStartAfter: null }))
    .on(restoreRecord, () => {
      stored = { ...stored, label: 'Front desk', version: 4 };
      return { restored: ['label'], skipped: [{ field: 'callHandlingOpenHour', message }] };
    });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

it('annex J2 takes a company number back, and says whose target is gone', async () => {
  const { user } = renderInPortal(
    <>
      <Toaster />
      <InfoPage />
    </>,
    { path: `/numbers/${companyId}`, route: '/numbers/:id' },
  );
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const changes = await screen.findByRole('list', { name: 'Changes, newest first' });
  expect(changes.textContent).toContain('Changed name from “Front desk” to “Main line”');
  expect(changes.textContent).toContain(
    'Changed calls while open from Ana Lopez (deleted) to Renee Castellano',
  );
  await user.click(screen.getByRole('button', { name: /^Restore the version before/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(`Not restored: calls while open. ${message}`)).toBeTruthy();
  const [call] = api.calls(restoreRecord);
  expect([call?.headers.get('if-match'), call?.body]).toEqual(['"3"', { entryId }]);
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Front desk'),
  );
});

it('a number that was just bought says that who answers comes next', async () => {
  const route = `/numbers/${companyId}`;
  const { user } = renderInPortal(<InfoPage />, { path: `${route}?new`, route: '/numbers/:id' });
  expect(await screen.findByText('Next: say who answers')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Call handling' }));
  await waitFor(() =>
    expect(window.location.pathname).toBe(paths.admin.numbers.edit(companyId, 'call-handling')),
  );
});
