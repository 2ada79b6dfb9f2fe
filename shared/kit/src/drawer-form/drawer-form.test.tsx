import { hasUnsavedInput, navigateTo } from '@jackfield/runtime';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderKit } from '../testing/public.ts';
import { DrawerForm } from './drawer-form.tsx';

const onClose = vi.fn();
const onConfirm = vi.fn<() => Promise<boolean>>();

function show(dirty: boolean) {
  renderKit(
    <DrawerForm
      title="Add team"
      confirmText="Add"
      dirty={dirty}
      busy={false}
      discardTitle="Discard the new team?"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <input aria-label="Name" />
    </DrawerForm>,
  );
}

const question = () => screen.findByText('Discard the new team?');

beforeEach(() => {
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/teams?drawer=add');
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

it.each(['/teams', '/users'])('asks before a step to %s loses the input', async (to) => {
  show(true);
  expect(hasUnsavedInput()).toBe(true);
  expect(await navigateTo(to)).toBe(false);
  await question();
  expect(screen.getByText('None of it has been saved.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
});

it('lets go what was given up', async () => {
  show(true);
  await navigateTo('/users');
  await question();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(hasUnsavedInput()).toBe(false);
});

it('asks for nothing while a form is sent and once it is taken, but again where it is not', async () => {
  let answer: (isTaken: boolean) => void = () => {};
  onConfirm.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  show(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }));
  expect(hasUnsavedInput()).toBe(false);
  answer(false);
  await vi.waitFor(() => expect(hasUnsavedInput()).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  answer(true);
  await Promise.resolve();
  expect(hasUnsavedInput()).toBe(false);
});

it('a form that is empty is left without a question', () => {
  show(false);
  expect(hasUnsavedInput()).toBe(false);
});
