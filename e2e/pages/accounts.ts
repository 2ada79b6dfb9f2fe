import { type APIRequestContext, expect } from '@playwright/test';
import { password } from '../fixtures/people.ts';

const support = {
  'x-support-key': 'support-key-of-the-browser-tests',
  'x-jackfield': '1',
};

/** An account that a test made for itself, and its owner's sign-in. */
export interface Account {
  tenantId: string;
  owner: { id: string; email: string };
}

let made = 0;

interface Made {
  country?: 'USA' | 'CAN' | 'MYS';
  /** The wizard of the first sign-in waits for the person. */
  isNewcomer?: boolean;
}

/** Makes an active account, as support does; its owner has the password of the demo people. */
export async function makeAccount(
  request: APIRequestContext,
  { country = 'CAN', isNewcomer = false }: Made = {},
): Promise<Account> {
  made += 1;
  const email = `owner-${Date.now()}-${made}@cedarlane.example`;
  const answer = await request.post('/api/support/tenant', {
    headers: support,
    data: {
      companyName: `Cedar Lane ${made}`,
      country,
      owner: { email, firstName: 'Noor', lastName: 'Haddad' },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { tenantId, teammateId } = await answer.json();
  await confirm(request, email, { isNewcomer });
  return { tenantId, owner: { id: teammateId, email } };
}

/**
 * Confirms the email of somebody new and chooses the password of the demo people. Their first
 * sign-in is over, unless they are to be a newcomer.
 */
export async function confirm(
  request: APIRequestContext,
  email: string,
  { isNewcomer = false }: Pick<Made, 'isNewcomer'> = {},
): Promise<void> {
  const link = new URL(await newestLink(request, email));
  const token = link.searchParams.get('t');
  const headers = { 'x-jackfield': '1' };
  const confirmed = await request.post('/api/user/ConfirmEmail', {
    headers,
    data: { email, token },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  const answer = await confirmed.json();
  const stored = await request.post('/api/user/ResetPassword', {
    headers,
    data: { email, token: answer.token, newPassword: password },
  });
  expect(stored.ok(), await stored.text()).toBe(true);
  if (!isNewcomer) await settle(request, email);
}

/** Ends the first sign-in of a person, so that no wizard lies over the portal. */
async function settle(request: APIRequestContext, email: string): Promise<void> {
  const headers = { 'x-jackfield': '1' };
  const known = await request.post('/api/connect/token', {
    headers,
    data: { grant_type: 'password', username: email, password, platform: 1 },
  });
  const { access_token: token } = await known.json();
  const bearer = { ...headers, authorization: `Bearer ${token}` };
  const { id, version } = await (await request.get('/api/user', { headers: bearer })).json();
  const settled = await request.put(`/api/teammate/${id}`, {
    headers: { ...bearer, 'if-match': `"${version}"` },
    data: { isFirstTime: false, agreedTerms: { hash: '0'.repeat(64) } },
  });
  expect(settled.ok(), await settled.text()).toBe(true);
}

/** Moves an account to a status, as support does. */
export async function setAccountStatus(
  request: APIRequestContext,
  tenantId: string,
  status: 'active' | 'suspended' | 'cancel',
): Promise<void> {
  const answer = await request.put(`/api/tenant/${tenantId}/status`, {
    headers: support,
    data: { status, ...(status !== 'active' && { reason: 'Outstanding payment' }) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Tells the portal's people of an event, through the hook of the test build. */
export async function publish(
  request: APIRequestContext,
  tenantId: string,
  event: object,
): Promise<void> {
  const answer = await request.post('/__test/publish', { data: { tenantId, event } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Address in the newest mail to a person, read from the outbox of the test build. */
export async function newestLink(request: APIRequestContext, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`/__test/mail?to=${encodeURIComponent(email)}`);
      const mails: { links: string[] }[] = await answer.json();
      link = mails[0]?.links[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
