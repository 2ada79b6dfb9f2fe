import type { AuditEntry, DeletedRecord } from '@jackfield/contract/api/audit';
import type { Company } from '@jackfield/contract/api/company';
import { formatPhone } from '@jackfield/domain';
import { newId } from '../../platform/ids.ts';
import { beforeEach, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';
import { numberCalls } from '../../../test/number-fixture.ts';

describeApi('going back in the history of company numbers and the account', ({ server }) => {
  const calls = numberCalls(() => server());
  let owner: TestPerson;
  let ana: TestPerson;

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana', lastName: 'Lopez' });
  });

  const get = async <T>(path: string) => (await server().call(owner, 'GET', path)).body as T;
  const history = async (path: string) =>
    (await get<{ items: AuditEntry[] }>(`/api/audit/${path}`)).items;
  const kept = async (kind: string, query = '') =>
    (await get<{ items: DeletedRecord[] }>(`/api/audit/deleted/${kind}${query}`)).items;
  const change = (path: string, body: object, version: number) =>
    server().call(owner, 'PUT', path, { body, version });
  const restore = (path: string, entryId = '', version?: number, who = owner) =>
    server().call(who, 'POST', `/api/audit/${path}/restore`, {
      body: { entryId },
      ...(version !== undefined && { version }),
    });
  const held = async (by = owner) => {
    const [offered] = await calls.search(by);
    const number = offered?.number ?? '';
    const { body } = await calls.reserve(by, number);
    return { number, reservationId: body.reservationId };
  };
  const create = async (label: string, phones: object[]) => {
    const { body } = await server().call(owner, 'POST', '/api/company', {
      body: { label, phoneNumbers: phones },
      headers: { 'idempotency-key': newId() },
    });
    return get<Company>(`/api/company/${(body as unknown as Company).id}`);
  };
  /** Gives a held number up, as due work does at its end. */
  const giveUp = (number: string) =>
    server().db.system((tx) => tx.deleteFrom('held_number').where('number', '=', number).execute());
  const remove = async (id: string) => {
    const { version } = await get<Company>(`/api/company/${id}`);
    return server().call(owner, 'DELETE', `/api/company/${id}`, { version });
  };

  it('annex J2 a company number goes back as a whole, and says whose target is gone', async () => {
    const { id, version, businessHour } = await create('Main', [await held()]);
    const at = `/api/company/${id}`;
    const toAna = { actionType: 'teammate', actionValue: ana.id };
    const toMobile = { actionType: 'number', actionValue: '+12515550199' };
    const routing = { callHandlingOpenHour: toAna, callHandlingClosedHour: toMobile };
    await change(`${at}/callhandling`, routing, version);
    await change(at, { label: 'Reception' }, version + 1);
    const zone = { ...businessHour, timeZone: 'America/Denver' };
    await change(`${at}/businesshour`, zone, version + 2);
    const elsewhere = {
      callHandlingOpenHour: toMobile,
      callHandlingClosedHour: { actionType: 'number', actionValue: '+12515550142' },
    };
    await change(`${at}/callhandling`, elsewhere, version + 3);
    await server().call(owner, 'PUT', `/api/teammate/${ana.id}/status/cancel`, { version: 1 });

    const entries = await history(`company/${id}`);
    const renamed = entries.find(({ after }) => after?.label === 'Reception')?.id;
    const now = (await get<Company>(at)).version;
    expect((await restore(`company/${id}`, renamed)).status).toBe(428);
    const conflict = await restore(`company/${id}`, renamed, now - 1);
    expect([conflict.status, codeOf(conflict)]).toEqual([412, 'VERSIONCONFLICT']);
    const back = await restore(`company/${id}`, renamed, now);
    expect(back.status).toBe(200);
    expect((back.body.restored as string[]).toSorted()).toEqual([
      'businessHour',
      'callHandlingClosedHour',
      'label',
    ]);
    expect(back.body.skipped).toEqual([
      { field: 'callHandlingOpenHour', message: 'This user is no longer available.' },
    ]);
    expect(await get(at)).toMatchObject({
      label: 'Main',
      businessHour: { timeZone: 'America/Chicago' },
      callHandlingOpenHour: toMobile,
      callHandlingClosedHour: toMobile,
      version: now + 1,
    });
    const [newest] = await history(`company/${id}`);
    expect(newest).toMatchObject({ action: 'company.restore', after: { label: 'Main' } });
    const again = await restore(`company/${id}`, renamed, now + 1);
    expect([again.status, codeOf(again)]).toEqual([409, 'NOTHINGTORESTORE']);
    expect(again.body.message).toBe('This user is no longer available.');
    expect((await restore(`company/${id}`, renamed, now + 1, ana)).status).toBe(401);
  });

  it('annex J2 the account goes back to its former name and address', async () => {
    const { version, companyAddress } = await get<{ version: number; companyAddress: object }>(
      '/api/tenant',
    );
    const address = { ...companyAddress, streetAddress: '1 Other Street' };
    await change('/api/tenant', { companyName: 'Other', companyAddress: address }, version);
    await change('/api/tenant', { timeZone: 'America/Denver' }, version + 1);
    const [, first] = await history(`tenant/${owner.tenantId}`);
    const at = `tenant/${owner.tenantId}`;
    expect((await restore(at, first?.id, version + 2, ana)).status).toBe(403);
    const { body } = await restore(at, first?.id, version + 2);
    expect(body).toEqual({
      restored: expect.arrayContaining(['companyName', 'companyAddress', 'timeZone']),
      skipped: [],
    });
    expect(await get('/api/tenant')).toMatchObject({
      companyName: 'Harbor Dental Group',
      companyAddress,
      timeZone: 'America/Chicago',
      version: version + 3,
    });
  });

  it('annex J2 a deleted company number comes back with menus and what numbers are left', async () => {
    await create('Main', [await held()]);
    const [one, two] = [await held(), await held()];
    const other = await create('Other', [one, two]);
    await server().call(owner, 'POST', `/api/company/${other.id}/ivr`, { body: { name: 'Menu' } });
    expect((await remove(other.id)).status).toBe(204);
    const [deleted] = await kept('company');
    expect(deleted).toMatchObject({ id: other.id, name: 'Other', deletedBy: owner.fullName });
    expect(deleted?.numbers?.map(({ isAvailable }) => isAvailable)).toEqual([true, true]);

    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    expect(codeOf(await calls.reserve(stranger, one.number))).toBe('NUMBERTAKEN');
    await giveUp(one.number);
    expect((await calls.reserve(stranger, one.number)).status).toBe(201);
    const available = (await kept('company'))[0]?.numbers;
    expect(available?.find(({ number }) => number === one.number)?.isAvailable).toBe(false);
    const { items } = (await server().call(stranger, 'GET', '/api/audit/deleted/company')).body;
    expect(items).toEqual([]);
    const path = `company/${other.id}`;
    expect((await restore(path, deleted?.entryId, undefined, stranger)).status).toBe(404);

    const { status, body } = await restore(path, deleted?.entryId);
    expect([status, body]).toEqual([
      200,
      {
        restored: ['company'],
        skipped: [
          {
            field: 'phoneNumber',
            message: `${formatPhone(one.number)} is no longer available.`,
          },
        ],
      },
    ]);
    const back = await get<Company>(`/api/company/${other.id}`);
    expect(back.phoneNumbers).toMatchObject([{ number: two.number, isDefault: true }]);
    const menus = await get<{ items: { name: string }[] }>(`/api/company/${other.id}/ivr`);
    expect(menus.items.map(({ name }) => name)).toEqual(['Menu']);
    expect(await kept('company')).toEqual([]);
    expect((await restore(path, deleted?.entryId)).status).toBe(404);
    expect((await history(path))[0]).toMatchObject({
      action: 'company.restore',
      before: null,
      after: { label: 'Other', phoneNumbers: [two.number] },
    });
  });

  it('annex J2 OP-58 a trial without room keeps a company number from coming back', async () => {
    await create('Main', [await held()]);
    const other = await create('Other', [await held()]);
    await remove(other.id);
    await server().db.system((tx) =>
      tx
        .updateTable('tenant')
        .set({ is_trial: true, trial_maximum_company: 2, trial_maximum_company_did: 1 })
        .where('id', '=', owner.tenantId)
        .execute(),
    );
    const [deleted] = await kept('company');
    expect(codeOf(await restore(`company/${other.id}`, deleted?.entryId))).toBe('TRIALLIMIT');
    expect(await kept('company')).toHaveLength(1);
  });

  it('annex J2 lists deleted menus of one owner, and brings them back', async () => {
    const { id } = await create('Main', [await held()]);
    const menu = (name: string) =>
      server().call(owner, 'POST', `/api/company/${id}/ivr`, { body: { name } });
    await menu('First');
    const { body: second } = await menu('Second');
    const path = `/api/company/${id}/ivr/${second.id}`;
    const gone = await server().call(owner, 'DELETE', path, { version: Number(second.version) });
    expect(gone.status).toBe(204);
    expect(await kept('ivr', `?ownerId=${ana.id}`)).toEqual([]);
    const [deleted] = await kept('ivr', `?ownerId=${id}`);
    expect(deleted).toMatchObject({ name: 'Second' });
    expect((await restore(`ivr/${String(second.id)}`, deleted?.entryId)).status).toBe(200);
    expect(await kept('ivr', `?ownerId=${id}`)).toEqual([]);
    const asked = await server().call(ana, 'GET', '/api/audit/deleted/ivr');
    expect(asked.status).toBe(403);
  });
});
