import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  FakeApi,
  fakeRoutedNumber,
  fakeRoutedPerson,
  fakeRouting,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reviewGreeting } from './review-choice.tsx';

const mayaId = '018f0000-0000-7000-8000-000000000077';
const olderId = '018f0000-0000-7000-8000-0000000000a1';
const holidayId = '018f0000-0000-7000-8000-0000000000a2';
let api: FakeApi;

beforeEach(() => {
  signInAs();
  const maya = fakeRoutedPerson(mayaId, 'Maya Okafor', { greeting: olderId });
  api = new FakeApi().on(getRoutingConfig, () =>
    fakeRouting({ numbers: [fakeRoutedNumber(mayaId)], people: [maya] }),
  );
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

function show(id: string, choose = vi.fn(async () => undefined)) {
  const onClose = vi.fn();
  const item = {
    id,
    fileName: 'Holiday.wav',
    url: '/media/1',
    isDefault: false,
    isSelected: false,
    duration: 4,
    inputText: null,
  };
  const review = reviewGreeting({ type: 'teammate', id: mayaId });
  const { user } = renderInPortal(<>{review.ask({ item, choose, onClose })}</>);
  return { user, choose, onClose };
}

it('[annex J4] says who will notice another greeting before it is heard', async () => {
  const { user, choose, onClose } = show(holidayId);
  await screen.findByRole('dialog', { name: 'Let callers hear “Holiday.wav”?' });
  expect(await screen.findByText(/Callers hear something else from Maya Okafor/)).toBeTruthy();
  expect(choose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(choose).toHaveBeenCalledOnce();
});

it('[annex J4] the greeting that is heard already changes nothing for callers', async () => {
  show(olderId);
  expect(await screen.findByText(/No calls change/)).toBeTruthy();
});

it('keeps the dialog with the reason when it cannot be stored', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('offline')));
  const { user, onClose } = show(holidayId, failing);
  await user.click(await screen.findByRole('button', { name: 'Use it' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('[SAY-01] says who will notice a new greeting before it is added', async () => {
  const review = reviewGreeting({ type: 'teammate', id: mayaId });
  renderInPortal(<>{review.note?.({ id: 'new', isDefault: false })}</>);
  expect(await screen.findByText(/Callers hear something else from Maya Okafor/)).toBeTruthy();
});
