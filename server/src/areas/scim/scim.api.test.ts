import type { Directory } from '@jackfield/contract/api/directory';
import type { Scope } from '@jackfield/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { giveKey } from '../../../test/give-key.ts';
import type { TestPerson } from '../../../test/harness.ts';
import { newId } from '../../platform/ids.ts';
import { clearDirectory } from './log.ts';

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const hour = 3_600_000;

interface ScimUser {
  id: string;
  userName: string;
  externalId?: string;
  active: boolean;
  name: { givenName: string; familyName: string };
  title?: string;
  emails: { value: string }[];
  [enterprise]?: { manager: { value: string } };
}

describeApi('directory', ({ server }) => {
  let owner: TestPerson;
  let secret: string;
  let invited: number;

  beforeEach(async () => {
    server().clock.reset();
    invited = 0;
    owner = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
    secret = await giveKey(server(), owner, ['directory:write'], 1000);
  });

  type Sent = { payload?: object; headers?: Record<string, string>; by?: string | null };
  async function scim<T = Record<string, unknown>>(line: string, sent: Sent = {}) {
    const [method = 'GET', path = ''] = line.split(/ (.*)/);
    const { by = secret, headers = {}, payload } = sent;
    const answer = await server().app.inject({
      method: method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url: `/scim/v2${path}`,
      headers: {
        ...(by !== null && { authorization: `Bearer ${by}` }),
        ...(payload && { 'content-type': 'application/scim+json' }),
        // Entra sends none.
        'user-agent': '',
        ...headers,
      },
      ...(payload && { payload: JSON.stringify(payload) }),
    });
    const body = (answer.body === '' ? {} : answer.json()) as T;
    return { status: answer.statusCode, body, headers: answer.headers };
  }

  const patch = (path: string, ...operations: object[]) =>
    scim<ScimUser>(`PATCH ${path}`, {
      payload: {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
        Operations: operations,
      },
    });

  /** Names are of each test's own account; emails are unique over all. */
  function wanted(change: object = {}) {
    invited += 1;
    const userName = `priya${invited}.${owner.id.slice(-12)}@example.com`;
    return {
      schemas: [userSchema],
      userName,
      externalId: `ext-${invited}`,
      active: true,
      name: { givenName: 'Priya', familyName: `Raghunathan${'abcdefghij'[invited] ?? ''}` },
      ...change,
    };
  }
  async function add(change: object = {}) {
    const { status, body } = await scim<ScimUser>('POST /Users', { payload: wanted(change) });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  }
  /** Somebody of the account who works there already. */
  const staff = (firstName: string, more = {}) =>
    server().makePerson(owner.tenantId, { firstName, lastName: 'Cole', ...more });
  const read = (id: string) => scim<ScimUser>(`GET /Users/${id}`).then(({ body }) => body);
  const rowOf = (id: string) =>
    server().db.system((tx) =>
      tx.selectFrom('teammate').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
  const directory = async () =>
    (await server().call(owner, 'GET', '/api/directory')).body as unknown as Directory;
  const off = { op: 'replace', path: 'active', value: false };
  const mailsOf = () =>
    server().db.system((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select(['kind', 'body_text', 'recipient'])
        .where('tenant_id', '=', owner.tenantId)
        .where('kind', 'like', 'directory%')
        .execute(),
    );

  describe('users', () => {
    it('[SCIM-01] invites who is added, as a standard user, and the history names the key', async () => {
      const { status, body, headers } = await scim<ScimUser>('POST /Users', {
        payload: wanted({ title: 'Hygienist', [enterprise]: { manager: { value: owner.id } } }),
      });
      expect(status).toBe(201);
      expect(headers['content-type']).toContain('application/scim+json');
      expect(headers['location']).toMatch(new RegExp(`/scim/v2/Users/${body.id}$`));
      expect(body).toMatchObject({ externalId: 'ext-1', active: true, title: 'Hygienist' });
      expect(await rowOf(body.id)).toMatchObject({ status: 'pending', role: 'standard' });
      const entry = await server().db.system((tx) =>
        tx
          .selectFrom('audit_entry')
          .select(['actor_name', 'via', 'action'])
          .where('entity_id', '=', body.id)
          .executeTakeFirstOrThrow(),
      );
      expect(entry).toEqual({
        actor_name: 'Front desk sync',
        via: 'scim',
        action: 'teammate.create',
      });
    });

    it('[SCIM-01] a user who costs is not invited by a key that may not spend', async () => {
      const by = await giveKey(server(), owner, ['directory:write']);
      const { status, body } = await scim('POST /Users', { payload: wanted(), by });
      expect(status).toBe(403);
      expect(body).toMatchObject({ status: '403', detail: expect.stringContaining('spend') });
    });

    it('[SCIM-01] who has no last name is skipped, with the reason', async () => {
      const payload = wanted({ userName: 'front.desk@example.com', name: { givenName: 'Front' } });
      const { status, body } = await scim('POST /Users', { payload });
      expect(status).toBe(400);
      expect(body).toEqual({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: '400',
        scimType: 'invalidValue',
        detail: 'No last name. Send name.familyName.',
      });
      expect((await directory()).people).toMatchObject([
        { subject: 'front.desk@example.com', what: 'skipped', person: null },
      ]);
    });

    it('[SCIM-01] of two who add the same person at once, one does', async () => {
      const payload = wanted();
      const both = await Promise.all([1, 2].map(() => scim('POST /Users', { payload })));
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
        scimType: 'uniqueness',
      });
    });

    it('[SCIM-01] the same change twice changes nothing the second time', async () => {
      const { id } = await add();
      const title = { op: 'replace', path: 'title', value: 'Lead hygienist' };
      const [first, again] = [
        await patch(`/Users/${id}`, title),
        await patch(`/Users/${id}`, title),
      ];
      expect(again.headers['etag']).toBe(first.headers['etag']);
      expect(again.body.title).toBe('Lead hygienist');
    });

    it('[SCIM-01] a stale version is refused', async () => {
      const { id } = await add();
      const headers = { 'if-match': '"99"' };
      const payload = { Operations: [{ op: 'replace', path: 'title', value: 'x' }] };
      expect((await scim(`PATCH /Users/${id}`, { payload, headers })).status).toBe(412);
    });

    it('[SCIM-01] an email that someone of another account has is refused', async () => {
      const other = await server().makePerson(await server().makeTenant());
      const { id } = await add();
      const email = { op: 'replace', path: 'emails[type eq "work"].value', value: other.email };
      expect(await patch(`/Users/${id}`, email)).toMatchObject({ status: 409 });
    });

    it('[SCIM-01] the email of an admin is not changed by a key', async () => {
      const admin = await staff('Renee', { role: 'admin' });
      const email = { op: 'replace', path: 'userName', value: 'thief@example.com' };
      await patch(`/Users/${admin.id}`, email);
      const { email: kept, pending_email: pending } = await rowOf(admin.id);
      expect([kept, pending]).toEqual([admin.email, null]);
      expect((await directory()).people).toMatchObject([{ what: 'skipped' }]);
    });
  });

  describe('as Entra writes', () => {
    it.each([
      ['Replace', 'False'],
      ['replace', 'false'],
      ['REPLACE', false],
      ['Add', 'False'],
    ])('[SCIM-01] op “%s” with active %j suspends', async (op, value) => {
      const { id } = await staff('Kenji');
      const answer = await patch(`/Users/${id}`, { op, path: 'active', value });
      expect(answer).toMatchObject({ status: 200, body: { active: false } });
      expect(await rowOf(id)).toMatchObject({ status: 'suspended' });
    });

    it('[SCIM-01] emails[type eq "work"].value that is not there is made', async () => {
      const { id } = await add();
      const value = `work.${owner.id.slice(-12)}@example.com`;
      const path = 'emails[type eq "work"].value';
      const answer = await patch(`/Users/${id}`, { op: 'Add', path, value });
      expect(answer.body.emails).toMatchObject([{ value, type: 'work' }]);
    });

    it('[SCIM-01] primary eq "True" is understood', async () => {
      const { id } = await add();
      const value = `first.${owner.id.slice(-12)}@example.com`;
      const path = 'emails[primary eq "True"].value';
      const answer = await patch(`/Users/${id}`, { op: 'Replace', path, value });
      expect(answer.body.emails).toMatchObject([{ value }]);
    });

    it('[SCIM-01] the manager may be a text, after any schema', async () => {
      const { id } = await add();
      for (const path of [`${enterprise}:manager`, 'urn:x:core:2.0:User:manager']) {
        const answer = await patch(`/Users/${id}`, { op: 'Add', path, value: owner.id });
        expect(answer.body[enterprise]).toEqual({ manager: { value: owner.id } });
      }
    });

    it('[SCIM-01] a userName that becomes a tombstone keeps email and name', async () => {
      const { id, userName } = await add();
      const value = `0f0e0d0c0b0a09080706050403020100${userName}`;
      await patch(`/Users/${id}`, { op: 'Replace', path: 'userName', value });
      expect(await read(id)).toMatchObject({ userName, emails: [{ value: userName }] });
    });

    it('[SCIM-01] members of a group are removed by value, those alone', async () => {
      const [one, two] = [await staff('Ana'), await staff('Ben')];
      const members = [{ value: one.id }, { value: two.id }];
      const made = await scim<{ id: string }>('POST /Groups', {
        payload: { displayName: 'Front desk', members },
      });
      const answer = await patch(`/Groups/${made.body.id}`, {
        op: 'Remove',
        path: 'members',
        value: [{ value: one.id }],
      });
      expect(answer.body).toMatchObject({ members: [{ value: two.id }] });
    });
  });

  describe('as Okta writes', () => {
    it('[SCIM-01] looks by userName, adds, and a later active: true is the same person', async () => {
      const payload = wanted();
      const filter = encodeURIComponent(`userName eq "${payload.userName.toUpperCase()}"`);
      const find = () =>
        scim<{ Resources: ScimUser[]; totalResults: number }>(`GET /Users?filter=${filter}`);
      expect((await find()).body.totalResults).toBe(0);
      const { body } = await scim<ScimUser>('POST /Users', { payload });
      expect((await find()).body.Resources).toMatchObject([{ id: body.id }]);
      expect((await scim('POST /Users', { payload })).status).toBe(409);
      await server().db.system((tx) =>
        tx
          .updateTable('teammate')
          .set({ status: 'active', is_email_confirmed: true, invoice_line_id: null })
          .where('id', '=', body.id)
          .execute(),
      );
      await patch(`/Users/${body.id}`, { op: 'replace', value: { active: false } });
      const back = await patch(`/Users/${body.id}`, { op: 'replace', value: { active: true } });
      expect(back.body).toMatchObject({ id: body.id, active: true });
      expect(await rowOf(body.id)).toMatchObject({ status: 'active' });
    });

    it('[SCIM-01] a group without a path: its id is not heeded, and it is emptied', async () => {
      const { id: memberId } = await staff('Ana');
      const made = await scim<{ id: string }>('POST /Groups', {
        payload: { displayName: 'Everyone', members: [{ value: memberId, display: 'Ana' }] },
      });
      expect(made.body).toMatchObject({ members: [{ value: memberId }] });
      const { id } = made.body;
      const answer = await patch(`/Groups/${id}`, {
        op: 'replace',
        value: { id: owner.id, members: [] },
      });
      expect(answer.body).toMatchObject({ id, members: [], displayName: 'Everyone' });
    });
  });

  describe('lists', () => {
    const list = (query: string) =>
      scim<{ Resources: ScimUser[]; totalResults: number; startIndex: number }>(
        `GET /Users?${query}`,
      );
    const filtered = (filter: string) => list(`filter=${encodeURIComponent(filter)}`);

    it.each([
      'externalId eq "ext-1"',
      'emails.value sw "priya1."',
      'displayName co "raghunathan"',
      'active eq "True" and externalId eq "ext-1"',
      'meta.lastModified gt "2020-01-01T00:00:00Z" and userName sw "PRIYA"',
      'not (userName sw "other") and externalId pr',
    ])('[SCIM-01] %s finds', async (filter) => {
      const { id } = await add();
      expect((await filtered(filter)).body.Resources.map((one) => one.id)).toContain(id);
    });

    it.each([
      'nickName eq "x"',
      'userName eq',
      'active gt true',
      'emails[type eq "work"]',
      'userName eq "x" or '.repeat(40),
    ])('[SCIM-01] “%s” is no filter', async (filter) => {
      const { status, body } = await filtered(filter);
      expect([status, body]).toMatchObject([400, { scimType: 'invalidFilter' }]);
    });

    it('[SCIM-01] is read in pages that hold each user once', async () => {
      for (let at = 0; at < 4; at += 1) await add();
      const pages = [await list('startIndex=1&count=3'), await list('startIndex=4&count=3')];
      const ids = pages.flatMap(({ body }) => body.Resources.map(({ id }) => id));
      expect(new Set(ids).size).toBe(5);
      expect(pages.map(({ body }) => body.totalResults)).toEqual([5, 5]);
    });

    it('[SCIM-01] a group is asked for a member without its members', async () => {
      const { id: memberId } = await staff('Ana');
      const payload = { displayName: 'Hygiene', members: [{ value: memberId }] };
      const { body } = await scim<{ id: string }>('POST /Groups', { payload });
      const filter = encodeURIComponent(`id eq "${body.id}" and members eq "${memberId}"`);
      const found = await scim<{ Resources: object[] }>(
        `GET /Groups?excludedAttributes=members&filter=${filter}`,
      );
      expect(found.body.Resources).toHaveLength(1);
      expect(found.body.Resources[0]).not.toHaveProperty('members');
    });
  });

  describe('the door', () => {
    it.each([null, 'jfk_wrong'])('[SCIM-01] the key %j is refused', async (by) => {
      const { status, body } = await scim('GET /Users', { by });
      expect([status, body]).toMatchObject([401, { status: '401' }]);
    });

    it.each(['userName', 'externalId', 'manager'])(
      '[SCIM-01] a %s that nobody has is refused, not a fault',
      async (path) => {
        const { id } = await add();
        const value = Array.from({ length: 9000 }, (_, at) =>
          ((at * 7919) % 9973).toString(36),
        ).join('');
        expect(await patch(`/Users/${id}`, { op: 'replace', path, value })).toMatchObject({
          status: 400,
          body: { scimType: 'invalidValue' },
        });
      },
    );

    it('[SCIM-01] two who go by the same name are listed all the same', async () => {
      const admin = await staff('Renee', { role: 'admin' });
      const value = `same.${owner.id.slice(-12)}@example.com`;
      await patch(`/Users/${admin.id}`, { op: 'replace', path: 'userName', value });
      await staff('Ana', { email: value });
      expect((await scim('GET /Users')).status).toBe(200);
    });

    it('[SCIM-01] a key without the scope learns nothing of who is there', async () => {
      const by = await giveKey(server(), owner, ['people:write']);
      const id = crypto.randomUUID();
      const answers = [
        await scim(`DELETE /Users/${id}`, { by }),
        await scim(`DELETE /Users/${owner.id}`, { by }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    });

    it('[SCIM-01] another scope is refused, and the missing one named', async () => {
      const scopes: Scope[] = ['people:write', 'audit:read'];
      const by = await giveKey(server(), owner, scopes);
      const { status, headers } = await scim('POST /Users', { by, payload: wanted() });
      expect([status, headers['x-accepted-scopes']]).toEqual([403, 'directory:write']);
    });

    it('[SCIM-01] a key that has ended is refused from then on', async () => {
      const { body } = await server().call(owner, 'GET', '/api/key');
      const [key] = body.items as { id: string }[];
      await server().call(owner, 'DELETE', `/api/key/${key?.id}`);
      expect((await scim('GET /Users')).status).toBe(401);
    });

    it('[SCIM-01] nobody of another account is found, changed or put into a group', async () => {
      const other = await server().makePerson(await server().makeTenant());
      expect((await scim(`GET /Users/${other.id}`)).status).toBe(404);
      expect((await patch(`/Users/${other.id}`, off)).status).toBe(404);
      const payload = { displayName: 'Ours', members: [{ value: other.id }] };
      expect((await scim('POST /Groups', { payload })).status).toBe(400);
      expect(await rowOf(other.id)).toMatchObject({ status: 'active' });
    });

    it('[SCIM-01] people call nothing here, and keys do not call the page', async () => {
      expect((await server().call(owner, 'GET', '/scim/v2/Users')).status).toBe(401);
      const headers = { authorization: `Bearer ${secret}` };
      expect((await server().app.inject({ url: '/api/directory', headers })).statusCode).toBe(401);
    });

    it.each(['/ServiceProviderConfig', '/ResourceTypes', '/Schemas', `/Schemas/${userSchema}`])(
      '[SCIM-01] %s is told',
      async (path) => {
        expect((await scim(`GET ${path}`)).status).toBe(200);
      },
    );

    it.each(['POST /Bulk', 'GET /Nothing', 'GET /Users/constructor', 'GET /Schemas/__proto__'])(
      '[SCIM-01] %s is not there',
      async (line) => {
        const { status, body } = await scim(line, line.startsWith('POST') ? { payload: {} } : {});
        expect([status, body]).toMatchObject([404, { status: '404' }]);
      },
    );

    it.each(['__proto__.polluted', 'constructor.prototype.polluted', '["__proto__"]'])(
      '[SCIM-01] the path %s reaches no prototype',
      async (path) => {
        const { id } = await add();
        await patch(`/Users/${id}`, { op: 'add', path, value: 'yes' });
        expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      },
    );

    it('[SCIM-01] keeps requests that change something, with secrets masked, for 30 days', async () => {
      await scim('POST /Users', { payload: wanted({ password: 'Sesame-open-1' }) });
      await scim('GET /Users');
      const list = () => server().call(owner, 'GET', '/api/directory/request');
      const { items } = (await list()).body as { items: { body: string }[] };
      expect(items).toMatchObject([{ method: 'POST', path: '/Users', status: 201, what: 'added' }]);
      expect(items[0]?.body).not.toContain('Sesame');
      await clearDirectory(server().db, new Date(server().clock.now().getTime() + 31 * 24 * hour));
      expect((await list()).body.items).toEqual([]);
    });
  });

  describe('leaving', () => {
    const setRule = (rule: object) =>
      server().call(owner, 'PUT', '/api/directory/rule', { body: { rule } });

    it('[SCIM-01] suspends, lets the manager ring instead, and tells the admins', async () => {
      const [leaver, manager] = [await staff('Kenji'), await staff('Renee')];
      expect((await setRule({ kind: 'manager' })).status).toBe(204);
      const path = `${enterprise}:manager`;
      await patch(`/Users/${leaver.id}`, { op: 'add', path, value: manager.id }, off);
      expect(await rowOf(leaver.id)).toMatchObject({
        status: 'suspended',
        missed_call_handling: { actionType: 'teammate', actionValue: manager.id },
      });
      const [mail] = await mailsOf();
      expect(mail).toMatchObject({ kind: 'directoryLeft', recipient: owner.email });
      expect(mail?.body_text).toContain(
        'Kenji Cole: calls that they no longer answer go to Renee Cole',
      );
      const history = await server().db.system((tx) =>
        tx
          .selectFrom('audit_entry')
          .select(['action', 'via', 'after'])
          .where('entity_id', '=', leaver.id)
          .where('action', '=', 'directory.leave')
          .execute(),
      );
      expect(history).toMatchObject([{ via: 'scim', after: { ringsInstead: 'Renee Cole' } }]);
    });

    it('[SCIM-01] who comes back is active, and missed calls go where they went before', async () => {
      const [leaver, other] = [await staff('Kenji'), await staff('Renee')];
      const before = (await rowOf(leaver.id)).missed_call_handling;
      await setRule({ kind: 'person', id: other.id });
      await patch(`/Users/${leaver.id}`, off);
      await patch(`/Users/${leaver.id}`, { ...off, value: 'True' });
      expect(await rowOf(leaver.id)).toMatchObject({
        status: 'active',
        missed_call_handling: before,
      });
    });

    it('[SCIM-01] the history says what callers notice when somebody comes back', async () => {
      const [leaver, other] = [await staff('Kenji'), await staff('Renee')];
      await server().db.system((tx) =>
        tx
          .insertInto('phone_number')
          .values({
            id: newId(),
            tenant_id: owner.tenantId,
            number: '+12515554711',
            owner_type: 'teammate',
            owner_id: leaver.id,
            country: 'USA',
          })
          .execute(),
      );
      await setRule({ kind: 'person', id: other.id });
      await patch(`/Users/${leaver.id}`, off);
      await patch(`/Users/${leaver.id}`, { ...off, value: true });
      const history = await server().db.system((tx) =>
        tx
          .selectFrom('audit_entry')
          .select(['via', 'after'])
          .where('entity_id', '=', leaver.id)
          .where('action', '=', 'directory.comeBack')
          .execute(),
      );
      expect(history).toMatchObject([
        { via: 'scim', after: { callers: expect.stringContaining('Kenji Cole') } },
      ]);
    });

    it('[SCIM-01] DELETE suspends too, again and again', async () => {
      const { id } = await staff('Kenji');
      const gone = [await scim(`DELETE /Users/${id}`), await scim(`DELETE /Users/${id}`)];
      expect(gone.map(({ status }) => status)).toEqual([204, 204]);
      expect(await rowOf(id)).toMatchObject({ status: 'suspended' });
      expect(await mailsOf()).toHaveLength(1);
    });

    it('[SCIM-01] the owner is refused, an admin may leave', async () => {
      const admin = await staff('Renee', { role: 'admin' });
      const refused = await patch(`/Users/${owner.id}`, off);
      expect(refused).toMatchObject({ status: 403 });
      expect(JSON.stringify(refused.body)).toContain('owner of the account cannot be suspended');
      expect((await patch(`/Users/${admin.id}`, off)).status).toBe(200);
      expect(await rowOf(owner.id)).toMatchObject({ status: 'active' });
    });

    it('[SCIM-01] whoever an admin has suspended does not come back by the directory', async () => {
      const { id } = await staff('Kenji');
      await server().db.system((tx) =>
        tx.updateTable('teammate').set({ status: 'suspended' }).where('id', '=', id).execute(),
      );
      const answer = await patch(`/Users/${id}`, { ...off, value: true });
      expect(answer).toMatchObject({ status: 200, body: { active: false } });
      expect(await rowOf(id)).toMatchObject({ status: 'suspended' });
      expect((await directory()).people).toMatchObject([{ what: 'skipped' }]);
    });

    it('[SCIM-01] whoever took the calls before may be gone when someone comes back', async () => {
      const [leaver, before, instead] = [
        await staff('Kenji', {}),
        await staff('Ana'),
        await staff('Renee'),
      ];
      const handling = { actionType: 'teammate', actionValue: before.id };
      await server().db.system(async (tx) => {
        await tx
          .updateTable('teammate')
          .set({ missed_call_handling: JSON.stringify(handling) })
          .where('id', '=', leaver.id)
          .execute();
      });
      await setRule({ kind: 'person', id: instead.id });
      await patch(`/Users/${leaver.id}`, off);
      await server().db.system((tx) =>
        tx.updateTable('teammate').set({ status: 'cancel' }).where('id', '=', before.id).execute(),
      );
      expect((await patch(`/Users/${leaver.id}`, { ...off, value: true })).status).toBe(200);
      expect(await rowOf(leaver.id)).toMatchObject({
        status: 'active',
        missed_call_handling: { actionValue: instead.id },
      });
    });

    it('[SCIM-01] whoever was no longer invited can be added again', async () => {
      const payload = wanted();
      const { body } = await scim<ScimUser>('POST /Users', { payload });
      await patch(`/Users/${body.id}`, off);
      const again = await scim<ScimUser>('POST /Users', { payload });
      expect(again).toMatchObject({ status: 201, body: { userName: payload.userName } });
      expect(again.body.id).not.toBe(body.id);
    });

    it('[SCIM-01] who has not accepted is no longer invited', async () => {
      const { id } = await add();
      expect((await patch(`/Users/${id}`, off)).body).toMatchObject({ active: false });
      expect(await rowOf(id)).toMatchObject({ status: 'cancel' });
    });

    async function storm() {
      const leavers = [];
      for (const name of ['Ana', 'Ben', 'Cem', 'Dora', 'Eli', 'Finn', 'Gia']) {
        leavers.push(await staff(name));
      }
      const answers = [];
      for (const { id } of leavers) answers.push(await patch(`/Users/${id}`, off));
      return { leavers, answers };
    }

    it('[SCIM-01] of many at once the sixth waits, and the admins are asked once', async () => {
      const { answers } = await storm();
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect(answers[5]?.headers['retry-after']).toBe('3600');
      const { held, days, people: told } = await directory();
      expect(held.map(({ name }) => name)).toEqual(['Finn Cole', 'Gia Cole']);
      expect(days).toMatchObject([{ seen: 7, suspended: 5, skipped: 2 }]);
      const skipped = told.filter(({ what }) => what === 'skipped');
      expect(skipped.map(({ person }) => person?.name)).toContain('Finn Cole');
      const asked = (await mailsOf()).filter(({ kind }) => kind === 'directoryHeld');
      expect(asked).toHaveLength(1);
    });

    it('[SCIM-01] an admin’s yes lets them go, and others of the same hours', async () => {
      const { leavers } = await storm();
      const late = await staff('Hana');
      const allow = await server().call(owner, 'POST', '/api/directory/held', {
        body: { isAllowed: true },
      });
      expect(allow.status).toBe(204);
      for (const { id } of leavers) expect(await rowOf(id)).toMatchObject({ status: 'suspended' });
      expect((await directory()).held).toEqual([]);
      expect((await patch(`/Users/${late.id}`, off)).status).toBe(200);
    });

    it('[SCIM-01] whoever leaves and comes back counts as one of many all the same', async () => {
      const answers = [];
      for (const name of ['Ana', 'Ben', 'Cem', 'Dora', 'Eli', 'Finn']) {
        const { id } = await staff(name);
        answers.push((await patch(`/Users/${id}`, off)).status);
        await patch(`/Users/${id}`, { ...off, value: true });
      }
      expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    });

    it('[SCIM-01] of many invitations at once the sixth waits too, and goes by an admin’s yes', async () => {
      const ids = [];
      for (let at = 0; at < 7; at += 1) ids.push((await add()).id);
      const answers = [];
      for (const id of ids) answers.push((await patch(`/Users/${id}`, off)).status);
      expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect((await directory()).held).toHaveLength(2);
      await server().call(owner, 'POST', '/api/directory/held', { body: { isAllowed: true } });
      for (const id of ids) expect(await rowOf(id)).toMatchObject({ status: 'cancel' });
    });

    it('[SCIM-01] whoever the directory has again no longer waits to leave', async () => {
      const { leavers } = await storm();
      await patch(`/Users/${leavers[6]?.id}`, { ...off, value: true });
      expect((await directory()).held.map(({ name }) => name)).toEqual(['Finn Cole']);
    });

    it('[SCIM-01] whoever becomes the owner meanwhile is not in the way of an admin’s yes', async () => {
      const { leavers } = await storm();
      await server().db.system(async (tx) => {
        const of = (id: string, isOwner: boolean) =>
          tx
            .updateTable('teammate')
            .set({ is_tenant_owner: isOwner, role: 'admin' })
            .where('id', '=', id)
            .execute();
        await of(owner.id, false);
        await of(leavers[6]?.id ?? '', true);
      });
      const body = { isAllowed: true };
      const answer = await server().call(owner, 'POST', '/api/directory/held', { body });
      expect(answer.status).toBe(204);
      expect(await rowOf(leavers[5]?.id ?? '')).toMatchObject({ status: 'suspended' });
      expect(await rowOf(leavers[6]?.id ?? '')).toMatchObject({ status: 'active' });
    });

    it('[SCIM-01] an admin’s no leaves them, and whoever is asked for again waits again', async () => {
      const { leavers } = await storm();
      await server().call(owner, 'POST', '/api/directory/held', { body: { isAllowed: false } });
      expect((await directory()).held).toEqual([]);
      const last = leavers[6]?.id ?? '';
      expect(await rowOf(last)).toMatchObject({ status: 'active' });
      expect((await patch(`/Users/${last}`, off)).status).toBe(429);
    });

    it('[SCIM-01] more than an hour later one leaves by themselves', async () => {
      const { leavers } = await storm();
      server().clock.advance(hour + 1000);
      expect((await patch(`/Users/${leavers[6]?.id}`, off)).status).toBe(200);
    });

    it('[SCIM-01] after 30 days an admin is to decide', async () => {
      const { id } = await staff('Kenji');
      await patch(`/Users/${id}`, off);
      expect((await directory()).undecided).toEqual([]);
      server().clock.advance(31 * 24 * hour);
      expect((await directory()).undecided).toMatchObject([{ id, name: 'Kenji Cole' }]);
    });
  });

  describe('groups', () => {
    async function group(displayName: string, ...members: TestPerson[]) {
      const payload = { displayName, members: members.map(({ id: value }) => ({ value })) };
      const { body } = await scim<{ id: string }>('POST /Groups', { payload });
      return body.id;
    }
    const map = (id: string, target: object) =>
      server().call(owner, 'PUT', `/api/directory/group/${id}`, { body: { target } });
    async function team(...members: TestPerson[]) {
      const body = {
        name: 'Front desk',
        extension: '7001',
        inboundFlow: 'ringGroup',
        teammateId: members.map(({ id }) => id),
      };
      const made = await server().call(owner, 'POST', '/api/team', { body });
      return String(made.body.id ?? JSON.stringify(made.body));
    }
    const membersOf = async (id: string) =>
      (await server().call(owner, 'GET', `/api/team/${id}`)).body.teammateId;

    it('[SCIM-01] a team follows its group, and the portal changes its members no longer', async () => {
      const [ana, ben] = [await staff('Ana'), await staff('Ben')];
      const teamId = await team(ana);
      const id = await group('Reception', ben);
      expect(await map(id, { kind: 'team', id: teamId })).toMatchObject({ status: 200 });
      expect(await membersOf(teamId)).toEqual([ben.id]);
      await patch(`/Groups/${id}`, { op: 'add', path: 'members', value: [{ value: ana.id }] });
      expect(await membersOf(teamId)).toEqual([ben.id, ana.id]);
      const { body: now } = await server().call(owner, 'GET', `/api/team/${teamId}`);
      const refused = await server().call(owner, 'PUT', `/api/team/${teamId}/member`, {
        body: { members: [{ teammateId: ana.id, order: 0 }] },
        version: Number(now.version),
      });
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        400,
        expect.stringContaining('directory group “Reception”'),
      ]);
    });

    it('[SCIM-01] a group that is emptied leaves its team someone, and says so', async () => {
      const ana = await staff('Ana');
      const teamId = await team(ana);
      const id = await group('Reception', ana);
      await map(id, { kind: 'team', id: teamId });
      await patch(`/Groups/${id}`, { op: 'replace', value: { members: [] } });
      expect(await membersOf(teamId)).toEqual([ana.id]);
      expect((await directory()).groups).toMatchObject([
        { members: 0, problem: expect.stringContaining('Nobody of this group') },
      ]);
    });

    it('[SCIM-01] two groups keep no team together', async () => {
      const ana = await staff('Ana');
      const teamId = await team(ana);
      const target = { kind: 'team', id: teamId };
      await map(await group('One', ana), target);
      expect((await map(await group('Two', ana), target)).status).toBe(409);
    });

    it('[SCIM-01] a group gives a role and takes it, and an admin stays an admin', async () => {
      const [ana, admin] = [await staff('Ana'), await staff('Renee', { role: 'admin' })];
      const id = await group('Accounting', ana, admin);
      await map(id, { kind: 'role', role: 'billing' });
      expect((await rowOf(ana.id)).access).toEqual({ role: 'billing', teamIds: [] });
      expect(await rowOf(admin.id)).toMatchObject({ role: 'admin', access: null });
      await patch(`/Groups/${id}`, { op: 'remove', path: `members[value eq "${ana.id}"]` });
      expect((await rowOf(ana.id)).access).toBeNull();
    });

    it('[SCIM-01] no group gives the role of an admin', async () => {
      const id = await group('IT');
      expect((await map(id, { kind: 'role', role: 'admin' })).status).toBe(400);
    });

    it('[SCIM-01] a group that is gone takes its role along', async () => {
      const ana = await staff('Ana');
      const id = await group('Accounting', ana);
      await map(id, { kind: 'role', role: 'billing' });
      expect((await scim(`DELETE /Groups/${id}`)).status).toBe(204);
      expect((await rowOf(ana.id)).access).toBeNull();
    });
  });

  it('[SCIM-01] the counts of a day add up, each person once', async () => {
    const { id } = await staff('Kenji');
    const { id: changedId } = await staff('Ana');
    await scim('GET /Users');
    await add();
    await patch(`/Users/${id}`, off);
    await patch(`/Users/${changedId}`, { op: 'replace', path: 'title', value: 'Lead' });
    await scim('POST /Users', { payload: wanted({ name: {} }) });
    await scim('GET /Users');
    const { days, lastAt } = await directory();
    expect(days).toMatchObject([
      { seen: 5, unchanged: 1, changed: 1, added: 1, suspended: 1, skipped: 1 },
    ]);
    expect(lastAt).not.toBeNull();
  });
});
