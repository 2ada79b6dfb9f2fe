import { listPlannedChanges, type PlannedChange } from '@jackfield/contract/api/planned-change';
import { queryClient } from '@jackfield/runtime';
import { renderInPortal } from '@jackfield/kit/testing';
import { cleanup, FakeApi, screen, signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, expect, it } from 'vitest';
import { PlannedNote } from './planned-note.tsx';
import { PlannedRow } from './planned-row.tsx';

const id = '018f0000-0000-7000-8000-0000000000c1';
const weekday = (closes: string) => ({ monday: [{ opens: '09:00', closes }] });
const part: PlannedChange['parts'][number] = {
  entity: 'company',
  id,
  name: 'Main line',
  before: { businessHour: { ...weekday('17:30'), tuesday: [] } },
  after: { businessHour: { ...weekday('16:00'), tuesday: [] } },
  names: {},
  reason: '',
  clashes: [],
  isGone: false,
};
const planned: PlannedChange = {
  id: '018f0000-0000-7000-8000-0000000000d1',
  at: '2026-12-01T15:00:00.000Z',
  state: 'coming',
  backAt: null,
  backOf: null,
  absenceOf: null,
  parts: [part],
  plannedBy: { id, name: 'Ana' },
  doneAt: null,
  version: 1,
  createdAt: '2026-11-18T16:00:00.000Z',
  updatedAt: '2026-11-18T16:00:00.000Z',
};
const stuck: PlannedChange = {
  ...planned,
  parts: [{ ...part, reason: 'Ana changed this after it was planned.' }],
};
const zone = 'America/Chicago';

afterEach(() => {
  cleanup();
  signOutOfTest();
  queryClient.clear();
});

function show(change: PlannedChange) {
  const api = new FakeApi();
  api.on(listPlannedChanges, () => ({ items: [change] }));
  signInAs();
  return renderInPortal(<PlannedNote entity="company" id={id} zone={zone} />);
}

it('annex J1 says that a plan needs somebody, and no longer that it is coming', async () => {
  show(stuck);
  await screen.findByText('The change planned for Tue, Dec 01, 2026, 9:00 am needs you');
  expect(screen.queryByText(/^A change is planned/)).toBeNull();
});

it('annex J1 the row of a missed change says that it was not applied', () => {
  const missed = { ...stuck, state: 'waiting' } as const;
  renderInPortal(<PlannedRow change={missed} zone={zone} />);
  expect(screen.getByText('9:00 am, not applied')).toBeTruthy();
});
