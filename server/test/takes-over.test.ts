import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../src/areas/session/sign-in/password-hash.ts';
import { newId } from '../src/platform/ids.ts';
import { idsOf } from './annex-c3.ts';
import { describeApi } from './each-database.ts';
import { codeOf, type TestPerson } from './harness.ts';
import { takesOver } from './takes-over.ts';

const password = 'Quiet-River-47';
const tenMinutes = 10 * 60_000;

describeApi('[annex J8] what takes over a person, an account, a device or a card', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;

  beforeEach(async () => {
    server().clock.reset();
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId);
    const hash = await hashPassword(password);
    const row = { tenant_id: tenantId, teammate_id: owner.id, hash, changed_at: new Date() };
    await server().db.system((tx) => tx.insertInto('password').values(row).execute());
  });

  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const version = Number((await readAna()).version);
    return server().call(owner, method, path, { version, ...(body && { body }) });
  };
  const readAna = async () => (await server().call(owner, 'GET', `/api/teammate/${ana.id}`)).body;
  const promote = () => send('PUT', `/api/teammate/${ana.id}`, { role: 'admin' });
  const entryId = async () => {
    const { body } = await send('GET', `/api/audit/teammate/${ana.id}`);
    return (body.items as { id: string }[])[0]?.id;
  };
  const invited = (role: string) => {
    const email = `${newId()}@example.com`;
    return { firstName: 'Ben', lastName: 'Okafor', email, role };
  };
  const bulk = (dryRun = false) =>
    send('POST', '/api/teammate/bulk', { ids: [ana.id], change: { role: 'admin' }, dryRun });
  const import1 = (role: string) => {
    const row = { ...invited(role), title: '', extension: '', teams: '' };
    return send('POST', '/api/teammate/import', { rows: [row], dryRun: false });
  };

  it.each(idsOf(takesOver))('%s asks again before anything else is looked at', async (id) => {
    const endpoint = server().app.services.endpoints.get(id);
    if (endpoint === undefined) throw new Error(`There is no call ${id}.`);
    server().clock.advance(tenMinutes);
    const path = endpoint.path.replaceAll(/\{\w+\}/g, ana.id);
    const { status, body } = await server().call(owner, endpoint.method, path, { body: {} });
    expect([status, body.responseCode]).toEqual([403, 'STEPUP']);
  });

  /** Prepares, lets ten minutes pass, and answers the call that takes over. */
  const ways: Record<string, () => Promise<() => ReturnType<typeof send>>> = {
    'another role': async () => promote,
    'a new admin': async () => () => send('POST', '/api/teammate', invited('admin')),
    'an imported admin': async () => () => import1('admin'),
    'a role changed by a file': async () => () =>
      send('POST', '/api/teammate/import', { rows: [{ id: ana.id, role: 'admin' }] }),
    'a long file that may change users': async () => () =>
      send('POST', '/api/teammate/import-run', {
        rows: [{ id: ana.id, title: 'Nurse' }],
        totals: [null],
      }),
    'a bulk change of roles': async () => bulk,
    'roles rolled back': async () => {
      const { id } = (await bulk()).body.batch as { id: string };
      return () => send('POST', `/api/batch/${id}/rollback`);
    },
    'a role undone': async () => {
      await promote();
      const body = { entryId: await entryId() };
      return () => send('POST', `/api/audit/teammate/${ana.id}/undo`, body);
    },
    'a role restored': async () => {
      await promote();
      const body = { entryId: await entryId() };
      return () => send('POST', `/api/audit/teammate/${ana.id}/restore`, body);
    },
    'a person suspended': async () => () => send('PUT', `/api/teammate/${ana.id}/status/suspended`),
    'a person deleted': async () => () => send('PUT', `/api/teammate/${ana.id}/status/cancel`),
    'passwords of the devices of somebody else': async () => () =>
      send('GET', `/api/teammate/${ana.id}/device`),
  };

  it.each(Object.entries(ways))(
    '%s asks again, and goes on once the password is shown',
    async (_what, begin) => {
      const act = await begin();
      const before = await readAna();
      server().clock.advance(tenMinutes);
      const refused = await act();
      expect([refused.status, codeOf(refused)]).toEqual([403, 'STEPUP']);
      expect(await readAna()).toEqual(before);
      await server().call(owner, 'POST', '/api/user/step-up/password', { body: { password } });
      const done = await act();
      expect([done.status, done.body]).toEqual([
        expect.toSatisfy((code) => code < 300),
        expect.anything(),
      ]);
    },
  );

  describe('what takes nothing over in the same calls', () => {
    it.each<[string, () => ReturnType<typeof send>]>([
      ['a new standard user', () => send('POST', '/api/teammate', invited('standard'))],
      ['an imported standard user', () => import1('standard')],
      ['a title', () => send('PUT', `/api/teammate/${ana.id}`, { title: 'Nurse' })],
      [
        'the role that somebody has',
        () => send('PUT', `/api/teammate/${ana.id}`, { role: 'standard' }),
      ],
      ['looking what a bulk change would do', () => bulk(true)],
      [
        'devices without passwords',
        () => send('GET', `/api/teammate/${ana.id}/device?withPassword=false`),
      ],
      ['the devices of oneself', () => send('GET', `/api/teammate/${owner.id}/device`)],
    ])('%s goes on', async (_what, act) => {
      server().clock.advance(tenMinutes);
      expect((await act()).status).toBeLessThan(300);
    });
  });
});
