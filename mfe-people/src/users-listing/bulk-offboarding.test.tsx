import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates, setTeammateStatus } from '@jackfield/contract/api/teammate';
import {
  type OffboardingRow,
  offboardTeammates,
} from '@jackfield/contract/api/teammate-offboarding';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  fakeList,
  fakeTeammate,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { peopleKeys } from '../people/api/keys.ts';
import { samplePerson } from '../people/sample-person.ts';
import { useBulk } from './use-bulk.tsx';

const id = (at: number) => `018f0000-0000-7000-8000-00000000000${at}`;
const ana = samplePerson({ id: id(1), firstName: 'Ana', lastName: 'Lopez' });
const ben = samplePerson({ id: id(2), firstName: 'Ben', lastName: 'Lee' });
const cleo = samplePerson({ id: id(3), firstName: 'Cleo', lastName: 'Ng' });
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
const row = (person: typeof ana, over: Partial<OffboardingRow> = {}): OffboardingRow => ({
  id: person.id,
  name: person.fullName,
  result: 'changed',
  errors: [],
  version: null,
  ownedItems: {
    numbers: [],
    teams: [],
    devices: [],
    greetings: 0,
    isBillingContact: false,
    keys: [],
  },
  uses: [],
  planned: [],
  ...over,
});
const things: OffboardingRow['ownedItems'] = {
  numbers: [{ id: id(7), number: '+12515550142', label: '' }],
  teams: [{ id: id(8), name: 'Front desk', isOnly: true }],
  devices: [],
  greetings: 2,
  isBillingContact: false,
  keys: [],
};
let api: FakeApi;

beforeEach(() => {
  signInAs();
  const counts = { all: 3, active: 3, pending: 0, suspended: 0 };
  api = new FakeApi()
    .on(listTeammates, () => ({ ...fakeList([ana, ben, cleo]), counts }) as never)
    .on(listTeams, () => ({ ...fakeList([]), counts: { all: 0, ringGroup: 0, callQueue: 0 } }))
    .on(setTeammateStatus, ({ params }) => fakeTeammate({ id: String(params['id']) }))
    .on(offboardTeammates, ({ body }) => {
      const { dryRun } = body as { dryRun?: boolean };
      const told = { ownedItems: things, uses: [use] };
      const version = dryRun ? null : 4;
      return { rows: [row(ana, { ...(dryRun && told), version }), row(ben, { version })] };
    });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

const viewer = { teammateId: id(9), isImpersonated: false, role: 'admin' } as const;
const clear = vi.fn();
function Bulk() {
  const bulk = useBulk([ana, ben], viewer, clear);
  return (
    <>
      {bulk.actions.map(({ key, label, run }) => (
        <button type="button" key={key} onClick={run}>
          {label}
        </button>
      ))}
      {bulk.dialogs}
    </>
  );
}
const stored = () =>
  api
    .calls(offboardTeammates)
    .map(({ body }) => body as { dryRun?: boolean })
    .filter(({ dryRun }) => dryRun !== true);

it('[KEY-01] names the keys that end soon after many have left', async () => {
  const keys = [{ id: id(6), name: 'Practice software' }];
  const told = { ...things, numbers: [], teams: [], greetings: 0, keys };
  api.on(offboardTeammates, () => ({ rows: [row(ana, { ownedItems: told }), row(ben)] }));
  const { user } = renderInPortal(<Bulk />);
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('1 API key')).toBeTruthy();
  expect(
    screen.getByText(/^This API key ends after 7 days: Practice software. To keep it/),
  ).toBeTruthy();
});

it('[annex J5] [PPL-01] shows what many are using, hands over, and deletes them in one call', async () => {
  const { user } = renderInPortal(<Bulk />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(
    await screen.findByText(
      '1 number, Front desk (nobody else is in it), 2 greetings, 1 place in call routing',
    ),
  ).toBeTruthy();
  expect(screen.getByText(/1 place sends calls to them: Main line/)).toBeTruthy();
  const confirm = screen.getByRole('button', { name: 'Delete 2 users' });
  expect(confirm.hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('combobox', { name: /Hand over to/ }));
  expect(screen.queryByTitle(/^Ben Lee/)).toBeNull();
  await user.click(await screen.findByTitle(/^Cleo Ng/));
  await user.click(screen.getByRole('combobox', { name: 'Send calls to' }));
  await user.click(await screen.findByTitle('Voicemail'));
  await user.type(screen.getByRole('textbox', { name: 'Type delete to confirm' }), 'delete');
  await user.click(confirm);
  await waitFor(() =>
    expect(stored()).toEqual([
      {
        ids: [ana.id, ben.id],
        status: 'cancel',
        replacement: { kind: 'voicemail' },
        successor: { id: cleo.id, numbers: true, teams: true, billingContact: false },
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(store.get(noticesAtom)[0]?.text).toBe('2 users deleted');
});

it('[SAY-03] [PPL-01] names whom a planned change keeps from being deleted', async () => {
  const planned = [{ id: id(9), at: '2026-12-01T15:00:00.000Z', names: ['Night line'] }];
  api.on(offboardTeammates, () => ({
    rows: [row(ana, { result: 'refused', planned, ownedItems: null }), row(ben)],
  }));
  const { user } = renderInPortal(<Bulk />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'Ana Lopez is not deleted' })).toBeTruthy();
  expect(screen.getByText(/A planned change of Night line sends calls here from/)).toBeTruthy();
});

it('[annex J5] suspends many and offers Undo; who could not be is named with the reason', async () => {
  api.on(offboardTeammates, ({ body }) => {
    const { dryRun } = body as { dryRun?: boolean };
    const errors = [
      { code: 'INVALIDTRANSITION', message: 'The account owner cannot be suspended or deleted.' },
    ];
    return {
      rows: dryRun
        ? [row(ana), row(ben)]
        : [row(ana, { version: 4 }), row(ben, { result: 'refused', errors })],
    };
  });
  const { user } = renderInPortal(<Bulk />);
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await screen.findByText('They have no numbers, teams, devices or call routing.');
  await user.click(screen.getByRole('button', { name: 'Suspend 2 users' }));
  expect(
    await screen.findByText('Ben Lee: The account owner cannot be suspended or deleted.'),
  ).toBeTruthy();
  const [notice] = store.get(noticesAtom);
  expect([notice?.text, notice?.action?.label]).toEqual(['1 user suspended', 'Undo']);
  notice?.action?.run();
  await waitFor(() =>
    expect(
      api.calls(setTeammateStatus).map(({ params, headers }) => [params, headers.get('if-match')]),
    ).toEqual([[{ id: ana.id, status: 'active' }, '"4"']]),
  );
});

it('lets go of what was chosen with the answer, whenever the lists come anew', async () => {
  let reads = 0;
  const queryFn = () => ((reads += 1) === 1 ? null : new Promise<never>(() => {}));
  function Listing() {
    useQuery({ queryKey: [...peopleKeys.lists, 'slow'], queryFn });
    return <Bulk />;
  }
  clear.mockClear();
  const { user } = renderInPortal(<Listing />);
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await screen.findByText(/2 greetings/);
  await user.click(screen.getByRole('button', { name: 'Suspend 2 users' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(clear).toHaveBeenCalledOnce();
  expect(reads).toBe(2);
});

it('[annex A5] stays open with the reason when nothing could be changed', async () => {
  api.on(offboardTeammates, ({ body }) => {
    if ((body as { dryRun?: boolean }).dryRun) return { rows: [row(ana), row(ben)] };
    throw new Refusal('INUSE');
  });
  const { user } = renderInPortal(<Bulk />);
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  const confirm = screen.getByRole('button', { name: 'Suspend 2 users' });
  await waitFor(() => expect(confirm.hasAttribute('disabled')).toBe(false));
  await user.click(confirm);
  expect(await screen.findByText('This item is used in call routing.')).toBeTruthy();
});
