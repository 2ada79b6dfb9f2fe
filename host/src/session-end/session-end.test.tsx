import { getSession } from '@jackfield/contract/api/session';
import { ownProfile } from '@jackfield/contract/api/teammate';
import { Input } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { renderInPortal } from '@jackfield/kit/testing';
import { call, session, sessionAtom, store, useNavigationGuard } from '@jackfield/runtime';
import {
  cleanup,
  type FakeApi,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';

let api: FakeApi;

function Form({ isSent = false }) {
  useNavigationGuard(true, async () => true, { isBlocking: () => !isSent });
  return <p>Typed</p>;
}

beforeEach(() => {
  signInAs();
  api = installFakeApi();
  api
    .on(getSession, () => ({ auth: null, storage: null, profile: null }))
    .on(ownProfile, () => {
      throw new Refusal('UNAUTHORIZED');
    });
});
afterEach(() => {
  // What waits for a sign-in is let go.
  session.leaveToSignIn();
  cleanup();
  signOutOfTest();
  api.uninstall();
});

/** Has the server refuse a call, and answers what becomes of the session on this page. */
async function lose() {
  void call(ownProfile).catch(() => undefined);
  await expect.poll(() => store.get(sessionAtom).phase).not.toBe('open');
  return store.get(sessionAtom).phase;
}

it('AUTH-18 a page without input is left', async () => {
  renderInPortal(<p>Rows</p>);
  expect(await lose()).toBe('none');
});

it.each([
  ['a form', <Form key="" />],
  ['a form that is being sent', <Form key="" isSent />],
])('AUTH-18 the page waits with %s', async (_what, form) => {
  renderInPortal(form);
  await screen.findByText('Typed');
  expect(await lose()).toBe('expired');
});

it('AUTH-18 the page waits with a dialog that has fields', async () => {
  renderInPortal(
    <Dialog open title="Add number" onClose={() => undefined}>
      <Input />
    </Dialog>,
  );
  await screen.findByRole('dialog');
  expect(await lose()).toBe('expired');
});
