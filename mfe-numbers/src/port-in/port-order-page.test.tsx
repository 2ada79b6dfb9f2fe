import {
  cancelPortOrder,
  correctPortPoint,
  getPortLetter,
  getPortOrder,
  leavePortNumberOut,
  type PortOrder,
  signPortLetter,
  submitPortOrder,
  undoPortPoint,
} from '@jackfield/contract/api/port-in';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, queryClient, store } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  openDialog,
  Refusal,
  screen,
  signInAs,
  signInWithRole,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as PortOrderPage } from './port-order-page.tsx';
import { sampleOrder, samplePoints } from './sample-order.ts';

let api: FakeApi;
let order: PortOrder;

const store1 = (next: Partial<PortOrder>) => {
  order = { ...order, ...next, version: order.version + 1 };
  return order;
};
const done = samplePoints.map((point) => ({ ...point, isDone: true }));

beforeEach(() => {
  signInAs({ profile: { role: 'admin' } });
  order = sampleOrder();
  api = new FakeApi()
    .on(getPortOrder, () => order)
    .on(getPortLetter, () => ({
      title: 'Letter of authorization',
      paragraphs: ['Move our numbers.'],
      consent: 'I may decide about this account.',
      signature: order.letter,
    }))
    .on(correctPortPoint, () => store1({ points: done }))
    .on(undoPortPoint, () =>
      store1({ points: samplePoints.map((point) => ({ ...point, isDone: false })) }),
    )
    .on(signPortLetter, () => store1({ letter: { ...sampleOrder().letter!, isCurrent: true } }))
    .on(submitPortOrder, () => store1({ state: 'submitted', points: [] }))
    .on(cancelPortOrder, () => store1({ state: 'cancelled', points: [], canCancel: false }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

const open = () => {
  const { id } = order;
  const path = `/admin-settings/company/port/${id}`;
  return renderInPortal(<PortOrderPage />, { path, route: '/admin-settings/company/port/:id' });
};
const pointOf = async (name: string) => within(await screen.findByRole('region', { name }));
const address = 'Service address of +1 (251) 555-0157';

it('[PORT-01] a rejection says by point what was sent, what they say and what it means', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: '3 numbers from Gulf Coast Telecom' });
  expect(screen.getByRole('alert').textContent).toContain(
    'Rejected: 2 details are not the ones on your bill',
  );
  expect(screen.getByRole('alert').textContent).toContain(
    'Correct 1 more point, then resubmit. It is free, and the earliest new date is Wednesday, Dec 09.',
  );
  expect(screen.getByText('1 of 2 done')).toBeTruthy();
  const point = await pointOf(address);
  expect(point.getByText('Service address mismatch on TN 2515550157.')).toBeTruthy();
  expect(point.getByText('They list this number at another office.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Resubmit' })).toHaveProperty('disabled', true);
});

it('[PORT-01] a corrected address is saved, and then the order can be sent again', async () => {
  const { user } = open();
  const point = await pointOf(address);
  const street = point.getByRole('textbox', { name: /^Street/ });
  await user.clear(street);
  await user.click(point.getByRole('button', { name: 'Save correction' }));
  expect(await point.findByText('The street name field is required.')).toBeTruthy();
  expect(api.calls(correctPortPoint)).toHaveLength(0);
  await user.type(street, 'Main Street');
  await user.click(point.getByRole('button', { name: 'Save correction' }));
  await waitFor(() => expect(api.calls(correctPortPoint)).toHaveLength(1));
  expect(api.calls(correctPortPoint)[0]?.body).toMatchObject({
    field: 'serviceAddress',
    address: { houseNumber: '214', streetName: 'Main Street' },
  });
  await user.click(screen.getByRole('button', { name: 'Resubmit' }));
  const asked = within(await openDialog('Resubmit the order'));
  expect(asked.getByLabelText<HTMLInputElement>(/^Day of the move/).value).toBe('2026-12-09');
  await user.click(asked.getByRole('button', { name: 'Resubmit' }));
  await screen.findByText('Waiting for Gulf Coast Telecom');
  expect(api.calls(submitPortOrder)[0]?.body).toEqual({ wantedDate: '2026-12-09' });
  expect(api.calls(submitPortOrder)[0]?.headers.get('if-match')).toContain('5');
});

it('[PORT-01] what the server refuses of a correction stands at its field, and stays typed', async () => {
  api.on(correctPortPoint, () => {
    throw new Refusal('INVALIDINPUT', [
      { code: 'INVALID', field: 'value', message: 'The account number field is not valid.' },
    ]);
  });
  const { user } = open();
  const point = await pointOf('Account number');
  const field = point.getByRole<HTMLInputElement>('textbox', { name: /^Account number/ });
  await user.clear(field);
  await user.type(field, 'GCT{Enter}');
  expect(await point.findByText('The account number field is not valid.')).toBeTruthy();
  expect(field.value).toBe('GCT');
});

it('[PORT-01] a correction is undone', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Undo: Account number' }));
  await screen.findByText('0 of 2 done');
  expect(api.calls(undoPortPoint)[0]?.params).toEqual({ id: order.id, pointId: done[0]?.id });
});

it('[PORT-01] a number is left out, and taken in again', async () => {
  api.on(leavePortNumberOut, ({ body }) => {
    const { isLeftOut } = body as { isLeftOut: boolean };
    const numbers = order.numbers.map((one, at) =>
      at === 2 ? { ...one, state: isLeftOut ? ('leftOut' as const) : ('rejected' as const) } : one,
    );
    return store1({ numbers, points: isLeftOut ? done : [...samplePoints] });
  });
  const { user } = open();
  const point = await pointOf(address);
  await user.click(point.getByRole('button', { name: 'Leave this number out…' }));
  const asked = within(await openDialog('Leave +1 (251) 555-0157 out?'));
  await user.click(asked.getByRole('button', { name: 'Leave out' }));
  await screen.findByText('2 of 2 done');
  expect(api.calls(leavePortNumberOut)[0]?.params).toEqual({
    id: order.id,
    numberId: order.numbers[2]?.id,
  });
  expect(point.queryByRole('textbox')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Port it after all' }));
  await screen.findByText('1 of 2 done');
});

it('[PORT-01] a letter that says something else by now is signed before the order is sent', async () => {
  order = sampleOrder({
    points: done,
    letter: { ...sampleOrder().letter!, isCurrent: false },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sign letter…' }));
  const letter = within(await openDialog('Letter for Gulf Coast Telecom'));
  await user.click(await letter.findByRole('button', { name: 'Sign letter' }));
  expect(await letter.findByText('The signature field is required.')).toBeTruthy();
  expect(letter.getByText('Read it once, then tick the box.')).toBeTruthy();
  await user.type(letter.getByRole('textbox', { name: /^Your full name/ }), 'Renee Castellano');
  await user.click(letter.getByRole('checkbox', { name: 'I may decide about this account.' }));
  await user.click(letter.getByRole('button', { name: 'Sign letter' }));
  await screen.findByRole('button', { name: 'Resubmit' });
  expect(api.calls(signPortLetter)[0]?.body).toEqual({
    signature: 'Renee Castellano',
    isAgreed: true,
  });
});

it('[PORT-01] an order is cancelled once it was asked', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel order…' }));
  const asked = within(await openDialog('Cancel order P-2041?'));
  await user.click(asked.getByRole('button', { name: 'Cancel order' }));
  await screen.findByText('This order was cancelled');
  expect(screen.queryByText('Until then')).toBeNull();
});

it('[PORT-01] who only looks reads it and changes nothing', async () => {
  signInWithRole('auditor');
  open();
  await screen.findByText('They list this number at another office.');
  for (const name of ['Resubmit', 'Save correction', 'Cancel order…', 'Undo: Account number']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.getByRole('button', { name: 'Letter of authorization' })).toBeTruthy();
});
