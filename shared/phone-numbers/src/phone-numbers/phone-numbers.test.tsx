import { getQuote } from '@jackfield/contract/api/price';
import {
  addTeammateNumber,
  deleteTeammateNumber,
  listTeammateNumbers,
  type PhoneNumber,
  releaseReservation,
  reserveNumber,
  searchNumbers,
  updateTeammateNumber,
} from '@jackfield/contract/api/number';
import { simulateCall } from '@jackfield/contract/api/routing-engine';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  emitLive,
  FakeApi,
  fakeList,
  fakeOffer,
  fakeQuote,
  fakePhoneNumber,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  teammateId,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PhoneNumbers } from './phone-numbers.tsx';

const second = fakePhoneNumber({
  id: '018f0000-0000-7000-8000-0000000000b2',
  number: '+18335550121',
  isTollFree: true,
  isDefault: false,
  label: '',
  lidbStatus: 'pending',
});
const reservationId = '018f0000-0000-7000-8000-0000000000c3';

let api: FakeApi;
let stored: PhoneNumber[];
let room: number | null;

beforeEach(() => {
  signInAs();
  stored = [fakePhoneNumber({ lidbStatus: 'completed' }), second];
  room = null;
  const expiresAt = '2026-01-05T15:15:00.000Z';
  api = new FakeApi()
    .on(listTeammateNumbers, () => ({ ...fakeList(stored), room }))
    .on(searchNumbers, () => fakeList([fakeOffer(), fakeOffer({ number: '+12515550217' })]))
    .on(getQuote, () => fakeQuote())
    .on(reserveNumber, () => ({ reservationId, expiresAt }))
    .on(releaseReservation, () => undefined)
    .on(updateTeammateNumber, ({ params, body }) => {
      stored = stored.map((one) => ({
        ...one,
        ...(one.id === params.phoneNumberId && (body as object)),
      }));
      return stored.find(({ id }) => id === params.phoneNumberId) ?? second;
    })
    .on(deleteTeammateNumber, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.phoneNumberId);
      return undefined;
    });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

async function show(isOwn = false) {
  const shown = renderInPortal(
    <PhoneNumbers
      isOwn={isOwn}
      owner={{ type: 'teammate', id: teammateId, name: 'Maya Okafor' }}
      links={(pid) => ({ callingName: `/outbound/${pid}`, listing: `/directory/${pid}` })}
    />,
  );
  await screen.findByText(/numbers?$/, { selector: 'h3' });
  return shown;
}
const row = (number: string) =>
  within(screen.getByText(number).closest('tr') ?? document.createElement('tr'));
const openMenu = async (user: Awaited<ReturnType<typeof show>>['user'], number: string) =>
  user.click(screen.getByRole('button', { name: `More actions for ${number}` }));

/** Opens the label of the second number and types another one. */
async function typeLabel(user: Awaited<ReturnType<typeof show>>['user'], text: string) {
  await openMenu(user, '+1 (833) 555-0121');
  await user.click(await screen.findByRole('menuitem', { name: 'Edit label…' }));
  const field = await screen.findByRole('textbox', { name: 'Label' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard(`${text}{Enter}`);
}

it('[PROV-01] says in words that a number is being set up, until it is', async () => {
  stored = [fakePhoneNumber({ isBeingSetUp: true })];
  await show();
  await screen.findByText('Being set up');
  stored = [fakePhoneNumber()];
  emitLive({ eventType: 'phonenumber', id: stored[0]?.id ?? '', ownerId: teammateId });
  await waitFor(() => expect(screen.queryByText('Being set up')).toBeNull());
});

it('[annex J4] a call to a number of a person is tried from its menu', async () => {
  const node = { kind: 'teammate', id: teammateId, name: 'Maya Okafor' } as const;
  const stop = { node, at: '2026-11-22T12:00:00.000Z', reason: '' };
  api.on(simulateCall, () => ({ steps: [stop], end: { kind: 'loop' as const, ...stop } }));
  const { user } = await show();
  await openMenu(user, '+1 (251) 555-0142');
  await user.click(await screen.findByRole('menuitem', { name: 'Try a call' }));
  await screen.findByRole('dialog', { name: 'Try a call to +1 (251) 555-0142' });
  await screen.findByText(/The call goes in circles\./);
});

it('[PPL-04] [LIDB-05] shows numbers with label, default and the state of their orders', async () => {
  await show();
  const first = row('+1 (251) 555-0142');
  expect(first.getByText('Default')).toBeTruthy();
  expect(first.getByText('Local, Alabama')).toBeTruthy();
  expect(first.getByText('Direct line')).toBeTruthy();
  const link = first.getByRole('link', { name: 'Calling name of +1 (251) 555-0142: Completed' });
  expect(link.getAttribute('href')).toBe(`/outbound/${stored[0]?.id}`);
  const other = row('+1 (833) 555-0121');
  expect(other.getByText('Toll-free')).toBeTruthy();
  expect(other.getByRole('link', { name: /^Calling name .*: Pending$/ })).toBeTruthy();
  const listing = other.getByRole('link', { name: /^Directory listing .*: Order$/ });
  expect(listing.getAttribute('href')).toBe(`/directory/${second.id}`);
});

it('[OP-101] Malaysian numbers have neither calling name nor listing', async () => {
  stored = [fakePhoneNumber({ number: '+60321550101', country: 'MYS' })];
  await show();
  expect(screen.queryByText('Calling name')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('[PPL-04] [NUM-04] makes another number the default', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: '+1 (833) 555-0121: Set as default' }));
  await waitFor(() => expect(row('+1 (833) 555-0121').getByText('Default')).toBeTruthy());
  const [call] = api.calls(updateTeammateNumber);
  expect(call?.body).toEqual({ isDefault: true });
  expect(call?.headers.get('if-match')).toBe('"1"');
});

it('[PPL-04] labels a number', async () => {
  const { user } = await show();
  await typeLabel(user, 'Insurers');
  await waitFor(() => expect(row('+1 (833) 555-0121').getByText('Insurers')).toBeTruthy());
});

it('annex J1 keeps a typed label when somebody else changed it, and one of them wins', async () => {
  const theirs = { ...second, label: 'Theirs', version: 4 };
  api.on(updateTeammateNumber, ({ headers, body }) => {
    if (headers.get('if-match') !== '"4"') throw new Refusal('VERSIONCONFLICT', [], theirs);
    return { ...theirs, ...(body as object) };
  });
  const { user } = await show();
  await typeLabel(user, 'Mine');
  expect(await screen.findByText(/changed this label to “Theirs”/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Label' })).toHaveProperty('value', 'Mine');
  await user.click(screen.getByRole('button', { name: /Save$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(updateTeammateNumber).at(-1)?.body).toEqual({ label: 'Mine' });
});

it('annex J1 a change of something else is no conflict for the label', async () => {
  api.on(updateTeammateNumber, ({ headers, body }) => {
    const raised = { ...second, isDefault: true, version: 2 };
    if (headers.get('if-match') === '"1"') throw new Refusal('VERSIONCONFLICT', [], raised);
    return { ...raised, ...(body as object) };
  });
  const { user } = await show();
  await typeLabel(user, 'Mine');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(updateTeammateNumber)).toHaveLength(2);
});

it('[OP-71] asks before a number is deleted, and says why a default stays', async () => {
  const { user } = await show();
  await openMenu(user, '+1 (251) 555-0142');
  const refused = await screen.findByRole('menuitem', { name: /Delete…/ });
  expect(refused.textContent).toContain('Make another number the default first.');
  expect(refused.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Escape}');

  stored = [fakePhoneNumber(), { ...second, label: 'Insurers' }];
  emitLive({ eventType: 'phonenumber', id: second.id, ownerType: 'teammate', ownerId: teammateId });
  expect(await screen.findByText('Insurers')).toBeTruthy();
  await openMenu(user, '+1 (833) 555-0121');
  await user.click((await screen.findAllByRole('menuitem', { name: /Delete…/ })).at(-1) as Element);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Are you sure you want to delete Insurers\?/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete number' }));
  await waitFor(() => expect(screen.queryByText('+1 (833) 555-0121')).toBeNull());
});

it('[PPL-04] [NUM-13] [OP-70] buys the proposed number: reserved first, then added', async () => {
  const added = fakePhoneNumber({
    id: '018f0000-0000-7000-8000-0000000000d4',
    number: '+12515550203',
    isDefault: false,
    label: 'Fax',
  });
  api.on(addTeammateNumber, () => {
    stored = [...stored, added];
    return added;
  });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Add number' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add number' }));
  expect(await drawer.findByText('+1 (251) 555-0203')).toBeTruthy();
  expect(drawer.queryByRole('radio')).toBeNull();
  await user.type(drawer.getByRole('textbox', { name: 'Label' }), 'Fax');
  await user.click(await drawer.findByRole('button', { name: 'Add number for $0.90' }));
  expect(await screen.findByText('Fax')).toBeTruthy();
  expect(api.calls(reserveNumber)[0]?.body).toEqual({ number: '+12515550203' });
  const [bought] = api.calls(addTeammateNumber);
  expect(bought?.body).toEqual({
    number: '+12515550203',
    reservationId,
    label: 'Fax',
    shownTotal: 0.9,
  });
  expect(bought?.headers.get('idempotency-key')).toBe(`number-${reservationId}`);
});

it('[OP-70] a taken number is told, another one is proposed and the label stays', async () => {
  api.on(reserveNumber, () => {
    throw new Refusal('NUMBERTAKEN');
  });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Add number' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add number' }));
  await drawer.findByText('+1 (251) 555-0203');
  await user.type(drawer.getByRole('textbox', { name: 'Label' }), 'Fax');
  api.on(searchNumbers, () => fakeList([fakeOffer({ number: '+12515550217' })]));
  await user.click(await drawer.findByRole('button', { name: 'Add number for $0.90' }));
  expect(
    await drawer.findByText('This number is no longer available. Please choose another number.'),
  ).toBeTruthy();
  expect(await drawer.findByText('+1 (251) 555-0217')).toBeTruthy();
  expect(drawer.getByRole('textbox', { name: 'Label' })).toHaveProperty('value', 'Fax');
});

it('ERR-05 a refused purchase says so, gives its number back and is not repeated', async () => {
  api.on(addTeammateNumber, () => {
    throw new Refusal('TRIALLIMIT');
  });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Add number' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add number' }));
  await drawer.findByText('+1 (251) 555-0203');
  await user.click(await drawer.findByRole('button', { name: 'Add number for $0.90' }));
  expect(await drawer.findByRole('alert')).toBeTruthy();
  expect(api.calls(releaseReservation)[0]?.params).toEqual({ reservationId });
  expect(api.calls(addTeammateNumber)).toHaveLength(1);
});

it('repeats the same purchase after a lost answer', async () => {
  api.on(addTeammateNumber, () => {
    throw new Error('The connection was lost.');
  });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Add number' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add number' }));
  await drawer.findByText('+1 (251) 555-0203');
  const add = async () =>
    user.click(await drawer.findByRole('button', { name: /Add number for \$0\.90$/ }));
  await add();
  expect(await drawer.findByText('Oops, something went wrong.')).toBeTruthy();
  expect(drawer.getByText('+1 (251) 555-0203')).toBeTruthy();
  api.on(addTeammateNumber, () => fakePhoneNumber());
  await add();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(reserveNumber)).toHaveLength(1);
  const keys = api.calls(addTeammateNumber).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([`number-${reservationId}`, `number-${reservationId}`]);
});

it('[ROLE-21] [OP-58] a full trial says so and leads the owner to Subscription', async () => {
  room = 0;
  const stripeInfo = { stripeId: 'cus_1', isTrial: true, stripeEmail: '' };
  signInAs({ account: { stripeInfo, trialMaximumUserDID: 5 } });
  await show();
  expect(screen.getByRole('button', { name: 'Add number' }).hasAttribute('disabled')).toBe(true);
  expect(
    screen.getByText(
      /Your trial allows up to 5 phone numbers of users\. End the trial to add more\./,
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Subscription' })).toBeTruthy();
});

it('[SET-04] the person labels and chooses the default, without adding and deleting', async () => {
  const { user } = await show(true);
  expect(screen.queryByRole('button', { name: 'Add number' })).toBeNull();
  expect(screen.getByRole('button', { name: '+1 (833) 555-0121: Set as default' })).toBeTruthy();
  await openMenu(user, '+1 (833) 555-0121');
  expect(await screen.findByRole('menuitem', { name: 'Edit label…' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Delete…' })).toBeNull();
});

it('annex C3 an impersonated admin neither buys nor deletes', async () => {
  signInAs({ auth: { authenticationType: 2 } });
  const { user } = await show();
  expect(screen.getByRole('button', { name: 'Add number' }).hasAttribute('disabled')).toBe(true);
  await openMenu(user, '+1 (833) 555-0121');
  const refused = await screen.findByRole('menuitem', { name: /Delete…/ });
  expect(refused.textContent).toContain('Not possible while signed in as someone else.');
});

it('says when there is no number, and tries again after a failure', async () => {
  api.on(listTeammateNumbers, () => {
    throw new Refusal('SERVERERROR');
  });
  const { user } = renderInPortal(
    <PhoneNumbers
      owner={{ type: 'teammate', id: teammateId, name: 'Maya Okafor' }}
      links={() => ({ callingName: '/', listing: '/' })}
    />,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.on(listTeammateNumbers, () => ({ ...fakeList([]), room: null }));
  await user.click(again);
  expect(await screen.findByText('No number yet')).toBeTruthy();
});
