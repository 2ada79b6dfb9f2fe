import type { SignOn } from '@jackfield/contract/api/sso';
import type { TokenAnswer } from '@jackfield/contract/api/session';
import { createPersonMaker } from '../src/areas/teammates/just-in-time.ts';
import {
  addPerson,
  addTenant,
  Client,
  type Portal,
  startPortal,
  type TestPerson,
} from './session-fixture.ts';

/** Texts in DNS by name, as tests set them. */
export const dns = new Map<string, string>();

/** A portal that reaches providers on this computer, and DNS as `dns` has it. */
export async function startSsoPortal(): Promise<Portal> {
  const portal: Portal = await startPortal(
    process.env.TEST_DATABASE_URL === undefined ? 'pglite' : 'postgres',
    {},
    {
      isLocalAllowed: true,
      async resolveTxt(name) {
        const text = dns.get(name);
        if (text === undefined) throw new Error('ENOTFOUND');
        return [[text.slice(0, 20), text.slice(20)]];
      },
      makePerson: (tx, newcomer) => createPersonMaker({ clock: portal.clock })(tx, newcomer),
    },
  );
  return portal;
}

let made = 0;

/** An account with its owner signed in, and a domain of its own that is verified. */
export async function makeAccount(portal: Portal) {
  made += 1;
  const domain = `c${made}.example.com`;
  const tenant = await addTenant(portal);
  const owner = await addPerson(portal, tenant, {
    email: `owner@${domain}`,
    role: 'admin',
    is_tenant_owner: true,
  });
  const admin = new Client(portal);
  await admin.signIn(owner);
  const { id } = (await admin.call('POST', '/api/sso/domain', { name: domain })).json<{
    id: string;
  }>();
  await admin.call('POST', `/api/sso/domain/${id}/check`);
  return { tenant, owner, admin, domain, domainId: id };
}

export type TestAccount = Awaited<ReturnType<typeof makeAccount>>;

/** What admins see of single sign-on. */
export const readSso = async (admin: Client): Promise<SignOn> =>
  (await admin.call('GET', '/api/sso')).json();

/** Sets the mode; what is not said is as at the start. */
export const setMode = (admin: Client, mode: SignOn['mode'], more: object = {}) =>
  admin.call('PUT', '/api/sso/mode', {
    mode,
    requiredFrom: null,
    justInTime: 'off',
    isProviderStepTaken: false,
    ...more,
  });

/** Gives the owner a passkey, as far as single sign-on looks. */
export const givePasskey = (portal: Portal, person: TestPerson) =>
  portal.db.system((tx) =>
    tx
      .insertInto('passkey')
      .values({
        id: crypto.randomUUID(),
        tenant_id: person.tenantId,
        teammate_id: person.id,
        credential_id: crypto.randomUUID(),
        public_key: 'none',
        counter: 0,
        transports: [],
        name: 'Key',
        is_synced: false,
        created_at: portal.clock.now(),
      })
      .execute(),
  );

/** Has everybody of an account shown the second step just now. */
export const proveAgain = (portal: Portal, { tenantId }: Pick<TestPerson, 'tenantId'>) =>
  portal.db.system((tx) =>
    tx
      .updateTable('session')
      .set({ second_step_at: portal.clock.now() })
      .where('tenant_id', '=', tenantId)
      .execute(),
  );

/** Path and search of an address, as the portal is asked. */
export const pathIn = (url: string | URL): string => {
  const { pathname, search } = new URL(url, 'http://localhost:8080');
  return `${pathname}${search}`;
};

/** Where the portal leads a browser. */
export const leadsTo = (answer: { headers: { location?: string | undefined } }): string =>
  pathIn(answer.headers.location ?? '');

/** Ends a sign-in whose browser has come back, and binds the cookie. */
export async function finish(client: Client) {
  const answer = await client.call('POST', '/api/auth/sso/finish');
  if (answer.statusCode === 200) await client.bind(answer.json<TokenAnswer>());
  return answer;
}
