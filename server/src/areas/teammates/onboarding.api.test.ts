import { formatPhone } from '@jackfield/domain';
import { expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';
import { numberCalls } from '../../../test/number-fixture.ts';

const hash = 'a1'.repeat(32);

describeApi('first sign-in', ({ server }) => {
  const calls = numberCalls(server);
  const start = async () => {
    const tenantId = await server().makeTenant();
    const owner = await server().makePerson(tenantId, { isTenantOwner: true });
    const person = await server().makePerson(tenantId, { status: 'pending' });
    return { tenantId, owner, person };
  };
  const put = (by: TestPerson, path: string, version: number, body: object = {}) =>
    server().call(by, 'PUT', `/api/teammate/${path}`, { body, version });

  it('[ONB-12] [API-12] [API-13] [API-14] [API-15] takes the calls of the wizard with their versions, and the number rings the person', async () => {
    const { owner, person } = await start();
    const zone = await put(person, person.id, 1, {
      timeZone: 'America/Chicago',
      agreedTerms: { hash },
    });
    expect(zone).toMatchObject({ status: 200, body: { timeZone: 'America/Chicago', version: 2 } });
    const active = await put(person, `${person.id}/status/active`, 2);
    expect(active).toMatchObject({ status: 200, body: { status: 'active', version: 3 } });
    // A repeated attempt after a lost answer.
    expect((await put(person, `${person.id}/status/active`, 3)).body).toMatchObject({ version: 3 });
    const bought = await calls.buy(person, `teammate/${person.id}`);
    expect(bought.status).toBe(201);

    const call = { number: bought.body.number, from: '+13125550123' };
    const { body } = await server().call(owner, 'POST', '/api/routing/simulate', { body: call });
    expect(body).toMatchObject({ end: { kind: 'answered', node: { id: person.id } } });
  });

  it('[ONB-09] keeps which terms a person agreed to and when, once for the same words', async () => {
    const { owner, person } = await start();
    const agreed = await put(person, person.id, 1, { agreedTerms: { hash } });
    expect(agreed.body.agreedTerms).toEqual({ hash, at: expect.any(String) });
    const again = await put(person, person.id, 2, { agreedTerms: { hash } });
    expect(again.body).toMatchObject({ agreedTerms: agreed.body.agreedTerms, version: 2 });
    const entries = await server().db.tenant(person.tenantId, (tx) =>
      tx.selectFrom('audit_entry').select(['actor_id', 'after']).execute(),
    );
    expect(entries).toMatchObject([{ actor_id: person.id, after: { agreedTerms: { hash } } }]);
    const wrong = await put(person, person.id, 2, { agreedTerms: { hash: 'read it' } });
    expect(wrong.status).toBe(400);
    const forAnother = await put(owner, person.id, 2, { agreedTerms: { hash: 'b2'.repeat(32) } });
    expect(forAnother.status).toBe(403);
  });

  it('[ONB-18] [OP-61] the first-time flag goes for good, and only by the person', async () => {
    const { owner, person } = await start();
    expect((await put(person, person.id, 1, { isFirstTime: true })).status).toBe(400);
    expect((await put(owner, person.id, 1, { isFirstTime: false })).status).toBe(403);
    await put(person, person.id, 1, { agreedTerms: { hash } });
    const cleared = await put(person, person.id, 2, { isFirstTime: false });
    expect(cleared).toMatchObject({ status: 200, body: { isFirstTime: false } });
    expect((await server().call(person, 'GET', '/api/user')).body.isFirstTime).toBe(false);
  });

  it('[ONB-09] [OP-61] the first time is not over before the terms are agreed to', async () => {
    const { person } = await start();
    expect((await put(person, `${person.id}/status/active`, 1)).status).toBe(200);
    const refused = await put(person, person.id, 2, { isFirstTime: false });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        responseCode: 'INVALIDTRANSITION',
        message: 'Please agree to the terms about emergency calls first.',
        errors: [{ code: 'TERMSNOTAGREED', field: 'agreedTerms' }],
      },
    });
    expect((await server().call(person, 'GET', '/api/user')).body.isFirstTime).toBe(true);
    const both = await put(person, person.id, 2, { agreedTerms: { hash }, isFirstTime: false });
    expect(both).toMatchObject({ status: 200, body: { isFirstTime: false } });
    // A form that sends the flag again is told nothing of terms.
    expect((await put(person, person.id, 3, { isFirstTime: false })).status).toBe(200);
  });

  /** Mails about people who joined, as admins got them. */
  const joined = (tenantId: string) =>
    server().db.system((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select(['recipient', 'subject', 'body_text'])
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', 'userJoined')
        .orderBy('recipient')
        .execute(),
    );

  it('[SAY-01] tells the other admins where calls of who accepted an invitation go from now on', async () => {
    const { tenantId, owner, person } = await start();
    const admin = await server().makePerson(tenantId, { role: 'admin' });
    const company = `/api/company/${await calls.company(tenantId)}`;
    const { body: number } = await calls.buy(owner, company.slice('/api/'.length), {
      label: 'Main',
    });
    const body = {
      name: 'Sales',
      extension: '4100',
      inboundFlow: 'ringGroup',
      teammateId: [owner.id, person.id],
    };
    const team = await server().call(owner, 'POST', '/api/team', { body });
    const { version } = (await server().call(owner, 'GET', company)).body;
    const toTeam = { actionType: 'team', actionValue: team.body.id };
    await server().call(owner, 'PUT', `${company}/callhandling`, {
      body: { callHandlingOpenHour: toTeam },
      version: Number(version),
    });

    expect((await put(person, `${person.id}/status/active`, 1)).status).toBe(200);
    const mails = await joined(tenantId);
    expect(mails.map(({ recipient }) => recipient)).toEqual([admin.email, owner.email].toSorted());
    const { subject, body_text: text } = mails[0] ?? { subject: '', body_text: '' };
    expect(subject).toBe(`Harbor Dental Group: ${person.fullName} has joined`);
    const who = `Main ${formatPhone(String(number.number))}`;
    expect(text).toContain(
      `${who}: Sales rings ${owner.fullName} and ${person.fullName} all at once.`,
    );
  });

  it('[SAY-01] tells nobody of who joined where callers notice nothing', async () => {
    const { tenantId, person } = await start();
    expect((await put(person, `${person.id}/status/active`, 1)).status).toBe(200);
    expect(await joined(tenantId)).toEqual([]);
  });

  it('[ONB-15] [API-09] tells everybody of the account under which number the company is called', async () => {
    const { tenantId, owner, person } = await start();
    const ask = async (by: TestPerson) =>
      (await server().call(by, 'GET', '/api/user/companynumber')).body;
    expect(await ask(person)).toEqual({ number: null });
    const company = await calls.company(tenantId);
    const { body } = await calls.buy(owner, `company/${company}`);
    await calls.buy(owner, `teammate/${owner.id}`);
    expect(await ask(person)).toEqual({ number: body.number });
    expect(await ask(owner)).toEqual({ number: body.number });
    const main = await calls.company(tenantId);
    await server().db.system((tx) =>
      tx.updateTable('company').set({ is_default: true }).where('id', '=', main).execute(),
    );
    const second = await calls.buy(owner, `company/${main}`);
    expect(await ask(person)).toEqual({ number: second.body.number });
  });
});
