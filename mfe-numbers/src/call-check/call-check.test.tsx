import { listPlannedChanges, type PlannedChange } from '@jackfield/contract/api/planned-change';
import {
  fixRouting,
  getRoutingConfig,
  listFindings,
  undoFix,
} from '@jackfield/contract/api/routing-engine';
import { listScenarios } from '@jackfield/contract/api/scenario';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  changedRouting,
  FakeApi,
  mainId,
  Refusal,
  sampleRouting,
  signInAs,
  signOutOfTest,
  wednesday,
} from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownerId } from '../number-page/sample-number.ts';
import { Component } from './call-check-page.tsx';
import { sampleReport } from './sample-report.ts';
import type { RoutingReport } from './use-findings.ts';

let api: FakeApi;
let routing: RoutingConfig;
let answer: () => RoutingReport;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: wednesday });
  signInAs();
  store.set(noticesAtom, []);
  routing = changedRouting();
  answer = () => sampleReport(routing, wednesday);
  api = new FakeApi()
    .on(getRoutingConfig, () => routing as never)
    .on(listFindings, () => answer())
    .on(listScenarios, () => ({ items: [] }));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const show = () => renderInPortal(<Component />, { path: '/' });
const listOf = async (name: RegExp) => within(await screen.findByRole('list', { name }));

it('annex J4 groups findings by what they cost, and tells how many calls are lost', async () => {
  show();
  const lost = await listOf(/^Calls drop/);
  expect(lost.getByText('Night menu has no key that works.')).toBeTruthy();
  const may = await listOf(/^Calls may not reach anyone/);
  expect(may.getByText('Callers of Night menu hear no greeting.')).toBeTruthy();
  expect(screen.getByText('Calls drop in 1 place')).toBeTruthy();
  expect(screen.getByText(/^Checked at .* for calls until Nov 17, 2027$/)).toBeTruthy();
});

it('[SAY-03] names a planned change that can no longer be made, with the way to it', async () => {
  const part = {
    entity: 'company' as const,
    id: mainId,
    name: 'Main line',
    before: {},
    after: {},
    names: {},
    reason: 'Where it sent calls before is no longer available.',
    clashes: [],
    isGone: false,
  };
  const at = new Date(wednesday + 86_400_000).toISOString();
  const change: PlannedChange = {
    id: mainId,
    at,
    state: 'coming',
    backAt: null,
    backOf: null,
    absenceOf: null,
    parts: [part],
    plannedBy: { id: ownerId, name: 'Ana' },
    doneAt: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  api.on(listPlannedChanges, () => ({ items: [change, { ...change, id: ownerId, parts: [] }] }));
  show();
  expect(await screen.findByText(part.reason)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Show' })).toHaveLength(1);
});

it('annex J4 promises that every call is taken only where that was shown', async () => {
  answer = () => ({ ...sampleReport(routing, wednesday), items: [], isEveryCallTaken: true });
  show();
  expect(
    await screen.findByRole('heading', { name: /^Every call reaches a person or/ }),
  ).toBeTruthy();
  expect(screen.getByText('Checked through Nov 17, 2027.')).toBeTruthy();
});

it('annex J4 does not promise that every call is taken where it was not shown', async () => {
  answer = () => ({ ...sampleReport(routing, wednesday), items: [], isEveryCallTaken: false });
  show();
  expect(await screen.findByText('No calls drop')).toBeTruthy();
  expect(screen.queryByText(/^Every call reaches/)).toBeNull();
});

it('annex J4 keeps what was found under a warning when another check fails', async () => {
  const { user } = show();
  await listOf(/^Calls drop/);
  answer = () => {
    throw new Refusal('SERVERERROR');
  };
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Calls could not be checked again')).toBeTruthy();
  expect(screen.getByText('Night menu has no key that works.')).toBeTruthy();
});

it('annex J4 tries the call of a finding, with the keys and times that one chooses', async () => {
  const { user } = show();
  const lost = await listOf(/^Calls drop/);
  await user.click(lost.getByRole('button', { name: 'Try this call' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('This call fails')).toBeTruthy();
  const steps = within(dialog.getByRole('list', { name: 'What happens' }));
  expect(steps.getByText('The call ends.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Open Night menu' })).toBeTruthy();
});

it('annex J4 folds three notes of a kind into one line', async () => {
  const [menu] = sampleRouting().menus;
  const named = ['Spring', 'Summer', 'Autumn'].flatMap((name, index) =>
    menu ? [{ ...menu, id: `018f0000-0000-7000-8000-0000000000f${index}`, name }] : [],
  );
  routing = { ...sampleRouting(), menus: [...sampleRouting().menus, ...named] };
  const { user } = show();
  const noted = await listOf(/^Worth a look/);
  const line = noted.getByText('3 menus are not used: Spring, Summer, Autumn').closest('li');
  expect(noted.queryByText('Nothing sends calls to the menu Spring.')).toBeNull();
  await user.click(within(line ?? document.body).getByRole('button', { name: 'Show 3' }));
  expect(noted.getByText('Nothing sends calls to the menu Spring.')).toBeTruthy();
  await user.click(noted.getByRole('button', { name: 'Hide' }));
  expect(noted.queryByText('Nothing sends calls to the menu Spring.')).toBeNull();
});

it('annex J2 repairs at once, says so, and Undo puts back what was there', async () => {
  const until = wednesday + 20 * 86_400_000;
  const target = {
    actionType: 'voicemail',
    actionValue: { ownerType: 'teammate', ownerId },
  } as const;
  const [main] = sampleRouting().companies;
  const holding = { until, target, by: 'Ana', note: 'Works' };
  const open = sampleRouting();
  routing = { ...open, companies: main ? [{ ...main, override: holding }] : [] };
  const saves = [{ entity: 'company' as const, id: mainId, version: 4, versions: 1 }];
  api
    .on(fixRouting, () => {
      routing = open;
      return { saves };
    })
    .on(undoFix, () => undefined);
  const { user } = show();
  const sentence = 'Main line is closed for now until Dec 08, 2026.';
  const row = (await screen.findByText(sentence)).closest('li') ?? document.body;
  await user.click(within(row).getByRole('button', { name: 'Reopen now' }));
  expect(await within(row).findByText('Done')).toBeTruthy();
  expect(within(row).getByRole('button', { name: 'Reopen now' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  const acts = [{ kind: 'endOverride', of: { kind: 'company', id: mainId } }];
  expect(api.calls(fixRouting).map(({ body }) => body)).toEqual([{ acts }]);
  const [notice] = store.get(noticesAtom);
  expect(notice).toMatchObject({
    text: 'Main line follows its business hours again',
    action: { label: 'Undo' },
  });
  notice?.action?.run();
  await waitFor(() => expect(api.calls(undoFix).map(({ body }) => body)).toEqual([{ saves }]));
});

it('annex J4 moves no row under the pointer: a second click on the place does not fix the next', async () => {
  const [main] = sampleRouting().companies;
  const target = { actionType: 'voicemail', actionValue: null } as const;
  const held = { until: wednesday + 20 * 86_400_000, target, by: 'Ana', note: null };
  const lines = ['First', 'Second'].map((label, index) => ({
    ...(main as NonNullable<typeof main>),
    id: index === 0 ? mainId : '018f0000-0000-7000-8000-0000000000e1',
    label,
    override: held,
  }));
  const withLines = (companies: typeof lines) => ({ ...sampleRouting(), companies });
  routing = withLines(lines);
  api.on(fixRouting, () => {
    routing = withLines(lines.map((line) => (line.id === mainId ? open(line) : line)));
    return { saves: [{ entity: 'company' as const, id: mainId, version: 4, versions: 1 }] };
  });
  const open = (line: (typeof lines)[number]) => ({ ...line, override: null }) as never;
  const { user } = show();
  const places = async () => {
    const rows = (await listOf(/^Calls may not reach anyone/)).getAllByRole('listitem');
    return rows.map((row) => row.querySelector('p')?.textContent);
  };
  const first = await screen.findByText(/^First is closed for now/);
  const before = await places();
  const row = first.closest('li') ?? document.body;
  const button = within(row).getByRole('button', { name: 'Reopen now' });
  await user.click(button);
  await within(row).findByText('Done');
  await user.click(button);
  expect(await places()).toEqual(before);
  expect(api.calls(fixRouting)).toHaveLength(1);
  await user.hover(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.queryByText(/^First is closed for now/)).toBeNull());
  expect(screen.getByText(/^Second is closed for now/)).toBeTruthy();
});
