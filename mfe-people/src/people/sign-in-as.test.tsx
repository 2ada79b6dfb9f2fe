import { renderInPortal } from '@jackfield/kit/testing';
import { session } from '@jackfield/runtime';
import { cleanup, screen, waitFor } from '@jackfield/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { samplePerson } from './sample-person.ts';
import { SignInAs } from './sign-in-as.tsx';

const person = { ...samplePerson(), fullName: 'Priya Raghunathan', firstName: 'Priya' };
const onClose = vi.fn();

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('SHELL-56 nothing else can be done between signing in as somebody and their first page', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  vi.spyOn(session, 'impersonate').mockResolvedValue(undefined);
  const { user } = renderInPortal(<SignInAs person={person} onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: 'Sign in as Priya' }));
  await screen.findByRole('dialog', { name: 'Loading...' });
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  expect(screen.queryByRole('button')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it('a refusal stands in the dialog, which stays', async () => {
  vi.spyOn(session, 'impersonate').mockRejectedValue(new Error('refused'));
  const { user } = renderInPortal(<SignInAs person={person} onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: 'Sign in as Priya' }));
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Sign in as Priya' })).toBeTruthy();
});
