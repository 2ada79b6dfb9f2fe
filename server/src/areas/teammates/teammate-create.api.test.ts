import { expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf } from '../../../test/harness.ts';
import { numberCalls } from '../../../test/number-fixture.ts';

const person = (email: string) => ({
  email,
  firstName: 'Mia',
  lastName: 'Chen',
  role: 'standard',
});

describeApi('inviting people', ({ server }) => {
  const start = async (options = {}) => {
    const tenantId = await server().makeTenant(options);
    return server().makePerson(tenantId, { isTenantOwner: true, extension: '101' });
  };
  const fresh = () => `${crypto.randomUUID()}@example.com`;

  it('API-113 makes a pending person with the lowest free extension and an invitation', async () => {
    const owner = await start();
    const email = fresh();
    const { status, body, headers } = await server().call(owner, 'POST', '/api/teammate', {
      body: person(` ${email.toUpperCase()} `),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email,
      fullName: 'Mia Chen',
      extension: '102',
      status: 'pending',
      isFirstTime: true,
      isEmailConfirmed: false,
      version: 1,
      timeZone: 'America/Chicago',
    });
    expect(headers.etag).toBe('"1"');
    const mails = await server().db.system((tx) =>
      tx.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).execute(),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.kind).toBe('invitation');
    expect(mails[0]?.body_text).toMatch(/\/auth\/email-confirmation\?t=[^&\s]+&r=/);
  });

  it('gives extensions like those that the others have, from a file too', async () => {
    const tenantId = await server().makeTenant();
    const owner = await server().makePerson(tenantId, { isTenantOwner: true, extension: '1001' });
    await server().makePerson(tenantId, { extension: '1002' });
    await server().makePerson(tenantId, { extension: '300' });
    const invited = await server().call(owner, 'POST', '/api/teammate', { body: person(fresh()) });
    expect(invited.body.extension).toBe('1003');
    const rows = [fresh(), fresh()].map((email) => ({
      firstName: 'Mia',
      lastName: 'Chen',
      email,
    }));
    const imported = await server().call(owner, 'POST', '/api/teammate/import', {
      body: { rows },
    });
    expect(imported.status).toBe(200);
    const list = await server().call(owner, 'GET', '/api/teammate?sortBy=extension&limit=10');
    const people = list.body.items as { extension: string }[];
    expect(people.map(({ extension }) => extension).toSorted()).toEqual(
      ['1001', '1002', '1003', '1004', '1005', '300'].toSorted(),
    );
  });

  it('RT-07 writes one event for the new person, and one for the invoice', async () => {
    const owner = await start();
    const { body } = await server().call(owner, 'POST', '/api/teammate', { body: person(fresh()) });
    const events = await server().db.tenant(owner.tenantId, (tx) =>
      tx.selectFrom('event_log').selectAll().orderBy('seq').execute(),
    );
    expect(events).toMatchObject([
      { event_type: 'invoice' },
      {
        method: 'CreateEntityAsync',
        event_type: 'teammate',
        entity_id: body.id,
        status: 'pending',
        role: 'standard',
      },
    ]);
  });

  it('VAL-13 VAL-15 names each refused member', async () => {
    const owner = await start();
    const { status, body } = await server().call(owner, 'POST', '/api/teammate', {
      body: { email: 'nonsense', firstName: '', lastName: "O'Neil", role: 'boss' },
    });
    expect(status).toBe(400);
    const errors = body.errors as { field: string; message: string }[];
    expect(Object.fromEntries(errors.map(({ field, message }) => [field, message]))).toMatchObject({
      email: 'This email is invalid',
      firstName: 'The first name field is required.',
      lastName: 'This last name format is not valid.',
    });
    expect(errors.map(({ field }) => field)).toContain('role');
  });

  it('VAL-15 refuses an email of any account, and gives it free after cancelling', async () => {
    const owner = await start();
    const stranger = await start();
    const taken = await server().call(owner, 'POST', '/api/teammate', {
      body: person(stranger.email),
    });
    expect(taken.status).toBe(409);
    expect(taken.body).toMatchObject({
      responseCode: 'DUPLICATE',
      errors: [{ code: 'DUPLICATE', field: 'email', message: 'This email is existed' }],
    });
    const gone = await server().makePerson(owner.tenantId, { status: 'cancel', email: fresh() });
    const again = await server().call(owner, 'POST', '/api/teammate', { body: person(gone.email) });
    expect(again.status).toBe(201);
  });

  it('ROLE-20 holds the limit of a trial under ten parallel calls', async () => {
    const owner = await start({ trialUsers: 4 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        server().call(owner, 'POST', '/api/teammate', { body: person(fresh()) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(7);
    expect(refused[0]?.body).toMatchObject({
      responseCode: 'TRIALLIMIT',
      message: 'Your trial allows up to 4 users. End the trial to add more.',
    });
    const extensions = answers.map(({ body }) => body.extension).filter(Boolean);
    expect(new Set(extensions).size).toBe(3);
  });

  it('API-115 names a free extension beside those that most of the same kind have', async () => {
    const owner = await start();
    for (const extension of ['2001', '2002', '2004', '9999', '500']) {
      await server().makePerson(owner.tenantId, { extension });
    }
    const ask = (beside: string) =>
      server().call(owner, 'GET', `/api/teammate/extension?beside=${beside}`);
    expect((await ask('teammate')).body).toEqual({ extension: '102', beside: '2003' });
    expect((await ask('team')).body).toEqual({ extension: '102' });
    const team = { name: 'Desk', extension: '2005', inboundFlow: 'ringGroup' };
    const made = { ...team, teammateId: [owner.id] };
    await server().call(owner, 'POST', '/api/team', { body: made });
    expect((await ask('team')).body).toEqual({ extension: '102', beside: '2006' });
    expect((await ask('anybody')).status).toBe(400);
  });

  it('API-115 skips used and emergency extensions', async () => {
    const owner = await start();
    const { tenantId } = owner;
    for (let extension = 102; extension <= 111; extension += 1) {
      await server().makePerson(tenantId, { extension: String(extension) });
    }
    const free = await server().call(owner, 'GET', '/api/teammate/extension');
    expect(free.body).toEqual({ extension: '113' });
    const ask = (n: string) =>
      server().call(owner, 'GET', `/api/teammate/extension?extension=${n}`);
    expect((await ask('113')).body).toEqual({ extension: '113', isAvailable: true });
    for (const n of ['105', '911', '012', '12']) {
      expect((await ask(n)).body).toEqual({ extension: n, isAvailable: false });
    }
  });

  it('OP-93 resends the invitation to pending people only; the earlier link stops working', async () => {
    const owner = await start();
    const email = fresh();
    const { body } = await server().call(owner, 'POST', '/api/teammate', { body: person(email) });
    const path = `/api/teammate/${String(body.id)}/invitation`;
    expect((await server().call(owner, 'POST', path)).status).toBe(204);
    const links = await server().db.system((tx) =>
      tx
        .selectFrom('link_token')
        .select('superseded_at')
        .where('teammate_id', '=', String(body.id))
        .orderBy('id')
        .execute(),
    );
    expect(links.map((link) => link.superseded_at === null)).toEqual([false, true]);
    const active = `/api/teammate/${owner.id}/invitation`;
    expect(codeOf(await server().call(owner, 'POST', active))).toBe('INVALIDTRANSITION');
  });

  it('ignores members that only the server sets', async () => {
    const owner = await start();
    const { body } = await server().call(owner, 'POST', '/api/teammate', {
      body: {
        ...person(fresh()),
        id: owner.id,
        tenantId: crypto.randomUUID(),
        status: 'active',
        isTenantOwner: true,
      },
    });
    expect(body).toMatchObject({ status: 'pending', isTenantOwner: false });
    expect(body.tenantId).toBe(owner.tenantId);
    expect(body.id).not.toBe(owner.id);
  });

  it('API-113 annex A7 buys a reserved number with the invitation, or invites nobody', async () => {
    const owner = await start();
    const { search, reserve } = numberCalls(server);
    const [offered] = await search(owner);
    const number = offered?.number ?? '';
    const { body: held } = await reserve(owner, number);
    const { reservationId } = held;
    const invite = (email: string, reservation: unknown) =>
      server().call(owner, 'POST', '/api/teammate', {
        body: { ...person(email), phoneNumber: { number, reservationId: reservation } },
      });
    const email = fresh();
    const refused = await invite(email, crypto.randomUUID());
    expect([refused.status, codeOf(refused)]).toEqual([409, 'RESERVATIONEXPIRED']);
    const impersonated = await server().call(owner, 'POST', '/api/teammate', {
      body: { ...person(email), phoneNumber: { number, reservationId } },
      impersonator: owner,
    });
    expect(impersonated.status).toBe(403);
    const { status, body } = await invite(email, reservationId);
    expect(status).toBe(201);
    expect(body).toMatchObject({ email, defaultNumber: number });
  });
});
