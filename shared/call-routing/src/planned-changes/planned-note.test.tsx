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

function show(change: PlannedChange, businessHour?: object) {
  const api = new FakeApi();
  api.on(listPlannedChanges, () => ({ items: [change] }));
  signInAs();
  const later = { text: '', textShort: '', run: () => undefined, holds: () => ({ businessHour }) };
  const edit = { isDirty: businessHour !== undefined, later };
  return renderInPortal(<PlannedNote entity="company" id={id} zone={zone} edit={edit} />);
}

it('annex J4 says before Save that it stops a planned change of the same hours', async () => {
  show(planned, { ...weekday('18:00'), tuesday: [] });
  expect(
    await screen.findByText(
      'If you save this, the change planned for Tue, Dec 01, 2026, 9:00 am stops and needs you.',
    ),
  ).toBeTruthy();
});

it.each([
  ['other hours', { ...weekday('17:30'), tuesday: [{ opens: '09:00', closes: '12:00' }] }],
  ['what was planned itself', { ...weekday('16:00'), tuesday: [] }],
])('annex J4 %s stop nothing', async (_, hours) => {
  show(planned, hours);
  await screen.findByText('A change is planned for Tue, Dec 01, 2026, 9:00 am');
  expect(screen.queryByText(/^If you save this/)).toBeNull();
});

it('annex J1 says that a plan needs somebody, and no longer that it is coming', async () => {
  show(stuck);
  await screen.findByText('The change planned for Tue, Dec 01, 2026, 9:00 am needs you');
  expect(screen.queryByText(/^A change is planned/)).toBeNull();
});

it('annex J1 the row of a missed change says that it was not applied', () => {
  const missed = { ...stuck, state: 'waiting' } as const;
  renderInPortal(<PlannedRow change={missed} all={[missed]} zone={zone} />);
  expect(screen.getByText('9:00 am, not applied')).toBeTruthy();
});
