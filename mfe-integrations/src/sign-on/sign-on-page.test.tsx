import {
  addSignOnDomain,
  checkSignOnDomain,
  connectSignOn,
  disconnectSignOn,
  getSignOn,
  removeSignOnDomain,
  setSignOnMode,
  type SignOn,
  testSignOn,
} from '@jackfield/contract/api/sso';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  emitLive,
  FakeApi,
  openDialog,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveFor } from './leave-for.ts';
import {
  sampleDomain,
  sampleOidc,
  sampleSaml,
  sampleSignOn,
  sampleTest,
} from './sample-sign-on.ts';
import { Component as SignOnPage } from './sign-on-page.tsx';

vi.mock('./leave-for.ts', () => ({ leaveFor: vi.fn() }));

const days = 86_400_000;
const waiting = { verifiedAt: null, lookedAt: null };

let api: FakeApi;
let signOn: SignOn;
const become = (part: Partial<SignOn>) => {
  signOn = { ...signOn, ...part };
  return signOn;
};

beforeEach(() => {
  signInAs();
  signOn = sampleSignOn();
  api = new FakeApi()
    .on(getSignOn, () => signOn)
    .on(connectSignOn, () => become({ connection: sampleOidc(), lastTest: null, mode: 'off' }))
    .on(setSignOnMode, ({ body }) => become(body as Partial<SignOn>))
    .on(testSignOn, () => ({ url: 'https://login.microsoftonline.example/authorize' }))
    .on(disconnectSignOn, () => {
      become({ connection: null, mode: 'off', lastTest: null });
      return undefined;
    })
    .on(removeSignOnDomain, () => {
      become({ domains: [] });
      return undefined;
    });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  vi.mocked(leaveFor).mockClear();
  store.set(noticesAtom, []);
  api.uninstall();
});

const path = '/admin-settings/integrations/sign-on';
const open = (search = '') => renderInPortal(<SignOnPage />, { path: path + search });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('[SSO-01] shows what the provider is told and what it said, without the secret', async () => {
  open();
  await screen.findByText('Provider: Entra ID');
  expect(screen.getByText('Off, nobody is affected yet')).toBeTruthy();
  const redirect = screen.getByRole<HTMLInputElement>('textbox', { name: 'Redirect URL' });
  expect(redirect.value).toBe('https://portal.example/auth/sso/return');
  expect(screen.getByText('Found: 2 keys, sign-in page, and sign-out page')).toBeTruthy();
  const secret = screen.getByRole<HTMLInputElement>('textbox', { name: /^Client secret/ });
  expect(secret.value).toBe('••••••••••••q7Zt');
  expect(secret.readOnly).toBe(true);
});

it('[SSO-01] says of each claim of the test what it does here, and warns', async () => {
  open();
  await screen.findByText('This is Quentin Ashby, Ext. 1036');
  const claims = within(screen.getByRole('list', { name: 'What Entra ID says' }));
  const said = claims.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual([
    'emailquentin@harbordental.comFinds the user',
    'suba3f9…71c0Remembered from now on',
    'nameQuentin AshbySame as here',
    'amrpwdWarning: No second step: we ask for ours',
  ]);
});

it('[SSO-01] connects a provider, whose faults stand at their fields', async () => {
  signOn = sampleSignOn({ connection: null, lastTest: null, domains: [] });
  api.on(connectSignOn, () => {
    const message = 'This address does not answer.';
    throw new Refusal('INVALIDINPUT', [{ code: 'INVALID', field: 'issuer', message }]);
  });
  const { user } = open();
  await screen.findByText('Not set up');
  await user.click(button('Connect'));
  await screen.findByText('Copy the client ID from your provider.');
  expect(api.calls(connectSignOn)).toHaveLength(0);

  const issuer = screen.getByRole('textbox', { name: /^Issuer URL/ });
  await user.type(issuer, 'https://login.example/v2.0');
  await user.type(screen.getByRole('textbox', { name: /^Client ID/ }), 'portal');
  await user.type(screen.getByLabelText(/^Client secret/), 'hush');
  await user.click(button('Connect'));
  await screen.findByText('This address does not answer.');

  api.on(connectSignOn, () => become({ connection: sampleOidc() }));
  await user.type(issuer, '/');
  await user.click(button('Connect'));
  await screen.findByText('Provider: Entra ID');
  expect(api.calls(connectSignOn).at(-1)?.body).toEqual({
    protocol: 'oidc',
    issuer: 'https://login.example/v2.0/',
    clientId: 'portal',
    clientSecret: 'hush',
    secretEndsOn: null,
  });
  expect(screen.queryByDisplayValue('hush')).toBeNull();
});

it('[SSO-01] what else is changed keeps the secret, and Replace… asks for a new one', async () => {
  const { user } = open();
  await screen.findByText('Provider: Entra ID');
  await user.type(screen.getByLabelText('Secret ends on'), '2028-11-26');
  await user.click(button('Save changes'));
  await vi.waitFor(() => expect(api.calls(connectSignOn)).toHaveLength(1));
  expect(api.calls(connectSignOn)[0]?.body).not.toHaveProperty('clientSecret');

  await user.click(button('Replace…'));
  await user.type(screen.getByLabelText(/^Client secret/), 'newer');
  await user.click(button('Save changes'));
  await vi.waitFor(() => expect(api.calls(connectSignOn)).toHaveLength(2));
  expect(api.calls(connectSignOn)[1]?.body).toMatchObject({ clientSecret: 'newer' });
});

it('[SSO-01] SAML takes a metadata address, or pasted XML', async () => {
  signOn = sampleSignOn({ connection: null, lastTest: null });
  const { user } = open();
  await screen.findByText('Not set up');
  await user.click(screen.getByText('SAML 2.0'));
  expect(screen.getByRole('textbox', { name: 'Reply URL (ACS)' })).toBeTruthy();
  await user.click(screen.getByText('Paste XML'));
  await user.click(button('Connect'));
  await screen.findByText('Paste the metadata of your provider.');
  await user.type(screen.getByRole('textbox', { name: /^Metadata XML/ }), '<a/>');
  await user.click(button('Connect'));
  await vi.waitFor(() => expect(api.calls(connectSignOn)).toHaveLength(1));
  expect(api.calls(connectSignOn)[0]?.body).toEqual({ protocol: 'saml', metadataXml: '<a/>' });
});

it('[SSO-01] the test leads to the provider', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Test again' }));
  await vi.waitFor(() =>
    expect(leaveFor).toHaveBeenCalledWith('https://login.microsoftonline.example/authorize'),
  );
});

it('[SSO-01] a test that failed says why, is in sight for who comes back, and turns nothing on', async () => {
  signOn = sampleSignOn({
    lastTest: sampleTest({ problem: 'denied', person: null, foundBy: null, claims: [] }),
  });
  const { router } = open('?test=done');
  await screen.findByText(/Entra ID did not let you in/);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('The test failed'));
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('button', { name: /^Turn on/ })).toBeNull();
});

it('[SSO-01] is offered at once, and says for how many', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Turn on for 48 users' }));
  await screen.findByText('Offered to 48 users');
  expect(api.calls(setSignOnMode)[0]?.body).toEqual({
    mode: 'offered',
    requiredFrom: null,
    justInTime: 'off',
    isProviderStepTaken: false,
  });
});

it('[SSO-01] is required from a day, which is not past', async () => {
  const { user } = open();
  await screen.findByRole('button', { name: 'Turn on for 48 users' });
  await user.click(radio('Require it'));
  const day = screen.getByLabelText<HTMLInputElement>(/^From/);
  await user.clear(day);
  await user.type(day, '2020-01-01');
  await user.click(button('Turn on for 48 users'));
  await screen.findByText('Choose today or a later day.');
  await user.clear(day);
  await user.type(day, '2099-12-01');
  await user.click(screen.getByRole('checkbox', { name: 'Let newcomers in' }));
  await user.click(screen.getByRole('checkbox', { name: 'The second step of Entra ID counts' }));
  await user.click(button('Turn on for 48 users'));
  await screen.findByText('Required for 48 users from Dec 01, 2099');
  expect(api.calls(setSignOnMode)[0]?.body).toEqual({
    mode: 'required',
    requiredFrom: '2099-12-01',
    justInTime: 'standard',
    isProviderStepTaken: true,
  });
});

it.each([
  [{ lastTest: sampleTest({ isOfToday: false }) }, /once a test has passed today/],
  [
    { owner: { name: 'Renee Cole', hasPassword: true, hasPasskey: false } },
    /Renee Cole first needs both a password and a passkey/,
  ],
])('[SSO-01] cannot be required with %o', async (part, why) => {
  signOn = sampleSignOn(part);
  open();
  await screen.findByText(why);
  expect(radio('Require it').disabled).toBe(true);
  expect(radio('Offer it').disabled).toBe(false);
});

it('[SSO-01] is turned off by who knows what happens to whom', async () => {
  signOn = sampleSignOn({ mode: 'offered' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Turn off…' }));
  const asked = within(await openDialog('Turn single sign-on off?'));
  expect(asked.getByText(/48 users sign in with passkey or password again/)).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Turn off' }));
  await screen.findByText('Off, nobody is affected yet');
});

it('[SSO-01] a domain waits for its record, which is looked for when asked', async () => {
  signOn = sampleSignOn({ domains: [] });
  const domain = sampleDomain(waiting);
  api
    .on(addSignOnDomain, () => {
      become({ domains: [domain] });
      return domain;
    })
    .on(checkSignOnDomain, () => {
      const looked = sampleDomain({ verifiedAt: null, lookedAt: new Date().toISOString() });
      become({ domains: [looked] });
      return looked;
    });
  const { user } = open();
  await screen.findByText('Provider: Entra ID');
  expect(button('Turn on for 48 users').disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Domain' }), '@harbordental.com');
  await user.click(button('Add domain'));
  await screen.findByText('Waits for DNS');
  expect(api.calls(addSignOnDomain)[0]?.body).toEqual({ name: 'harbordental.com' });
  expect(screen.getByDisplayValue('_jackfield.harbordental.com')).toBeTruthy();
  expect(screen.getByDisplayValue('jackfield=abc123')).toBeTruthy();
  await user.click(button('Check harbordental.com now'));
  await screen.findByText(/not there yet/);

  api.on(checkSignOnDomain, () => {
    become({ domains: [sampleDomain()] });
    return sampleDomain();
  });
  await user.click(button('Check harbordental.com now'));
  await screen.findByText('Verified');
  expect(button('Turn on for 48 users').disabled).toBe(false);
});

it('[SSO-01] a domain is removed after a question', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove harbordental.com…' }));
  const asked = within(await openDialog('Remove harbordental.com?'));
  await user.click(asked.getByRole('button', { name: 'Remove domain' }));
  await vi.waitFor(() => expect(screen.queryByText('Verified')).toBeNull());
});

it('[SSO-01] a certificate that ends soon, and a provider that does not answer, are told', async () => {
  const soon = new Date(Date.now() + 20 * days).toISOString();
  const since = new Date(Date.now() - 3_600_000).toISOString();
  signOn = sampleSignOn({
    mode: 'offered',
    connection: { ...sampleSaml(soon), unreachableSince: since },
  });
  open();
  await screen.findByText('Okta does not answer');
  expect(screen.getByText(/Passkeys and passwords still work/)).toBeTruthy();
  expect(screen.getByText(/^The certificate of Okta ends /)).toBeTruthy();
  expect(screen.getByText(/paste its new metadata below/)).toBeTruthy();
});

it('[SSO-01] forgets a provider after a question', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Disconnect…' }));
  await openDialog('Disconnect Entra ID?');
  await user.click(button('Disconnect'));
  await screen.findByText('Not set up');
});

it('[SSO-01] follows what another admin changes', async () => {
  open();
  await screen.findByText('Off, nobody is affected yet');
  become({ mode: 'offered' });
  emitLive({ eventType: 'sso', id: 'connection' });
  await screen.findByText('Offered to 48 users');
});

it('[SSO-01] who is signed in as someone else sees nothing of it', async () => {
  signInAs({ auth: { authenticationType: 2 } });
  open();
  await screen.findByText(/can’t see single sign-on/);
  expect(api.calls(getSignOn)).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Add domain' })).toBeNull();
});
