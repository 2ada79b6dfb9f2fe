import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import {
  createScenario,
  listScenarios,
  type Scenario,
  type ScenarioWanted,
} from '@jackfield/contract/api/scenario';
import type { RoutedCompany, RoutedMenu, RoutingConfig } from '@jackfield/domain/routing';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  changedRouting,
  FakeApi,
  mainId,
  Refusal,
  sampleRouting,
  sampleScenario,
  signInAs,
  signOutOfTest,
  wednesday,
} from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TryCallDialog } from './try-call-dialog.tsx';
import { useFormReview } from './use-form-review.tsx';

let api: FakeApi;
let stored: Scenario[];
const save = vi.fn(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: wednesday });
  signInAs();
  save.mockClear();
  stored = [sampleScenario()];
  api = new FakeApi()
    .on(getRoutingConfig, () => sampleRouting() as never)
    .on(listScenarios, () => ({ items: stored }));
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const openHourOf = ({ companies }: RoutingConfig): Partial<RoutedCompany> =>
  Object.fromEntries(companies.map(({ openHour }) => ['openHour', openHour]));
const kept = openHourOf(sampleRouting());
const moved = openHourOf(changedRouting());

/** A form about the open hours of the main number. */
function Form() {
  const [members, setMembers] = useState(kept);
  const review = useFormReview({
    edit: { isDirty: members !== kept, isSaving: false, save },
    change: { list: 'companies', id: mainId, members },
    zone: 'America/Chicago',
  });
  return (
    <>
      <button type="button" onClick={() => setMembers(moved)}>
        To Ben
      </button>
      <button type="button" onClick={() => setMembers(kept)}>
        To Ana
      </button>
      <button type="button" onClick={() => void review.save()}>
        Save form
      </button>
      <p>{review.note?.text}</p>
      {review.impact}
      {review.dialog}
    </>
  );
}

it('annex J4 scenarios turn red while typing, with what was expected and what happens now', async () => {
  const { user } = renderInPortal(<Form />);
  const card = within(await screen.findByRole('region', { name: /^Test calls/ }));
  expect(card.getByText('1 passes')).toBeTruthy();
  const toggle = card.getByRole('button', { name: 'Test calls' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await user.click(screen.getByRole('button', { name: 'To Ben' }));
  expect(await card.findByText('Expected: Ana answers. Now: Ben answers.')).toBeTruthy();
  expect(card.getByText('1 broken')).toBeTruthy();
  expect(screen.getByText('This change breaks 1 test call')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'To Ana' }));
  expect(await card.findByText('1 passes')).toBeTruthy();
  await user.click(toggle);
  expect(card.getByText('Expected: Ana answers.')).toBeTruthy();
});

it('annex J4 a change that breaks a scenario is saved after a tick, any other at once', async () => {
  const { user } = renderInPortal(<Form />);
  await screen.findByRole('region', { name: /^Test calls/ });
  await user.click(screen.getByRole('button', { name: 'Save form' }));
  expect(save).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'To Ben' }));
  await user.click(screen.getByRole('button', { name: 'Save form' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('heading', { name: 'This change breaks 1 test call' })).toBeTruthy();
  expect(dialog.getByText('Ana on Wednesdays')).toBeTruthy();
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
  expect(confirm.disabled).toBe(true);
  await user.click(
    dialog.getByRole('checkbox', { name: 'I understand these test calls will fail' }),
  );
  await user.click(confirm);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
});

/** A form about the menu that takes calls in closed hours. */
function MenuForm() {
  const [isSilent, setSilent] = useState(false);
  const menu = sampleRouting().menus[0];
  const { impact } = useFormReview({
    edit: { isDirty: isSilent, isSaving: false, save },
    change: { list: 'menus', id: menu?.id ?? '', members: isSilent ? { keys: toBen } : {} },
    zone: 'America/Chicago',
  });
  return (
    <>
      <button type="button" onClick={() => setSilent(true)}>
        Key 1 to Ben
      </button>
      {impact}
    </>
  );
}
const [, ben] = sampleRouting().people;
const toBen: RoutedMenu['keys'] = [{ input: '1', action: 'teammate', actionId: ben?.id ?? '' }];

it('annex J4 a menu shows the scenarios that it breaks alone, its owner shows the others', async () => {
  const [{ id = '', name = '' } = {}] = sampleRouting().menus;
  stored = [
    sampleScenario({
      when: { ...sampleScenario().when, time: '20:00' },
      inputs: ['1'],
      expected: { kind: 'hangup', node: { kind: 'menu', id, name } },
    }),
  ];
  const { user } = renderInPortal(<MenuForm />);
  await waitFor(() => expect(api.calls(listScenarios)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: /^Test calls/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Key 1 to Ben' }));
  const card = within(await screen.findByRole('region', { name: /^Test calls/ }));
  expect(card.getByText(/Now: Ben answers\.$/)).toBeTruthy();
});

it('annex J4 leaves out scenarios that pass elsewhere', async () => {
  const elsewhere = { kind: 'company', id: sampleScenario().id, name: 'Old line' } as const;
  stored = [sampleScenario({ called: elsewhere })];
  const { unmount } = renderInPortal(<Form />);
  await waitFor(() => expect(api.calls(listScenarios)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: /^Test calls/ })).toBeNull();
  unmount();
});

it('annex J4 keeps a tried call with its end, each week or once', async () => {
  const made: ScenarioWanted[] = [];
  let isRefused = true;
  api.on(createScenario, ({ body }) => {
    if (isRefused) {
      isRefused = false;
      const message = 'Choose a time in the future.';
      throw new Refusal('INVALIDINPUT', [{ code: 'INVALID', field: 'when', message }]);
    }
    made.push(body as ScenarioWanted);
    return sampleScenario();
  });
  const { user } = renderInPortal(
    <TryCallDialog
      config={sampleRouting()}
      root={{ kind: 'company', id: mainId }}
      zone="America/Chicago"
      question={{ at: wednesday, inputs: [] }}
      now={wednesday}
      onClose={vi.fn()}
    />,
  );
  await user.click(screen.getByRole('switch', { name: 'Ana answers' }));
  await user.click(screen.getByRole('button', { name: 'Save as test call' }));
  expect(screen.getByText(/^Expected: Callers leave a message for Ana\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save test call' }));
  expect(screen.getByText('The name field is required.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana is out{Enter}');
  expect(await screen.findByText('Choose a time in the future.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Nov 18, 2026 at 10:00 am' }));
  await user.click(screen.getByRole('radio', { name: 'Every Wednesday at 10:00 am' }));
  await user.click(screen.getByRole('button', { name: 'Save test call' }));
  await waitFor(() => expect(made).toHaveLength(1));
  const { called, from, when, inputs, expected } = sampleScenario();
  expect(made[0]).toEqual({
    name: 'Ana is out',
    called: { kind: called.kind, id: called.id },
    from,
    when,
    inputs,
    outcomes: { [expected.node.id]: 'silent' },
    expected: { kind: 'voicemail', node: { kind: 'voicemail', id: expected.node.id, name: 'Ana' } },
  });
  expect(screen.getByRole('button', { name: 'Save as test call' })).toBeTruthy();
});
