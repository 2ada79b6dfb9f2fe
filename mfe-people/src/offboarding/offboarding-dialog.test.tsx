import { dryRunOf, getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { listUses } from '@jackfield/contract/api/routing-uses';
import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates } from '@jackfield/contract/api/teammate';
import {
  type OwnedItems,
  getOwnedItems,
  offboardTeammate,
} from '@jackfield/contract/api/teammate-offboarding';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  type FakeApi,
  fakeImpact,
  fakeRoutedNumber,
  fakeRoutedPerson,
  fakeRouting,
  fakeTeammate,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { samplePerson } from '../people/sample-person.ts';
import { OffboardingDialog } from './offboarding-dialog.tsx';

let api: FakeApi;
const id = (at: number) => `018f0000-0000-7000-8000-00000000000${at}`;
const person = samplePerson({ id: id(1) });
const bo = samplePerson({ id: id(2), firstName: 'Bo', lastName: 'Ng' });
const things: OwnedItems = {
  numbers: [{ id: id(3), number: '+12515550142', label: '' }],
  teams: [
    { id: id(4), name: 'Front desk', isOnly: false },
    { id: id(5), name: 'Billing', isOnly: true },
  ],
  devices: [],
  greetings: 2,
  isBillingContact: false,
  keys: [],
};
const use = {
  key: 'company/x/call_handling_open_hour',
  ownerType: 'company',
  ownerId: id(6),
  ownerName: 'Main line',
  place: 'openHour',
  menuName: null,
  input: null,
  dateName: null,
} as const;

beforeEach(() => {
  signInAs({ profile: { role: 'admin' } });
  api = installFakeApi();
  const page = { limit: 25, pageNum: 1, pageCount: 1, hasMore: false, nextStartAfter: null };
  api.on(getOwnedItems, () => things);
  api.on(listUses, () => ({ items: [use], planned: [] }));
  api.on(listTeams, () => ({ ...page, items: [], total: 0 }) as never);
  api.on(listTeammates, () => ({ ...page, items: [person, bo], total: 2 }) as never);
  api.on(offboardTeammate, ({ body }) =>
    fakeTeammate({ id: person.id, status: (body as { status: 'suspended' }).status }),
  );
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

const show = (action: 'suspend' | 'delete') => {
  const onDeleted = vi.fn();
  const onClose = vi.fn();
  const dialog = (
    <OffboardingDialog asking={{ action, person }} onClose={onClose} onDeleted={onDeleted} />
  );
  return { ...renderInPortal(dialog), onDeleted, onClose };
};

it('[annex J5] shows what a person is using, hands it over, and deletes in one call', async () => {
  const { user, onDeleted } = show('delete');
  expect((await screen.findByText('+1 (251) 555-0142')).className).toBe('ui-num');
  expect(screen.getByText('Front desk, Billing (nobody else is in it)')).toBeTruthy();
  expect(screen.getByText('Held for 30 days, then released')).toBeTruthy();
  const effect = () => screen.getByText(/Are you sure you want to delete/).textContent;
  expect(effect()).toContain('Numbers are held, devices and team memberships removed.');

  await user.click(screen.getByRole('combobox', { name: /Hand over to/ }));
  await user.click(await screen.findByTitle(/^Bo Ng/));
  expect(await screen.findAllByText('To Bo Ng')).toHaveLength(2);
  expect(effect()).toContain('Numbers and team memberships go to Bo Ng, devices are removed.');
  await user.click(screen.getByRole('checkbox', { name: 'Seats in 2 teams' }));
  expect(effect()).toContain('Numbers go to Bo Ng, devices and team memberships are removed.');
  await user.click(screen.getByRole('combobox', { name: 'Main line, calls while open' }));
  await user.click(await screen.findByTitle('Voicemail'));
  await user.click(screen.getByRole('button', { name: 'Delete user' }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(api.calls(offboardTeammate)[0]).toMatchObject({
    params: { id: person.id },
    body: {
      status: 'cancel',
      replacements: [{ key: use.key, to: { kind: 'voicemail' } }],
      successor: { id: bo.id, numbers: true, teams: false, billingContact: false },
    },
  });
});

it('[annex J5] [PPL-01] says who will notice a suspension, and offers Undo', async () => {
  const { user, onClose } = show('suspend');
  await screen.findByText('Call routing to Maya');
  expect(screen.getByText('Main line')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: /Hand over to/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Suspend user' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(api.calls(offboardTeammate)[0]?.body).toEqual({ status: 'suspended', replacements: [] });
  expect(store.get(noticesAtom)[0]?.action?.label).toBe('Undo');
});

it('[KEY-01] names the keys that end soon after somebody has left', async () => {
  const keys = ['Practice software', 'Payroll export'].map((name, at) => ({
    id: id(7 + at),
    name,
  }));
  api.on(getOwnedItems, () => ({ ...things, keys }));
  show('suspend');
  expect(
    await screen.findByText(
      'These API keys end after 7 days: Practice software and Payroll export. To keep them, take over under Integrations.',
    ),
  ).toBeTruthy();
});

it.each([
  ['delete', 'Delete user', true],
  ['suspend', 'Suspend user', false],
] as const)('[SAY-03] what is planned to lead there: %s', async (action, confirm, isHeld) => {
  const planned = [{ id: id(9), at: '2026-12-01T15:00:00.000Z', names: ['Main line'] }];
  api.on(listUses, () => ({ items: [], planned }));
  show(action);
  await screen.findByText('Front desk, Billing (nobody else is in it)');
  const button = await screen.findByRole('button', { name: confirm });
  const told = screen.queryByText(
    /^A planned change of Main line sends calls here from Tue, Dec 01, 2026/,
  );
  expect([told !== null, button.hasAttribute('disabled')]).toEqual([isHeld, isHeld]);
});

it.each([
  [1, 'Kept; it needs a new password afterwards'],
  [2, 'Kept; they need new passwords afterwards'],
])('[annex J5] says what %i devices need after a suspension', async (count, text) => {
  const devices = ['Desk phone', 'Softphone'].slice(0, count).map((name, at) => ({
    id: id(7 + at),
    name,
    type: 'desktop' as const,
  }));
  api.on(getOwnedItems, () => ({ ...things, devices }));
  show('suspend');
  expect(await screen.findByText(text)).toBeTruthy();
});

it('ERR-05 stays open with the reason when it is refused, and deletes nobody unseen', async () => {
  api.on(getOwnedItems, () => {
    throw new Refusal('SERVERERROR');
  });
  api.on(offboardTeammate, () => {
    throw new Refusal('INUSE');
  });
  const { user, onDeleted } = show('delete');
  await screen.findByText('We could not check what Maya is using');
  expect(screen.getByRole('button', { name: 'Delete user' }).hasAttribute('disabled')).toBe(true);
  api.on(getOwnedItems, () => things);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Delete user' }).hasAttribute('disabled')).toBe(
      false,
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Delete user' }));
  await screen.findByText('This item is used in call routing.');
  expect(onDeleted).not.toHaveBeenCalled();
});

it('[annex J5] annex J4 wants a tick when callers are lost, which a successor of the number spares', async () => {
  const numbers = [fakeRoutedNumber(person.id)];
  const people = [fakeRoutedPerson(person.id, 'Maya Okafor'), fakeRoutedPerson(bo.id, 'Bo Ng')];
  api.on(getRoutingConfig, () => fakeRouting({ numbers, people }));
  api.on(dryRunOf(offboardTeammate), ({ body }) => {
    const { successor } = body as { successor: { id: string } | null };
    const [number] = numbers;
    return fakeImpact({
      change: successor
        ? { numbers: [fakeRoutedNumber(successor.id)], removed: [person.id] }
        : { removed: [person.id, number?.id ?? ''] },
    });
  });
  const { user } = show('delete');
  const notices = within(await screen.findByRole('group', { name: 'Impact on callers' }));
  expect(notices.getByText('The call ends, and nobody is reached.')).toBeTruthy();
  const remove = screen.getByRole('button', { name: 'Delete user' });
  expect(remove.hasAttribute('disabled')).toBe(true);
  await user.click(notices.getByRole('checkbox', { name: 'I understand these calls will drop' }));
  expect(remove.hasAttribute('disabled')).toBe(false);
  await user.click(screen.getByRole('combobox', { name: /Hand over to/ }));
  await user.click(await screen.findByTitle(/^Bo Ng/));
  expect(await screen.findByText(/^Bo Ng rings/)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'I understand these calls will drop' })).toBeNull();
  expect(remove.hasAttribute('disabled')).toBe(false);
});
