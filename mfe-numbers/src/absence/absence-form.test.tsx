import { listPlannedChanges, planChange } from '@jackfield/contract/api/planned-change';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { renderInPortal } from '@jackfield/kit/testing';
import { changedRouting, FakeApi, signInAs, signOutOfTest, wednesday } from '@jackfield/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as AbsencePage } from './absence-page.tsx';
import { AbsenceForm } from './absence-form.tsx';

const number = '+12515550107';
let api: FakeApi;
const { people, numbers, ...others } = changedRouting();
const [ana, ben] = people;
const own = numbers.map((one) => ({
  ...one,
  number,
  ownerType: 'teammate' as const,
  ownerId: ana?.id ?? '',
}));
const config = { ...others, people, numbers: own };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: wednesday });
  signInAs();
  api = new FakeApi()
    .on(getRoutingConfig, () => config as never)
    .on(listPlannedChanges, () => ({ items: [] }))
    .on(planChange, ({ body }) => ({ ...(body as object), id: ana?.id, version: 1 }) as never);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  api.uninstall();
  signOutOfTest();
});

it('[annex J4] an absence covers the own numbers, says who notices, and plans it', async () => {
  if (!ana || !ben) throw new Error('Two people are there.');
  const { user } = renderInPortal(
    <AbsenceForm person={ana} config={config} planned={[]} pick={null} />,
  );
  const plan = screen.getByRole('button', { name: 'Plan absence' });
  expect(plan.hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('combobox', { name: 'Cover for Their own numbers' }));
  await user.click(await screen.findByTitle('Ben'));
  expect(screen.getByText('Ben gets the missed calls of Ana')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Impact on callers' })).toBeTruthy();
  await waitFor(() => expect(plan.hasAttribute('disabled')).toBe(false));
  await user.click(plan);
  await waitFor(() => expect(api.calls(planChange)).toHaveLength(1));
  const missedCallHandling = { actionType: 'teammate', actionValue: ben.id };
  expect(api.calls(planChange)[0]?.body).toMatchObject({
    absenceOf: ana.id,
    parts: [{ entity: 'teammate', id: ana.id, members: { missedCallHandling } }],
  });
});

const planned = (id: string, name: string, more: object) => ({
  id,
  at: '2026-12-21T06:00:00.000Z',
  backAt: '2026-12-26T06:00:00.000Z',
  doneAt: null,
  absenceOf: { id: ana?.id, name },
  backOf: null,
  parts: [],
  plannedBy: { id: ben?.id, name: 'Ben' },
  createdAt: '2026-11-18T16:12:00.000Z',
  state: 'coming',
  version: 1,
  ...more,
});

it('[annex J4] lists the absences that come, with the way to cancel, and no other change', async () => {
  api.on(
    listPlannedChanges,
    () =>
      ({
        items: [
          planned('1', 'Ana', {}),
          planned('2', 'Ana', { backOf: '1' }),
          planned('3', 'Ben', { absenceOf: null, parts: [{ name: 'Main line' }] }),
        ],
      }) as never,
  );
  renderInPortal(<AbsencePage />);
  expect(await screen.findByRole('heading', { name: 'Absences' })).toBeTruthy();
  expect(await screen.findAllByText('Ana is away')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /Cancel/ })).toBeTruthy();
  expect(screen.queryByText(/is back/)).toBeNull();
  expect(screen.queryByText('Main line')).toBeNull();
});

it('says in words that no absence is planned', async () => {
  renderInPortal(<AbsencePage />);
  expect(await screen.findByText('No absences planned')).toBeTruthy();
});
