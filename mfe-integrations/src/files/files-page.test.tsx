import {
  type ConfigPlanRow,
  exportFiles,
  getFileSetting,
  type KeptByFile,
  listKept,
  listPlans,
  setFileSetting,
} from '@jackfield/contract/api/config-file';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, queryClient, store } from '@jackfield/runtime';
import {
  cleanup,
  emitLive,
  FakeApi,
  Refusal,
  screen,
  signInAs,
  signInWithRole,
  signOutOfTest,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as FilesPage } from './files-page.tsx';
import { sampleRow } from './sample-plan.ts';

let api: FakeApi;
let plans: ConfigPlanRow[];
let kept: KeptByFile[];
let needsApproval: boolean;

beforeEach(() => {
  signInAs({ profile: { role: 'admin' } });
  plans = [sampleRow()];
  kept = [];
  needsApproval = false;
  api = new FakeApi()
    .on(listPlans, () => ({ items: plans }))
    .on(listKept, () => ({ items: kept }))
    .on(getFileSetting, () => ({ needsApproval }))
    .on(setFileSetting, ({ body }) => {
      ({ needsApproval } = body as { needsApproval: boolean });
      return { needsApproval };
    })
    .on(exportFiles, () => ({ files: [{ path: 'teams.yaml', text: 'jackfield: 1\n' }] }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

const open = () => renderInPortal(<FilesPage />);
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Plans of the last 7 days' });
  return within(table).getAllByRole('row').slice(1);
};

it('[FILE-01] says of each plan who made it, of which commit, and what became of it', async () => {
  plans = [
    sampleRow({ state: 'waiting' }),
    sampleRow({
      id: '018f0000-0000-7000-8000-0000000000f3',
      by: { name: 'Renee Cole', isKey: false },
      commit: null,
      state: 'applied',
      appliedAt: '2026-11-26T16:45:00.000Z',
      appliedBy: 'Dan Reyes',
    }),
    sampleRow({
      id: '018f0000-0000-7000-8000-0000000000f4',
      state: 'refused',
      refusals: [{ path: 'phones/teams.yaml', line: 4, column: 3, message: 'No such user.' }],
    }),
  ];
  open();
  const texts = (await rows()).map((row) => row.textContent);
  expect(texts[0]).toMatch(/1 changeRepository \(API key\)c0ffee12Waits for approval$/);
  expect(texts[1]).toMatch(/Renee ColeAppliedby Dan Reyes, /);
  expect(texts[2]).toMatch(/Refused1 line to mend$/);
});

it('[FILE-01] begins with the commands of this portal, which can be copied', async () => {
  plans = [];
  const { user } = open();
  await screen.findByText('No plans yet');
  const commands = screen.getByText(/sdk\/jackfield\.tgz plan phones/).textContent;
  expect(commands).toContain(`JACKFIELD_URL=${window.location.origin}`);
  await user.click(screen.getByRole('button', { name: 'Copy the commands' }));
  expect(await navigator.clipboard.readText()).toBe(commands);
});

it('[FILE-01] has an admin approve what programs change', async () => {
  const { user } = open();
  const approval = await screen.findByRole('switch', { name: 'An admin approves changes' });
  await vi.waitFor(() => expect(approval).toHaveProperty('disabled', false));
  await user.click(approval);
  await vi.waitFor(() => expect(approval.getAttribute('aria-checked')).toBe('true'));
  expect(api.calls(setFileSetting)[0]?.body).toEqual({ needsApproval: true });
});

it('[FILE-01] names the records that files keep, with their lines', async () => {
  const id = '018f0000-0000-7000-8000-0000000000f2';
  kept = [{ kind: 'team', id, key: 'front-desk', path: 'phones/teams.yaml', line: 4 }];
  open();
  const table = within(await screen.findByRole('table', { name: 'Kept by files' }));
  expect(table.getByText('phones/teams.yaml:4')).toBeTruthy();
  expect(table.getByRole('link', { name: 'front-desk' }).getAttribute('href')).toContain(id);
});

it('[FILE-01] who only looks sees plans and changes nothing', async () => {
  signInWithRole('auditor');
  open();
  expect(await rows()).toHaveLength(1);
  const approval = screen.getByRole('switch', { name: 'An admin approves changes' });
  expect(approval).toHaveProperty('disabled', true);
});

it('[FILE-01] follows what others do', async () => {
  open();
  await rows();
  plans = [sampleRow({ state: 'applied' })];
  emitLive({ eventType: 'fileplan', id: '018f0000-0000-7000-8000-0000000000f2' });
  await screen.findByText('Applied');
});

it('[FILE-01] what cannot be loaded can be asked for again', async () => {
  api.on(listPlans, () => {
    throw new Refusal('SERVERERROR');
  });
  open();
  await screen.findByText('The plans could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
