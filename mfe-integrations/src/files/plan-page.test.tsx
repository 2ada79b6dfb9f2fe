import { applyPlan, type ConfigPlan, getPlan, undoPlan } from '@jackfield/contract/api/config-file';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, queryClient, store } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  fakeImpact,
  openDialog,
  Refusal,
  sampleRouting,
  screen,
  signInAs,
  signInWithRole,
  signOutOfTest,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as PlanPage } from './plan-page.tsx';
import { samplePlan } from './sample-plan.ts';

const caller =
  'Callers of +1 251 555 0199 who press 3 reach Billing instead of Front desk (4 a day).';

let api: FakeApi;
let plan: ConfigPlan;

beforeEach(() => {
  signInAs({ profile: { role: 'admin' } });
  plan = samplePlan({ impact: fakeImpact(), callers: [caller] });
  api = new FakeApi()
    .on(getRoutingConfig, () => structuredClone(sampleRouting()) as never)
    .on(getPlan, () => plan)
    .on(applyPlan, () => {
      plan = samplePlan({ ...plan, state: 'applied' });
      return plan;
    })
    .on(undoPlan, () => {
      plan = samplePlan({ ...plan, state: 'undone' });
      return plan;
    });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

const open = () => renderInPortal(<PlanPage />, { path: `/${plan.id}`, route: '/:id' });

it('[FILE-01] says who will notice, then what changes, before and after', async () => {
  open();
  const noticed = await screen.findByRole('region', { name: 'Impact on callers' });
  expect(within(noticed).getByText(caller)).toBeTruthy();
  const changes = within(screen.getByRole('region', { name: 'Changes' }));
  expect(changes.getByText('phones/teams.yaml:4')).toBeTruthy();
  expect(changes.getByText('Front desk', { selector: 's' })).toBeTruthy();
  expect(changes.getByText('Reception', { selector: 'ins' })).toBeTruthy();
});

it('[FILE-01] is applied at once where nobody notices, and taken back', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  await user.click(await screen.findByRole('button', { name: 'Undo…' }));
  expect(api.calls(applyPlan)).toHaveLength(1);
  const asked = within(await openDialog('Undo this plan?'));
  await user.click(asked.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(api.calls(undoPlan)[0]?.params).toEqual({ id: plan.id });
});

it('[FILE-01] asks first where callers would be lost', async () => {
  const removed = sampleRouting().numbers.map(({ id }) => id);
  plan = samplePlan({ impact: fakeImpact({ digest: 'other', change: { removed } }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  const asked = within(await openDialog('Apply this plan?'));
  const apply = asked.getByRole('button', { name: 'Apply' });
  expect(apply).toHaveProperty('disabled', true);
  await user.click(await asked.findByRole('checkbox'));
  await user.click(apply);
  await screen.findByText('Applied');
});

it('[FILE-01] a plan that is out of date says what was saved, and what to do', async () => {
  api.on(applyPlan, () => {
    plan = samplePlan({ ...plan, state: 'stale' });
    const message = 'Front desk was changed since this plan was made.';
    throw new Refusal('CHANGEDSINCE', [
      { code: 'CHANGEDSINCE', field: 'team/front-desk', message },
    ]);
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(/^Front desk was changed since .* Plan again/)).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull());
});

it('[FILE-01] a refused plan names the lines to mend', async () => {
  const refusals = [{ path: 'phones/teams.yaml', line: 4, column: 3, message: 'No such user.' }];
  plan = samplePlan({ state: 'refused', refusals });
  open();
  await screen.findByText('This plan cannot be applied');
  expect(screen.getByText('phones/teams.yaml:4:3')).toBeTruthy();
  expect(screen.getByText('No such user.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

it('[FILE-01] who only looks reads a plan and applies none', async () => {
  signInWithRole('auditor');
  open();
  await screen.findByRole('region', { name: 'Changes' });
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

it('[FILE-01] a plan that is no longer kept says so', async () => {
  api.on(getPlan, () => {
    throw new Refusal('NOTFOUND');
  });
  open();
  expect(await screen.findByText(/^Plans are kept for 7 days/)).toBeTruthy();
});
