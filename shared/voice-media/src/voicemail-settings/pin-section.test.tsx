import { updateTeammate } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { hasUnsavedInput } from '@jackfield/runtime';
import {
  cleanup,
  fakeTeammate,
  installFakeApi,
  screen,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { PinSection } from './pin-section.tsx';

afterEach(() => {
  cleanup();
  signOutOfTest();
});

const person = fakeTeammate({ hasVoicemailPin: false });
const onSaved = vi.fn();
const show = () => renderInPortal(<PinSection person={person} onSaved={onSaved} />);

it('[PPL-06] sets the PIN of a person, as of the version that was read', async () => {
  signInAs();
  const api = installFakeApi().on(updateTeammate, () => fakeTeammate({ hasVoicemailPin: true }));
  const { user } = show();
  await user.type(screen.getByLabelText('New PIN'), '24');
  await user.click(screen.getByRole('button', { name: 'Set PIN' }));
  expect(api.calls(updateTeammate)).toEqual([]);
  await user.type(screen.getByLabelText('New PIN'), '68');
  await user.click(screen.getByRole('button', { name: 'Set PIN' }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(api.calls(updateTeammate)[0]).toMatchObject({
    params: { id: person.id },
    body: { voicemailPin: '2468' },
  });
  expect(api.calls(updateTeammate)[0]?.headers.get('if-match')).toBe(`"${person.version}"`);
  api.uninstall();
});

it('[PPL-06] refuses a PIN that is too long, and cuts nothing of it', async () => {
  signInAs();
  const api = installFakeApi();
  const { user } = show();
  const field = screen.getByLabelText<HTMLInputElement>('New PIN');
  await user.click(field);
  await user.paste('123456789');
  await user.click(screen.getByRole('button', { name: 'Set PIN' }));
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['123456789', 'true']);
  expect(api.calls(updateTeammate)).toEqual([]);
  api.uninstall();
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
