import { renderInPortal } from '@jackfield/kit/testing';
import { cleanup, screen, signInAs, signOutOfTest, waitFor } from '@jackfield/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountDrawer } from './account-drawer.tsx';

afterEach(() => {
  cleanup();
  signOutOfTest();
});

it.each([
  ['an admin', 'admin', 'Call handling', /^\/admin-settings\/users\/edit\/.+\/call-handling$/],
  ['an admin', 'admin', 'Voicemail', /^\/admin-settings\/users\/edit\/.+\/voicemail$/],
  ['a standard user', 'standard', 'Call handling', /^\/your-settings\/call-handling$/],
] as const)('[SHELL-06] My account leads %s (%s) to the own %s', async (_who, role, name, path) => {
  signInAs({ profile: { role } });
  const onClose = vi.fn();
  const { user } = renderInPortal(<AccountDrawer open onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name }));
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(window.location.pathname).toMatch(path));
});

it.each([
  ['Admin', 'admin', null],
  ['User', 'standard', null],
  ['Phone manager', 'standard', { role: 'phoneManager' }],
] as const)('[RIGHT-02] My account says %s', async (name, role, access) => {
  signInAs({ profile: { role, access: access && { ...access, teamIds: [] } } });
  renderInPortal(<AccountDrawer open onClose={vi.fn()} />);
  expect(await screen.findByText(name, { exact: true })).toBeTruthy();
});
