import { expect, it } from 'vitest';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf } from '../../../test/harness.ts';
import { createTrialOverWork, planTrialOver } from './trial-over.ts';

describeApi('subscription', ({ server }) => {
  const start = async ({
    card = false,
    trialUsers = 5,
  }: {
    card?: boolean;
    trialUsers?: number;
  } = {}) => {
    const tenantId = await server().makeTenant({ trialUsers });
    const owner = await server().makePerson(tenantId, { isTenantOwner: true, role: 'admin' });
    if (card) await addCard(tenantId);
    const path = `/api/tenant/${tenantId}`;
    return {
      tenantId,
      owner,
      path,
      end: (person = owner) => server().call(person, 'PUT', `${path}/trialend`),
      read: () => server().call(owner, 'GET', `${path}/subscription`),
    };
  };
  const addCard = (tenantId: string) =>
    server().db.system((tx) =>
      tx
        .insertInto('payment_method')
        .values({
          id: newId(),
          tenant_id: tenantId,
          provider_id: `pm_${newId()}`,
          is_default: true,
          brand: 'visa',
          last4_digits: '4242',
          exp_month: 8,
          exp_year: 2038,
          holder_name: 'Ana Lopez',
        })
        .execute(),
    );

  it('[BILL-07] [API-59] a trial becomes paid with a card, and its limits no longer apply', async () => {
    const { tenantId, owner, path, end } = await start({ card: true, trialUsers: 1 });
    const before = server().clock.now().toISOString();
    const { status, body } = await end();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: tenantId,
      stripeInfo: { isTrial: false },
      trialMaximumUser: null,
      version: 2,
    });
    const email = `second-${newId()}@example.com`;
    const invited = await server().call(owner, 'POST', '/api/teammate', {
      body: { email, firstName: 'Ben', lastName: 'Okafor', role: 'standard' },
    });
    expect(invited.status).toBe(201);
    const after = (await server().call(owner, 'GET', `${path}/subscription`)).body;
    expect(after).toMatchObject({ isTrial: false, trialEndsAt: null });
    expect(String(after['since']) >= before).toBe(true);
  });

  it('[API-59] once: of ten at a time one ends it, and there is no way back', async () => {
    const { tenantId, end } = await start({ card: true });
    const answers = await Promise.all(Array.from({ length: 10 }, () => end()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(codeOf(await end())).toBe('INVALIDTRANSITION');
    const entries = await server().db.system((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'before', 'after'])
        .where('tenant_id', '=', tenantId)
        .where('action', '=', 'tenant.endTrial')
        .execute(),
    );
    expect(entries).toMatchObject([{ before: { isTrial: true }, after: { isTrial: false } }]);
  });

  it('[API-59] needs a card', async () => {
    const { end, read } = await start();
    const { status, body } = await end();
    expect([status, body.responseCode]).toEqual([402, 'PAYMENTREQUIRED']);
    expect((await read()).body).toMatchObject({ isTrial: true, hasCard: false });
  });

  it('[API-59] [BILL-02] is the owner’s alone, and asks for the second step again', async () => {
    const { tenantId, path, owner, end } = await start({ card: true });
    const admin = await server().makePerson(tenantId, { role: 'admin' });
    expect((await end(admin)).status).toBe(403);
    expect((await server().call(admin, 'GET', `${path}/subscription`)).status).toBe(403);
    const other = `/api/tenant/${newId()}`;
    expect((await server().call(owner, 'PUT', `${other}/trialend`)).status).toBe(404);
    expect((await server().call(owner, 'GET', `${other}/subscription`)).status).toBe(404);
    const { policy } = server().app.services;
    expect(policy.get('tenant.endTrial')?.stepUp).toBe(true);
    expect(policy.get('tenant.setStatus')?.stepUp).toBe('orPassword');
  });

  it('[BILL-02] [OP-58] tells how much of each limit is used', async () => {
    const { tenantId, read } = await start({ trialUsers: 5 });
    await server().makePerson(tenantId);
    const { body } = await read();
    expect(body).toMatchObject({ isTrial: true, users: 2, phoneNumbers: 0 });
    expect(body['limits']).toEqual([
      { item: 'company', used: 0, limit: null },
      { item: 'companyNumber', used: 0, limit: null },
      { item: 'device', used: 0, limit: null },
      { item: 'user', used: 2, limit: 5 },
      { item: 'userNumber', used: 0, limit: null },
    ]);
  });

  it('annex J9 the end of a trial is told once, to owner and billing contacts, unless it was ended', async () => {
    const day = 24 * 3_600_000;
    const { tenantId, owner } = await start();
    const ended = await start({ card: true });
    const endsAt = new Date(server().clock.now().getTime() + 3 * day);
    await server().db.system(async (tx) => {
      for (const id of [tenantId, ended.tenantId]) {
        await tx
          .updateTable('tenant')
          .set({ trial_ends_at: endsAt })
          .where('id', '=', id)
          .execute();
        await planTrialOver(tx, id, endsAt);
      }
      await tx
        .insertInto('billing_contact')
        .values({ id: newId(), tenant_id: tenantId, name: 'Books', email: 'books@example.com' })
        .execute();
    });
    expect((await ended.end()).status).toBe(200);
    const { db, clock } = server();
    const log = { warn: () => undefined };
    const work = () => createDueWork({ db, clock, log }, [createTrialOverWork({ clock })]).run();
    const told = (of: string) =>
      db.system((tx) =>
        tx
          .selectFrom('mail_outbox')
          .select('recipient')
          .where('tenant_id', '=', of)
          .where('kind', '=', 'trialOver')
          .orderBy('recipient')
          .execute(),
      );
    await work();
    expect(await told(tenantId)).toEqual([]);
    clock.advance(3 * day);
    await work();
    await work();
    clock.advance(-3 * day);
    const to = [owner.email, 'books@example.com'].toSorted();
    expect((await told(tenantId)).map(({ recipient }) => recipient)).toEqual(to);
    expect(await told(ended.tenantId)).toEqual([]);
    const entries = await db.system((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['tenant_id', 'via'])
        .where('action', '=', 'tenant.trialOver')
        .execute(),
    );
    expect(entries).toEqual([{ tenant_id: tenantId, via: 'system' }]);
  });
});
