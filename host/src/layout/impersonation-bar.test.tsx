import { actAs } from '@jackfield/contract/api/session';
import { renderInPortal } from '@jackfield/kit/testing';
import { sessionAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  type FakeApi,
  installFakeApi,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ImpersonationBar } from './impersonation-bar.tsx';

let api: FakeApi;
beforeEach(() => {
  api = installFakeApi();
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

it('[annex J8] is read-only until a reason was given, and says which', async () => {
  const maya = signInAs({
    profile: { firstName: 'Maya', fullName: 'Maya Okafor' },
    auth: { authenticationType: 2 },
  });
  store.set(sessionAtom, {
    ...store.get(sessionAtom),
    impersonation: { isActing: false, reason: 'A look' },
  });
  api.on(actAs, () => undefined);
  const { user } = renderInPortal(<ImpersonationBar person={maya} />);
  expect(screen.getByText('Read-only')).toBeTruthy();
  expect(screen.getByText('A look')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Act as Maya' }));
  const dialog = await screen.findByRole('dialog', { name: 'Act as Maya?' });
  await user.click(within(dialog).getByRole('button', { name: 'Act as Maya' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The reason field is required.');
  expect(api.calls(actAs)).toEqual([]);

  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Greeting{Enter}');
  expect(await screen.findByText('Acting')).toBeTruthy();
  expect(screen.getByText('Greeting')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Act as Maya' })).toBeNull();
  expect(api.calls(actAs).map(({ body }) => body)).toEqual([{ reason: 'Greeting' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
