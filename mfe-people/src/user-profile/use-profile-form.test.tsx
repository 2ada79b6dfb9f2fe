import { updateTeammate } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  type FakeApi,
  fakeTeammate,
  installFakeApi,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { IdentitySection } from './identity-section.tsx';
import { useProfileForm } from './use-profile-form.ts';

let api: FakeApi;
const person = fakeTeammate({ firstName: 'Noor', lastName: 'Haddad', fullName: 'Noor Haddad' });

beforeEach(() => {
  signInAs({ profile: { role: 'admin' } });
  api = installFakeApi();
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

function Profile() {
  const edit = useProfileForm(person, { editorId: 'admin', onHistory: () => undefined });
  return (
    <>
      <IdentitySection person={person} control={edit.form.control} />
      <button type="button" onClick={() => void edit.save()}>
        Save
      </button>
    </>
  );
}

it('[PPL-05] names a renamed user as stored', async () => {
  const renamed = { ...person, firstName: 'Nora', fullName: 'Nora Haddad', version: 2 };
  api.on(updateTeammate, () => renamed);
  const { user } = renderInPortal(<Profile />);
  const firstName = screen.getByRole('textbox', { name: /First name/ });
  await user.clear(firstName);
  await user.type(firstName, 'Nora');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
  expect(store.get(noticesAtom)[0]?.text).toBe('Nora Haddad saved');
});
