import { teammateSchema } from '@jackfield/contract/api/teammate';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

describeApi('changing people', ({ server }) => {
  const start = async () => {
    const tenantId = await server().makeTenant();
    const owner = await server().makePerson(tenantId, { isTenantOwner: true });
    const admin = await server().makePerson(tenantId, { role: 'admin' });
    const standard = await server().makePerson(tenantId);
    return { tenantId, owner, admin, standard };
  };
  const put = (by: TestPerson, who: TestPerson, body: object, version?: number) =>
    server().call(by, 'PUT', `/api/teammate/${who.id}`, {
      body,
      ...(version !== undefined && { version }),
    });

  it('API-12 API-117 changes the members given and grows the version', async () => {
    const { admin, standard } = await start();
    const { status, body, headers } = await put(
      admin,
      standard,
      { timeZone: 'Asia/Kuala_Lumpur' },
      1,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ timeZone: 'Asia/Kuala_Lumpur', firstName: 'Ana', version: 2 });
    expect(headers.etag).toBe('"2"');
  });

  it('J1 asks for If-Match and shows the current record on a conflict', async () => {
    const { admin, standard } = await start();
    const none = await put(admin, standard, { title: 'Dentist' });
    expect([none.status, codeOf(none)]).toEqual([428, 'PRECONDITIONREQUIRED']);
    await put(admin, standard, { title: 'Dentist' }, 1);
    const stale = await put(admin, standard, { title: 'Nurse' }, 1);
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({
      responseCode: 'VERSIONCONFLICT',
      current: { id: standard.id, title: 'Dentist', version: 2 },
    });
  });

  it('lets exactly one of parallel changes of one version win', async () => {
    const { admin, standard } = await start();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => put(admin, standard, { title: `Title ${at}` }, 1)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(7);
  });

  it('J2 writes one entry with the changed members only, the PIN as "changed"', async () => {
    const { tenantId, admin, standard } = await start();
    await put(admin, standard, { title: 'Dentist', firstName: 'Ana', voicemailPin: '4826' }, 1);
    const entries = await server().db.tenant(tenantId, (tx) =>
      tx.selectFrom('audit_entry').selectAll().execute(),
    );
    expect(entries).toMatchObject([
      {
        seq: 1,
        actor_id: admin.id,
        actor_name: admin.fullName,
        via: 'ui',
        action: 'teammate.update',
        entity: 'teammate',
        entity_id: standard.id,
        before: { title: '', voicemailPin: null },
        after: { title: 'Dentist', voicemailPin: 'changed' },
      },
    ]);
    expect(Object.keys(entries[0]?.after ?? {}).sort()).toEqual(['title', 'voicemailPin']);
  });

  it('a change that changes nothing keeps version and history', async () => {
    const { tenantId, admin, standard } = await start();
    const { status, body } = await put(admin, standard, { firstName: 'Ana' }, 1);
    expect([status, body.version]).toEqual([200, 1]);
    const entries = await server().db.tenant(tenantId, (tx) =>
      tx.selectFrom('audit_entry').select('id').execute(),
    );
    expect(entries).toEqual([]);
  });

  it('C3 ROLE-03 lets a standard user change the own name, not email, role or extension', async () => {
    const { standard, admin } = await start();
    const own = { firstName: 'Bo', lastName: 'Ng', title: 'Clerk', timeZone: 'UTC' };
    expect((await put(standard, standard, own, 1)).body).toMatchObject({ fullName: 'Bo Ng' });
    for (const body of [{ role: 'admin' }, { email: 'x@example.com' }, { extension: '777' }]) {
      const refused = await put(standard, standard, body, 2);
      expect([refused.status, codeOf(refused)]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await put(standard, admin, { title: 'x' }, 1)).status).toBe(403);
  });

  it('C3 keeps roles from changing on oneself and on the owner', async () => {
    const { owner, admin, standard } = await start();
    expect((await put(admin, admin, { role: 'standard' }, 1)).status).toBe(403);
    const demoted = await put(admin, owner, { role: 'standard' }, 1);
    expect([demoted.status, codeOf(demoted)]).toEqual([409, 'INVALIDTRANSITION']);
    expect((await put(owner, standard, { role: 'admin' }, 1)).body.role).toBe('admin');
  });

  it('annex D tells the person of a new role before the whole record', async () => {
    const { tenantId, owner, standard } = await start();
    await put(owner, standard, { role: 'admin' }, 1);
    const events = await server().db.tenant(tenantId, (tx) =>
      tx.selectFrom('event_log').select(['event_type', 'role', 'seq']).orderBy('seq').execute(),
    );
    expect(events).toEqual([
      { event_type: 'teammaterole', role: 'admin', seq: 1 },
      { event_type: 'teammate', role: 'admin', seq: 2 },
    ]);
  });

  it('ROLE-01 refuses any other role', async () => {
    const { owner, standard } = await start();
    expect((await put(owner, standard, { role: 'owner' }, 1)).status).toBe(400);
  });

  it('VAL-15 OP-98 names duplicates of email and extension', async () => {
    const { admin, standard } = await start();
    const email = await put(admin, standard, { email: admin.email }, 1);
    expect(email.body).toMatchObject({
      responseCode: 'DUPLICATE',
      errors: [{ field: 'email', message: 'This email is existed' }],
    });
    const { body } = await server().call(admin, 'GET', `/api/teammate/${admin.id}`);
    const extension = await put(admin, standard, { extension: body.extension }, 1);
    expect(extension.body).toMatchObject({
      responseCode: 'DUPLICATE',
      errors: [{ field: 'extension', message: 'This input is exited' }],
    });
    expect((await put(admin, standard, { extension: '911' }, 1)).status).toBe(422);
  });

  it('OP-45 asks the new email to confirm and tells the old address', async () => {
    const { admin, standard } = await start();
    const email = `${crypto.randomUUID()}@example.com`;
    const { body } = await put(admin, standard, { email }, 1);
    expect(body).toMatchObject({
      email: standard.email,
      pendingEmail: email,
      isEmailConfirmed: true,
    });
    const mails = await server().db.system((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select(['kind', 'recipient'])
        .where('recipient', 'in', [email, standard.email])
        .execute(),
    );
    expect(mails).toContainEqual({ kind: 'emailChange', recipient: email });
    expect(mails).toContainEqual({ kind: 'emailChangeAsked', recipient: standard.email });
  });

  it('refuses simple PINs and time zones that do not exist', async () => {
    const { admin, standard } = await start();
    for (const voicemailPin of ['0000', '1234', '9876', '12', 'abcd']) {
      expect((await put(admin, standard, { voicemailPin }, 1)).status).toBe(400);
    }
    expect((await put(admin, standard, { timeZone: 'Mars/Olympus' }, 1)).status).toBe(400);
  });

  it('[VAL-26] refuses an emergency address that is longer than its fields', async () => {
    const { standard } = await start();
    const e911Address = {
      streetName: 'Dauphin Street',
      houseNumber: '214',
      addressLine2: '',
      city: 'Mobile',
      stateCode: 'AL',
      zip: '36602',
    };
    expect((await put(standard, standard, { e911Address }, 1)).status).toBe(200);
    for (const member of Object.keys(e911Address)) {
      const long = { ...e911Address, [member]: '1'.repeat(101) };
      const { status, body } = await put(standard, standard, { e911Address: long }, 2);
      expect([member, status]).toEqual([member, 400]);
      expect(body.errors).toMatchObject([{ field: `e911Address.${member}` }]);
    }
  });

  it('ENT-02 answers each member as it was stored, the PIN by whether one is set', async () => {
    const { tenantId, admin, standard } = await start();
    const changed = {
      firstName: 'Bo',
      lastName: 'Ng',
      title: 'Clerk',
      extension: '4711',
      timeZone: 'Asia/Kuala_Lumpur',
      smsGreetings: { isEnabled: true, text: 'We are closed.' },
      e911Address: {
        streetName: 'Dauphin Street',
        houseNumber: '214',
        addressLine2: '',
        city: 'Mobile',
        stateCode: 'AL',
        zip: '36602',
      },
    };
    await put(admin, standard, { ...changed, role: 'admin' }, 1);
    await put(standard, standard, { voicemailPin: '4826' }, 2);
    const calls = {
      missedCallHandling: { actionType: 'teammate', actionValue: admin.id },
      callRecordingSetting: { inbound: true, outbound: false },
    };
    await server().call(admin, 'PUT', `/api/teammate/${standard.id}/callhandling`, {
      body: calls,
      version: 3,
    });
    const number = { id: newId(), number: '+12515558801', label: 'Desk' };
    await server().db.tenant(tenantId, (tx) =>
      tx
        .insertInto('phone_number')
        .values({
          ...number,
          tenant_id: tenantId,
          owner_type: 'teammate',
          owner_id: standard.id,
          is_default: true,
          country: 'USA',
        })
        .execute(),
    );
    const { body } = await server().call(admin, 'GET', `/api/teammate/${standard.id}`);
    expect(body).toMatchObject({
      ...changed,
      ...calls,
      id: standard.id,
      tenantId,
      tenantName: 'Harbor Dental Group',
      fullName: 'Bo Ng',
      email: standard.email,
      defaultNumber: number.number,
      phoneNumbers: [{ ...number, isDefault: true }],
      role: 'admin',
      status: 'active',
      isFirstTime: expect.any(Boolean),
      isTenantOwner: false,
      profileImage: null,
      musicOnHolds: [{ isSelected: true, isDefault: true }],
      voicemailGreetings: [{ id: expect.any(String), isSelected: true, isDefault: true }],
      hasVoicemailPin: true,
      isChangePassword: false,
    });
  });

  it('never answers the PIN, only whether one is set', async () => {
    const { standard } = await start();
    const { body } = await put(standard, standard, { voicemailPin: '4826' }, 1);
    expect(body.hasVoicemailPin).toBe(true);
    expect(JSON.stringify(body)).not.toContain('4826');
  });

  it('names actor and subject, and keeps an impersonator from mail, role and status', async () => {
    const { tenantId, owner, admin, standard } = await start();
    const as = (path: string, body: object | undefined, version: number) =>
      server().call(admin, 'PUT', path, { body, version, impersonator: owner });
    const path = `/api/teammate/${standard.id}`;
    expect((await as(path, { email: 'new@example.com' }, 1)).status).toBe(403);
    expect((await as(path, { role: 'admin' }, 1)).status).toBe(403);
    expect((await as(`${path}/status/suspended`, undefined, 1)).status).toBe(403);
    expect((await as(path, { title: 'Clerk' }, 1)).status).toBe(200);
    const entries = await server().db.tenant(tenantId, (tx) =>
      tx.selectFrom('audit_entry').selectAll().execute(),
    );
    expect(entries).toMatchObject([{ actor_id: owner.id, on_behalf_of_id: admin.id }]);
  });

  it('keeps whoever acts as a person from the PIN of the voicemail, and lets them save the rest', async () => {
    const { owner, admin, standard } = await start();
    const support = { id: newId(), tenantId: '', email: '', fullName: 'Jackfield support' };
    for (const [person, impersonator] of [
      [standard, support],
      [standard, admin],
      [admin, owner],
    ] as const) {
      const as = (body: object, version: number) =>
        server().call(person, 'PUT', `/api/teammate/${person.id}`, { body, version, impersonator });
      const { body: before } = await server().call(person, 'GET', `/api/teammate/${person.id}`);
      const version = Number(before.version);
      expect((await as({ voicemailPin: '4826' }, version)).status).toBe(403);
      expect((await as({ title: 'Clerk', voicemailPin: '4826' }, version)).status).toBe(403);
      const title = `Clerk ${impersonator.fullName}`;
      const saved = await as({ title }, version);
      expect(saved.body).toMatchObject({ title, hasVoicemailPin: false });
    }
  });

  it('API-116 answers any person to admins, oneself to standard users', async () => {
    const { admin, standard } = await start();
    const get = (by: TestPerson, id: string) => server().call(by, 'GET', `/api/teammate/${id}`);
    expect((await get(admin, standard.id)).body.id).toBe(standard.id);
    expect((await get(standard, standard.id)).body.id).toBe(standard.id);
    expect((await get(standard, standard.id.toUpperCase())).body.id).toBe(standard.id);
    expect((await get(standard, admin.id)).status).toBe(403);
  });

  it('[API-07] [API-34] answers the whole own profile', async () => {
    const { standard } = await start();
    const { body } = await server().call(standard, 'GET', '/api/user');
    const { startPage, ...person } = body;
    v.assert(v.strictObject(teammateSchema.entries), person);
    expect(startPage).toBeNull();
    expect(person).toMatchObject({ id: standard.id, tenantName: 'Harbor Dental Group' });
    const same = await server().call(standard, 'GET', `/api/teammate/${standard.id}`);
    expect(person).toEqual(same.body);
    expect((await server().call(null, 'GET', '/api/user')).status).toBe(401);
  });
});
