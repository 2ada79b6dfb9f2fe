import { beforeEach, describe, expect, it } from 'vitest';
import {
  addPerson,
  Client,
  type Portal,
  type TestPerson,
  type TestTenant,
  usePortal,
} from '../../../../test/session-fixture.ts';
import { testDatabases } from '../../../../test/harness.ts';
import { TestPasskey } from '../../../../test/test-passkey.ts';

describe.each(testDatabases)('signing in with a passkey on %s', (database) => {
  let portal: Portal;
  let tenant: TestTenant;
  let ana: TestPerson;
  let passkey: TestPasskey;
  usePortal(database, async (started, account) => {
    portal = started;
    tenant = account;
  });
  beforeEach(async () => {
    ana = await addPerson(portal, tenant);
    passkey = new TestPasskey(portal.config.publicUrl);
    const client = new Client(portal);
    await client.signIn(ana);
    const options = (await client.call('POST', '/api/user/security/passkey')).json();
    const way = { kind: 'passkey', response: passkey.made(options) };
    const added = await client.call('POST', '/api/user/security', way);
    expect(added.statusCode, added.body).toBe(200);
  });

  async function show(client: Client, onlyAs?: string) {
    const options = (await client.call('POST', '/api/auth/passkey/ask')).json();
    const body = { response: passkey.shown(options), ...(onlyAs && { onlyAs }) };
    return client.call('POST', '/api/auth/passkey', body);
  }

  it('[annex J8] needs no password, and counts as a second step', async () => {
    const client = new Client(portal);
    const answer = await show(client);
    expect(answer.statusCode, answer.body).toBe(200);
    await client.bind(answer.json());
    const { items } = (await client.call('GET', '/api/user/session')).json();
    expect(items[0]).toMatchObject({ openedBy: 'passkey', secondStep: 'passkey' });
  });

  it('[annex J8] opens nothing where the page waits for somebody else, and says so', async () => {
    const ben = await addPerson(portal, tenant);
    const client = new Client(portal);
    const refused = await show(client, ben.id);
    expect([refused.statusCode, refused.json().errors[0]]).toEqual([
      400,
      {
        code: 'CODEINVALID',
        field: 'passkey',
        message: 'That passkey is someone else’s. Use one of yours, or your password.',
      },
    ]);
    expect((await show(client, ana.id)).statusCode).toBe(200);
    const sessions = await portal.db.system((tx) =>
      tx.selectFrom('session').select('id').where('opened_by', '=', 'passkey').execute(),
    );
    expect(sessions.length).toBeGreaterThan(0);
    const own = await portal.db.system((tx) =>
      tx.selectFrom('session').select('id').where('teammate_id', '=', ben.id).execute(),
    );
    expect(own).toEqual([]);
  });

  it('takes no answer twice', async () => {
    const client = new Client(portal);
    const options = (await client.call('POST', '/api/auth/passkey/ask')).json();
    const response = passkey.shown(options);
    expect((await client.call('POST', '/api/auth/passkey', { response })).statusCode).toBe(200);
    expect((await client.call('POST', '/api/auth/passkey', { response })).statusCode).toBe(400);
  });
});
