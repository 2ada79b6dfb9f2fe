import { renderInPortal } from '@jackfield/kit/testing';
import { hasUnsavedInput } from '@jackfield/runtime';
import { cleanup, fakeTeammate, screen, signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, expect, it } from 'vitest';
import { PinSection } from './pin-section.tsx';

afterEach(() => {
  cleanup();
  signOutOfTest();
});

const show = () => renderInPortal(<PinSection person={fakeTeammate()} onSaved={() => undefined} />);

it('[PPL-06] sets the PIN of a person', () => {
  signInAs();
  show();
  expect(screen.getByLabelText('New PIN')).toBeTruthy();
});

it('[PPL-06] asks before a typed PIN is lost, and calls its button by what it shows', async () => {
  signInAs();
  const { user } = show();
  expect(hasUnsavedInput()).toBe(false);
  await user.type(screen.getByLabelText('New PIN'), '2468');
  expect(hasUnsavedInput()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Show PIN' }));
  expect(screen.getByLabelText('New PIN').getAttribute('type')).toBe('text');
  expect(screen.getByRole('button', { name: 'Hide PIN' })).toBeTruthy();
  await user.clear(screen.getByLabelText('New PIN'));
  expect(hasUnsavedInput()).toBe(false);
});

it('offers no PIN to those who act as somebody else', () => {
  signInAs({ auth: { authenticationType: 2 } });
  show();
  expect(screen.queryByLabelText('New PIN')).toBeNull();
});
