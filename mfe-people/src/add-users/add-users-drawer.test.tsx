import { getQuote } from '@jackfield/contract/api/price';
import {
  addTeammateNumber,
  listTenantNumbers,
  releaseReservation,
  reserveNumber,
  searchNumbers,
} from '@jackfield/contract/api/number';
import { createTeammate, type NewTeammate } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store, tellFirstRows } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  fakeList,
  fakeOffer,
  fakeQuote,
  fakeQuoteLine,
  fakePhoneNumber,
  fakeTeammate,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AddUsersDrawer } from './add-users-drawer.tsx';

const reservationId = '018f0000-0000-7000-8000-0000000000c3';
const invited = fakeTeammate({
  id: '018f0000-0000-7000-8000-0000000000e5',
  fullName: 'Noor Haddad',
});

/** Nine days of November: users for 6.60, numbers for 0.90, each a line of the invoice. */
const quoted = (items = '') => {
  const wanted = items.split(',');
  const prices = [
    { item: 'user' as const, name: 'User', price: 22, each: 6.6 },
    { item: 'localNumber' as const, name: 'Local number', price: 3, each: 0.9 },
  ];
  const lines = prices
    .map((one) => ({ ...one, times: wanted.filter((item) => item === `${one.item}*1`).length }))
    .filter(({ times }) => times > 0)
    .map(({ times, each, ...one }) =>
      fakeQuoteLine({
        ...one,
        quantity: times,
        times,
        total: Number((times * each).toFixed(2)),
        each: { amount: each, tax: 0, total: each },
      }),
    );
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  return fakeQuote({ lines, total });
};

let api: FakeApi;
let order: string[];

/** Answers an endpoint and notes that it was called. */
const noted =
  <T,>(name: string, answer: T) =>
  () => {
    order.push(name);
    return answer;
  };

beforeEach(() => {
  signInAs();
  order = [];
  const expiresAt = '2026-01-05T15:15:00.000Z';
  api = new FakeApi()
    .on(getQuote, ({ query }) => quoted(query.items))
    .on(searchNumbers, () => fakeList([fakeOffer(), fakeOffer({ number: '+12515550217' })]))
    .on(reserveNumber, noted('reserve', { reservationId, expiresAt }))
    .on(releaseReservation, noted('release', undefined))
    .on(createTeammate, noted('invite', invited))
    .on(addTeammateNumber, noted('buy', fakePhoneNumber()));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

async function show() {
  const onClose = vi.fn();
  const { user } = renderInPortal(<AddUsersDrawer users={3} onClose={onClose} />);
  const drawer = within(await screen.findByRole('dialog', { name: 'Add users' }));
  const person = (position: number) =>
    within(drawer.getByRole('group', { name: `User ${position}` }));
  const fill = async (position: number) => {
    await user.type(person(position).getByLabelText(/^Email/), `noor${position}@example.com`);
    await user.type(person(position).getByLabelText(/^First name/), 'Noor');
    await user.type(person(position).getByLabelText(/^Last name/), 'Haddad');
  };
  const send = async () => {
    const button = await drawer.findByRole('button', { name: /^Send .* for / });
    await user.click(button);
  };
  const wantNumber = async (position: number) =>
    user.click(person(position).getByRole('radio', { name: 'Yes, reserve this number' }));
  return { user, drawer, person, fill, send, wantNumber, onClose };
}
const toasts = () => store.get(noticesAtom).map(({ text }) => text);

it('[OP-67] No is preset and buys nothing', async () => {
  const { person, fill, send, onClose } = await show();
  expect(person(1).getByRole('radio', { name: 'No, not now' })).toHaveProperty('checked', true);
  await fill(1);
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(order).toEqual(['invite']);
  expect(toasts()).toEqual(['Invitation sent to Noor Haddad']);
});

it('[PPL-01] [OP-67] reserves the number at save, invites, then buys', async () => {
  const { person, fill, send, wantNumber, onClose } = await show();
  await wantNumber(1);
  expect(await person(1).findByText('Local, Alabama, $3.00 a month')).toBeTruthy();
  expect(person(1).getByText('There will be additional charges for personal number.')).toBeTruthy();
  await fill(1);
  expect(order).toEqual([]);
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(toasts()).toEqual(['Invitation sent to Noor Haddad, with the number +1 (251) 555-0203']);
  expect(order).toEqual(['reserve', 'invite', 'buy']);
  const [bought] = api.calls(addTeammateNumber);
  expect(bought?.params).toEqual({ id: invited.id });
  expect(bought?.body).toEqual({
    number: '+12515550203',
    reservationId,
    label: '',
    shownTotal: 0.9,
  });
});

it('[OP-70] invites nobody while the number is taken, and proposes another one', async () => {
  const { drawer, person, fill, send, wantNumber, onClose } = await show();
  await wantNumber(1);
  await person(1).findByText('+1 (251) 555-0203');
  await fill(1);
  api.on(searchNumbers, () => fakeList([fakeOffer({ number: '+12515550217' })]));
  api.on(reserveNumber, () => {
    throw new Refusal('NUMBERTAKEN');
  });
  await send();
  expect(
    await drawer.findByText('This number is no longer available. Please choose another number.'),
  ).toBeTruthy();
  expect(await person(1).findByText('+1 (251) 555-0217')).toBeTruthy();
  expect(order).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

it('[OP-70] gives the number back when the invitation is refused', async () => {
  const { drawer, person, fill, send, wantNumber } = await show();
  await wantNumber(1);
  await person(1).findByText('+1 (251) 555-0203');
  await fill(1);
  api.on(createTeammate, () => {
    const error = { code: 'DUPLICATE', field: 'email', message: 'This email is existed' };
    throw new Refusal('DUPLICATE', [error]);
  });
  await send();
  expect(await drawer.findByText('This email is existed')).toBeTruthy();
  expect(order).toEqual(['reserve', 'release']);
});

it('[PPL-01] [OP-67] who could not get the number stays invited, and the portal says so', async () => {
  const { person, fill, send, wantNumber, onClose } = await show();
  await wantNumber(1);
  await person(1).findByText('+1 (251) 555-0203');
  await fill(1);
  api.on(addTeammateNumber, () => {
    throw new Refusal('RESERVATIONEXPIRED');
  });
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(toasts()).toEqual([
    'Noor Haddad was invited, but the number could not be added. The reservation has expired. Please choose a number again.',
    'Invitation sent to Noor Haddad',
  ]);
  expect(store.get(noticesAtom)[0]?.action?.label).toBe('Assign number');
});

it('[PPL-01] counts who was refused, and no row that is merely new', async () => {
  const { user, drawer, fill, send } = await show();
  await fill(1);
  await user.click(drawer.getByRole('button', { name: 'Add another user' }));
  await fill(2);
  api.on(createTeammate, ({ body }) => {
    if ((body as NewTeammate).email.startsWith('noor1')) return invited;
    const error = { code: 'DUPLICATE', field: 'email', message: 'This email is existed' };
    throw new Refusal('DUPLICATE', [error]);
  });
  await send();
  expect(await drawer.findByText('1 invitation was sent.')).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Add another user' }));
  expect(drawer.getAllByRole('group', { name: /^User / })).toHaveLength(2);
  expect(drawer.getByText(/^1 user could not be added\./)).toBeTruthy();
});

it('[PPL-01] says what everybody costs together, and sends what was shown for each', async () => {
  const { user, drawer, fill, send, wantNumber, onClose } = await show();
  expect(await drawer.findByRole('button', { name: 'Send invitation for $6.60' })).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Add another user' }));
  await wantNumber(2);
  await drawer.findByRole('button', { name: 'Send 2 invitations for $14.10' });
  expect(drawer.getByText('User, 2 × $22.00; Local number, 1 × $3.00')).toBeTruthy();
  expect(drawer.getByText(/^On the invoice of /)).toBeTruthy();
  await fill(1);
  await fill(2);
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const shown = api.calls(createTeammate).map(({ body }) => body as NewTeammate);
  expect(shown.map(({ shownTotal }) => shownTotal)).toEqual([6.6, 6.6]);
  expect(api.calls(addTeammateNumber)[0]?.body).toMatchObject({ shownTotal: 0.9 });
});

it('[PPL-01] reads a changed price again and says so', async () => {
  const { drawer, fill, send, onClose } = await show();
  await fill(1);
  await drawer.findByRole('button', { name: 'Send invitation for $6.60' });
  const message = 'The price has changed. Check it and confirm.';
  api.on(createTeammate, () => {
    throw new Refusal('PRICECHANGED', [{ code: 'PRICECHANGED', field: 'shownTotal', message }]);
  });
  const dearer = { item: 'user' as const, name: 'User', quantity: 1, price: 24 };
  api.on(getQuote, () =>
    fakeQuote({ lines: [fakeQuoteLine({ ...dearer, total: 7.2 })], total: 7.2 }),
  );
  await send();
  expect(await drawer.findByText(message)).toBeTruthy();
  expect(await drawer.findByRole('button', { name: 'Send invitation for $7.20' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('[ROLE-21] [OP-58] a trial without room for numbers says so before one is chosen', async () => {
  const stripeInfo = { stripeId: 'cus_1', isTrial: true, stripeEmail: '' };
  tellFirstRows();
  signInAs({ account: { stripeInfo, trialMaximumUserDID: 2 } });
  api.on(listTenantNumbers, () => ({ ...fakeList([]), total: 2 }));
  const { drawer } = await show();
  expect(await drawer.findByText(/up to 2 phone numbers of users\. End the trial/)).toBeTruthy();
  expect(drawer.queryByRole('radio', { name: 'Yes, reserve this number' })).toBeNull();
});

it('[PPL-01] during a trial users cost nothing yet', async () => {
  const user = { item: 'user' as const, name: 'User', quantity: 1, price: 22 };
  api.on(getQuote, () =>
    fakeQuote({
      isTrial: true,
      lines: [fakeQuoteLine({ ...user, total: 0 })],
      monthly: 22,
      total: 0,
    }),
  );
  const { drawer } = await show();
  expect(await drawer.findByText('During the trial')).toBeTruthy();
  expect(drawer.getByRole('button', { name: 'Send invitation' })).toHaveProperty('disabled', false);
});

it('[PPL-01] WCAG 2.4.3 keeps the focus with who is added and removed', async () => {
  const { user, drawer, person } = await show();
  const another = () => user.click(drawer.getByRole('button', { name: 'Add another user' }));
  const remove = (position: number) =>
    user.click(drawer.getByRole('button', { name: `Remove user ${position}` }));
  const focused = () => document.activeElement;
  await another();
  expect(focused()).toBe(person(2).getByLabelText(/^Email/));
  await another();
  await remove(2);
  expect(focused()).toBe(drawer.getByRole('button', { name: 'Remove user 2' }));
  await remove(2);
  expect(focused()).toBe(person(1).getByLabelText(/^Email/));
});

it('[NUM-14] two people are not proposed the same number', async () => {
  const { user, drawer, person, wantNumber } = await show();
  await wantNumber(1);
  await person(1).findByText('+1 (251) 555-0203');
  await user.click(drawer.getByRole('button', { name: 'Add another user' }));
  await wantNumber(2);
  expect(await person(2).findByText('+1 (251) 555-0217')).toBeTruthy();
});

it('[PPL-01] reads the names out of the email, selects them, and leaves what was typed', async () => {
  const { user, person } = await show();
  const field = (label: RegExp) => person(1).getByLabelText<HTMLInputElement>(label);
  await user.type(field(/^Email/), 'nina.park@harbordental.com');
  await user.click(field(/^First name/));
  expect([field(/^First name/).value, field(/^Last name/).value]).toEqual(['Nina', 'Park']);
  expect(person(1).getAllByText('Suggested from the email')).toHaveLength(2);
  await user.tab();
  expect(document.activeElement).toBe(field(/^Last name/));
  await user.keyboard('Lee');
  expect(field(/^Last name/).value).toBe('Lee');
  expect(person(1).getAllByText('Suggested from the email')).toHaveLength(1);
  await user.clear(field(/^Email/));
  await user.type(field(/^Email/), 'ada.byron@harbordental.com');
  await user.tab();
  expect([field(/^First name/).value, field(/^Last name/).value]).toEqual(['Nina', 'Lee']);
});

it('[PPL-01] reads the names while the email is typed, and again when it changes', async () => {
  const { user, person } = await show();
  const field = (label: RegExp) => person(1).getByLabelText<HTMLInputElement>(label);
  const names = () => [field(/^First name/).value, field(/^Last name/).value];
  await user.type(field(/^Email/), 'nina.park');
  expect(names()).toEqual(['', '']);
  await user.keyboard('@');
  expect(names()).toEqual(['Nina', 'Park']);
  expect(person(1).getAllByText('Suggested from the email')).toHaveLength(2);
  await user.clear(field(/^Email/));
  expect(names()).toEqual(['', '']);
  await user.type(field(/^Email/), 'ada.byron@harbordental.com');
  expect(names()).toEqual(['Ada', 'Byron']);
});

it('[PPL-01] names that were emptied stay empty while the email stays', async () => {
  const { user, person } = await show();
  const field = (label: RegExp) => person(1).getByLabelText<HTMLInputElement>(label);
  await user.type(field(/^Email/), 'nina.park@harbordental.com');
  await user.clear(field(/^First name/));
  await user.clear(field(/^Last name/));
  await user.type(field(/^Email/), '.au');
  expect([field(/^First name/).value, field(/^Last name/).value]).toEqual(['', '']);
});

it('[VAL-12] offers the nearest name that is taken in place of one that is refused', async () => {
  const { user, person, fill, send } = await show();
  await fill(1);
  const last = person(1).getByLabelText<HTMLInputElement>(/^Last name/);
  await user.clear(last);
  await user.type(last, "O'Brien");
  expect(person(1).queryByRole('button', { name: /^Use/ })).toBeNull();
  await send();
  await user.click(await person(1).findByRole('button', { name: 'Use “OBrien”' }));
  expect([last.value, last.getAttribute('aria-invalid')]).toEqual(['OBrien', null]);
  expect(document.activeElement).toBe(last);
});

it('[PPL-01] a name that somebody typed is nowhere called a suggestion', async () => {
  const { user, person } = await show();
  await user.type(person(1).getByLabelText(/^First name/), 'Nina');
  await user.type(person(1).getByLabelText(/^Last name/), 'Park');
  await user.type(person(1).getByLabelText(/^Email/), 'nina.park@harbordental.com');
  expect(person(1).queryByText('Suggested from the email')).toBeNull();
});
