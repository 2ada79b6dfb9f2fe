import { useDrawer } from '@jackfield/lists/list-page';
import { getRoutingConfig, listFindings } from '@jackfield/contract/api/routing-engine';
import {
  createScenario,
  deleteScenario,
  listScenarios,
  type Scenario,
  type ScenarioWanted,
  updateScenario,
} from '@jackfield/contract/api/scenario';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  changedRouting,
  emitLive,
  FakeApi,
  sampleRouting,
  sampleScenario,
  signInAs,
  signOutOfTest,
  wednesday,
} from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleReport } from '../call-check/sample-report.ts';
import { ChecksDrawer } from './checks-drawer.tsx';
import { ChecksSummary } from './checks-summary.tsx';

let api: FakeApi;
let stored: Scenario[];
let routing: RoutingConfig;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: wednesday });
  signInAs();
  store.set(noticesAtom, []);
  stored = [sampleScenario()];
  routing = changedRouting();
  api = new FakeApi()
    .on(getRoutingConfig, () => routing as never)
    .on(listFindings, () => sampleReport(routing, wednesday))
    .on(listScenarios, () => ({ items: stored }))
    .on(createScenario, ({ body }) => {
      const { called, ...wanted } = body as ScenarioWanted;
      const made = sampleScenario({ ...wanted, called: { ...called, name: '+1 (251) 555-0100' } });
      stored = [...stored, made];
      return made;
    })
    .on(updateScenario, ({ body }) => {
      const version = (stored[0]?.version ?? 0) + 1;
      const [changed] = [sampleScenario({ ...stored[0], ...(body as object), version })];
      stored = [changed];
      return changed;
    })
    .on(deleteScenario, () => {
      stored = [];
      return undefined as never;
    });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  api.uninstall();
  signOutOfTest();
});

function Page() {
  const { isOpen, open, close } = useDrawer('checks');
  return (
    <>
      <ChecksSummary isChecking />
      <button onClick={open}>Open</button>
      {isOpen && <ChecksDrawer onClose={close} />}
    </>
  );
}
const show = (path = '/') => renderInPortal(<Page />, { path });
/** The open part of a title; the library gives every part the same id here. */
async function part(title: string): Promise<HTMLElement> {
  const found = (await screen.findByText(title)).closest('[role="dialog"]');
  if (!(found instanceof HTMLElement)) throw new Error(`${title} is no dialog.`);
  return found;
}
const drawer = () => part('Saved test calls');
const menuOf = async (user: ReturnType<typeof show>['user'], item: string) => {
  await user.click(screen.getByRole('button', { name: 'Actions for Ana on Wednesdays' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

it('annex J4 sums up what is wrong; the drawer opens by the address and closes by Back', async () => {
  stored = [sampleScenario({ result: { ...sampleScenario().result, state: 'broken' } })];
  const { user, router } = show();
  const summary = await screen.findByRole('link', {
    name: 'Calls drop in 1 place · 1 more may not reach anyone · 1 broken test call',
  });
  expect(summary.getAttribute('href')).toBe('/admin-settings/numbers/check');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await within(await drawer()).findByText('Ana on Wednesdays')).toBeTruthy();
  expect(router.state.location.search).toBe('?drawer=checks');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
  cleanup();

  const linked = show('/?search=main&drawer=checks');
  await drawer();
  await linked.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(linked.router.state.location.search).toBe('?search=main');
});

it('annex J4 says when nothing is wrong, and follows changes of the routing', async () => {
  routing = { ...sampleRouting(), menus: [], companies: [], numbers: [] };
  stored = [];
  const { user } = show();
  expect(await screen.findByRole('link', { name: 'No problem in call routing' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const inside = within(await drawer());
  expect(await inside.findByText(/No saved test calls/)).toBeTruthy();

  routing = sampleRouting();
  emitLive({ eventType: 'company', id: 'x' });
  expect(
    await screen.findByText('Calls drop in 1 place · 1 more may not reach anyone'),
  ).toBeTruthy();
  stored = [sampleScenario()];
  emitLive({ eventType: 'scenario', id: 'x' });
  expect(await inside.findByText('Ana on Wednesdays')).toBeTruthy();
  expect(inside.getByText('Passes')).toBeTruthy();
});

it('annex J4 shows what was expected and what happens; runs, renames, accepts the new end', async () => {
  const { user } = show('/?drawer=checks');
  const inside = within(await drawer());
  expect(await inside.findByText('Broken')).toBeTruthy();
  expect(inside.getByText('+1 (251) 555-0100 · Every Wednesday at 10:00 am')).toBeTruthy();
  expect(inside.getByText('Expected: Ana answers. Now: Ben answers.')).toBeTruthy();

  await menuOf(user, 'Run…');
  const run = within(await part('Try a call'));
  expect(run.getByText('The phones of Ben ring.')).toBeTruthy();
  expect(run.queryByRole('button', { name: 'Save as test call' })).toBeNull();
  await user.click(run.getByRole('button', { name: 'Close' }));

  await menuOf(user, 'Rename…');
  const rename = within(await part('Rename test call'));
  const name = rename.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  expect(rename.getByText('The name field is required.')).toBeTruthy();
  await user.type(name, 'Ana on Wednesdays, 10 am');
  await user.click(rename.getByRole('button', { name: 'Rename' }));
  expect(await inside.findByText('Ana on Wednesdays, 10 am')).toBeTruthy();
  expect(api.calls(updateScenario)[0]?.headers.get('if-match')).toBe('"1"');

  await user.click(screen.getByRole('button', { name: 'Actions for Ana on Wednesdays, 10 am' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Accept the new result' }));
  expect(await inside.findByText('Expected: Ben answers.')).toBeTruthy();
  expect(inside.getByText('Passes')).toBeTruthy();
  expect(api.calls(updateScenario)[1]?.body).toMatchObject({
    expected: { kind: 'answered', node: { name: 'Ben' } },
  });
});

it('annex J2 deletes a scenario, and Undo keeps it again', async () => {
  const { user } = show('/?drawer=checks');
  const inside = within(await drawer());
  await inside.findByText('Ana on Wednesdays');
  await menuOf(user, 'Delete');
  expect(await inside.findByText(/No saved test calls/)).toBeTruthy();
  expect(api.calls(deleteScenario)[0]?.headers.get('if-match')).toBe('"1"');
  const [notice] = store.get(noticesAtom);
  expect(notice?.action?.label).toBe('Undo');
  notice?.action?.run();
  expect(await inside.findByText('Ana on Wednesdays')).toBeTruthy();
  expect(api.calls(createScenario)[0]?.body).toMatchObject({
    called: { kind: 'number' },
    when: { weekday: 'wednesday', time: '10:00' },
  });
});

it('annex J4 says what is gone; such a scenario is deleted without a way back', async () => {
  routing = { ...sampleRouting(), numbers: [] };
  const { user } = show('/?drawer=checks');
  const inside = within(await drawer());
  expect(await inside.findByText('Cannot run')).toBeTruthy();
  expect(inside.getByText('The number +1 (251) 555-0100 no longer exists.')).toBeTruthy();
  await menuOf(user, 'Delete');
  await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
  expect(store.get(noticesAtom)[0]).not.toHaveProperty('action.label');
});

it('annex J4 counts what is worth a look only where no calls drop', async () => {
  routing = { ...sampleRouting(), companies: [], teams: [], numbers: [] };
  stored = [];
  show();
  const quiet = /^No problem in call routing · \d worth a look$/;
  expect(await screen.findByRole('link', { name: quiet })).toBeTruthy();
  const [menu] = sampleRouting().menus;
  const unused = menu ? [{ ...menu, id: '018f0000-0000-7000-8000-0000000000f1' }] : [];
  routing = { ...sampleRouting(), menus: [...sampleRouting().menus, ...unused] };
  emitLive({ eventType: 'company', id: 'x' });
  const name = 'Calls drop in 1 place · 1 more may not reach anyone';
  expect(await screen.findByRole('link', { name })).toBeTruthy();
});
