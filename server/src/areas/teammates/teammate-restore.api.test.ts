import type { DeletedRecord } from '@jackfield/contract/api/audit';
import { beforeEach, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';
import { numberCalls } from '../../../test/number-fixture.ts';

const day = 24 * 3_600_000;

describeApi('a deleted user comes back', ({ server }) => {
  const calls = numberCalls(() => server());
  let tenantId: string;
  let owner: TestPerson;
  let ana: TestPerson;

  beforeEach(async () => {
    tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana' });
  });

  const get = async (path: string, by = owner) => (await server().call(by, 'GET', path)).body;
  const remove = async (id = ana.id, successor: object | null = null) => {
    const { version } = await get(`/api/teammate/${id}`);
    const body = { status: 'cancel', successor };
    const path = `/api/teammate/${id}/offboard`;
    return server().call(owner, 'POST', path, { body, version: Number(version) });
  };
  const deleted = async (kind = 'teammate') =>
    (await get(`/api/audit/deleted/${kind}`)).items as DeletedRecord[];
  const restore = async (kind = 'teammate', id = ana.id) => {
    const [found] = await deleted(kind);
    const body = { entryId: found?.entryId };
    return server().call(owner, 'POST', `/api/audit/teammate/${id}/restore`, { body });
  };
  const skipped = async () =>
    ((await restore()).body.skipped as { message: string }[]).map(({ message }) => message);
  const set = (columns: object, id = ana.id) =>
    server().db.tenant(tenantId, (tx) =>
      tx.updateTable('teammate').set(columns).where('id', '=', id).execute(),
    );

  it('[SAY-08] [annex J2] with settings, numbers and devices that sign in as before', async () => {
    await calls.buy(owner, `teammate/${ana.id}`, { label: 'Direct' });
    const phone = {
      type: 'deskphone',
      name: 'Desk',
      model: 'T54W',
      macAddress: '00:15:65:00:00:01',
    };
    const path = `/api/teammate/${ana.id}/device`;
    await server().call(owner, 'POST', path, { body: phone });
    const devices = () =>
      server().db.tenant(tenantId, (tx) =>
        tx.selectFrom('device').select(['id', 'sip_username', 'mac_address', 'model']).execute(),
      );
    const { version: _, updatedAt: __, ...before } = await get(`/api/teammate/${ana.id}`);
    const had = await devices();
    expect([before.phoneNumbers, had]).toMatchObject([[{ label: 'Direct' }], [{ model: 'T54W' }]]);

    expect((await remove()).status).toBe(200);
    expect(await devices()).toEqual([]);
    const [listed] = await deleted();
    expect(listed).toMatchObject({ id: ana.id, name: ana.fullName, deletedBy: owner.fullName });
    expect(listed?.numbers).toMatchObject([{ isAvailable: true }]);
    expect(listed?.price?.lines.map(({ item }) => item)).toEqual(['user', 'localNumber']);
    expect(Date.parse(listed?.numbers?.[0]?.heldUntil ?? '')).toBeGreaterThan(
      Date.now() + 29 * day,
    );

    expect((await restore()).body).toEqual({ restored: ['status'], skipped: [] });
    expect(await get(`/api/teammate/${ana.id}`)).toMatchObject(before);
    expect(await devices()).toEqual(had);
    expect(await deleted()).toEqual([]);
  });

  it('[SAY-08] whoever had not accepted gets a new invitation', async () => {
    const body = {
      firstName: 'Bo',
      lastName: 'Lee',
      email: 'bo.lee@example.com',
      role: 'standard',
    };
    const invited = await server().call(owner, 'POST', '/api/teammate', { body });
    const id = String(invited.body.id);
    await remove(id);
    expect((await restore('teammate', id)).status).toBe(200);
    expect(await get(`/api/teammate/${id}`)).toMatchObject({ status: 'pending' });
    const mails = await server().db.system((tx) =>
      tx.selectFrom('mail_outbox').select('kind').where('tenant_id', '=', tenantId).execute(),
    );
    expect(mails).toEqual([{ kind: 'invitation' }, { kind: 'invitation' }]);
  });

  it('[SAY-08] a device whose hardware address another account has now stays away', async () => {
    const phone = { type: 'deskphone', name: 'Desk', model: 'T54W', macAddress: '001565000002' };
    const add = (by: TestPerson, id: string) =>
      server().call(by, 'POST', `/api/teammate/${id}/device`, { body: phone });
    expect((await add(owner, ana.id)).status).toBe(201);
    await remove();
    const elsewhere = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    expect((await add(elsewhere, elsewhere.id)).status).toBe(201);
    expect(await skipped()).toEqual([expect.stringContaining('Desk')]);
    expect((await get(`/api/teammate/${ana.id}`)).status).toBe('active');
  });

  it('[SAY-08] another extension where theirs is taken, and a refusal where the email is', async () => {
    const { extension } = await get(`/api/teammate/${ana.id}`);
    await remove();
    const bo = await server().makePerson(tenantId, { firstName: 'Bo' });
    await set({ extension: String(extension), email: ana.email }, bo.id);
    const refused = await restore();
    expect(codeOf(refused)).toBe('DUPLICATE');
    expect(JSON.stringify(refused.body)).toContain(`Another user has ${ana.email} now.`);
    await set({ email: bo.email }, bo.id);
    const [message] = await skipped();
    expect(message).toContain(`Someone else uses extension ${extension} now.`);
    const back = await get(`/api/teammate/${ana.id}`);
    expect(back.status).toBe('active');
    expect(message).toContain(String(back.extension));
  });

  it('[SAY-08] what the successor has changed since stays with them, and is named', async () => {
    const bo = await server().makePerson(tenantId, { firstName: 'Bo' });
    const bought = await calls.buy(owner, `teammate/${ana.id}`);
    await remove(ana.id, { id: bo.id, numbers: true, teams: true, billingContact: true });
    const { items } = await calls.list(owner, `teammate/${bo.id}`);
    const [given = {}] = items as Record<string, unknown>[];
    expect(given.id).toBe(bought.body.id);
    await calls.change(owner, `teammate/${bo.id}`, given, { label: 'Mine' });
    expect(await skipped()).toEqual([expect.stringContaining('stays with the user')]);
    expect((await get(`/api/teammate/${bo.id}`)).phoneNumbers).toMatchObject([{ label: 'Mine' }]);
  });

  it('[SAY-08] is final after 30 days, and the numbers are given up', async () => {
    await calls.buy(owner, `teammate/${ana.id}`);
    await remove();
    const [listed] = await deleted();
    server().clock.advance(30 * day);
    expect(await deleted()).toEqual([]);
    const body = { entryId: listed?.entryId };
    const late = await server().call(owner, 'POST', `/api/audit/teammate/${ana.id}/restore`, {
      body,
    });
    expect(late.status).toBe(404);
    server().clock.advance(-30 * day);
  });

  it('[SAY-02] [OP-71] a phone number alone, once, for its owner', async () => {
    const bought = await calls.buy(owner, `teammate/${ana.id}`, { label: 'Direct' });
    const hold = await get(`/api/phonenumber/${bought.body.id}/hold`);
    expect(Date.parse(String(hold.heldUntil))).toBeGreaterThan(Date.now() + 29 * day);
    await calls.remove(owner, `teammate/${ana.id}`, bought.body);
    const stranger = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    expect(codeOf(await calls.reserve(stranger, String(bought.body.number)))).toBe('NUMBERTAKEN');
    const [listed] = await deleted('phoneNumber');
    expect(listed).toMatchObject({ historyOf: { entity: 'teammate', id: ana.id } });
    const other = await server().makePerson(tenantId);
    expect((await restore('phoneNumber', other.id)).status).toBe(404);

    expect((await restore('phoneNumber')).body).toEqual({ restored: ['phoneNumber'], skipped: [] });
    const { items } = await calls.list(owner, `teammate/${ana.id}`);
    expect(items).toMatchObject([{ id: bought.body.id, label: 'Direct', isDefault: true }]);
    expect(await deleted('phoneNumber')).toEqual([]);
  });
});
