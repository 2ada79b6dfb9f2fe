import type { AuditEntry } from '@jackfield/contract/api/audit';
import { beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

describeOnBothDatabases('activity of the account', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let ben: TestPerson;

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true, firstName: 'Renee' });
    ana = await server().makePerson(tenantId, { firstName: 'Ana', lastName: 'Lopez' });
    ben = await server().makePerson(tenantId, { firstName: 'Ben', lastName: 'Lee' });
  });

  const title = (of: TestPerson, text: string, by = owner, impersonator?: TestPerson) =>
    server()
      .call(by, 'GET', `/api/teammate/${of.id}`)
      .then(({ body }) =>
        server().call(by, 'PUT', `/api/teammate/${of.id}`, {
          body: { title: text },
          version: Number(body.version),
          ...(impersonator && { impersonator }),
        }),
      );
  const page = async (by: TestPerson, query = '') => {
    const { status, body } = await server().call(by, 'GET', `/api/audit${query}`);
    expect(status).toBe(200);
    return body as unknown as { items: AuditEntry[]; nextStartAfter: string | null };
  };
  const told = async (by: TestPerson, query = '') =>
    (await page(by, query)).items.map(({ entityName, after }) => `${entityName}: ${after?.title}`);
  const exported = (by: TestPerson, body: object) =>
    server().call(by, 'POST', '/api/audit/export', { body });

  it('annex J2 annex A1 pages over entries of one moment without repeating or leaving out one', async () => {
    for (const text of ['1', '2', '3', '4', '5']) await title(ana, text);
    await server().db.system((tx) =>
      tx
        .updateTable('audit_entry')
        .set({ at: '2026-11-19T05:30:00.000Z' })
        .where('tenant_id', '=', owner.tenantId)
        .execute(),
    );
    const all = (await page(owner)).items;
    expect(new Set(all.map(({ at }) => at)).size).toBe(1);
    const seen: string[] = [];
    let query = '?limit=2';
    for (;;) {
      const { items, nextStartAfter } = await page(owner, query);
      seen.push(...items.map(({ id }) => id));
      if (nextStartAfter === null) break;
      query = `?limit=2&startAfter=${nextStartAfter}`;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(await told(owner, '?limit=2')).toEqual(['Ana Lopez: 5', 'Ana Lopez: 4']);
    const unknown = await server().call(owner, 'GET', `/api/audit?startAfter=${ana.id}`);
    expect([unknown.status, codeOf(unknown)]).toEqual([400, 'INVALIDINPUT']);
  });

  it('annex J2 filters by person, kind, way, day of the account and text', async () => {
    server().clock.set(new Date('2026-11-19T05:30:00.000Z'));
    await title(ana, 'on the 18th');
    server().clock.set(new Date('2026-11-19T06:30:00.000Z'));
    await title(ben, 'on the 19th', ben);
    await server().call(owner, 'POST', '/api/team', {
      body: { name: 'Desk', extension: '300', inboundFlow: 'ringGroup', teammateId: [ana.id] },
    });
    expect(await told(owner, `?personId=${ben.id}`)).toEqual(['Ben Lee: on the 19th']);
    expect(await told(owner, '?entity=team')).toEqual(['Desk: undefined']);
    expect(await told(owner, '?via=bulk')).toEqual([]);
    expect(await told(owner, '?startDate=2026-11-19&entity=teammate')).toEqual([
      'Ben Lee: on the 19th',
    ]);
    expect(await told(owner, '?endDate=2026-11-18')).toEqual(['Ana Lopez: on the 18th']);
    expect(await told(owner, '?search=%20BEN%20')).toEqual(['Ben Lee: on the 19th']);
    expect(await told(owner, '?search=100%25')).toEqual([]);
    for (const query of ['startDate=2026-11-20&endDate=2026-11-19', 'via=post', 'personId=1']) {
      expect((await server().call(owner, 'GET', `/api/audit?${query}`)).status).toBe(400);
    }
  });

  it('annex J2 standard users see what they did and what was done in their name', async () => {
    await title(ben, 'by the owner');
    await title(ana, 'by herself', ana);
    await title(ana, 'for her', ana, owner);
    const { items } = await page(ana);
    expect(items.map(({ after, onBehalfOf }) => [after?.title, onBehalfOf?.name])).toEqual([
      ['for her', 'Ana Lopez'],
      ['by herself', undefined],
    ]);
    expect(await told(ana, `?personId=${ben.id}`)).toEqual([]);
    const foreign = (await page(owner)).items.find(({ entityId }) => entityId === ben.id);
    const cursor = `/api/audit?startAfter=${foreign?.id}`;
    expect((await server().call(ana, 'GET', cursor)).status).toBe(400);
  });

  it('annex J2 shows names for ids, also of what is gone, and nothing to other accounts', async () => {
    await server().call(owner, 'PUT', `/api/teammate/${ana.id}/callhandling`, {
      body: { missedCallHandling: { actionType: 'teammate', actionValue: ben.id } },
      version: 1,
    });
    await server().call(owner, 'PUT', `/api/teammate/${ben.id}/status/cancel`, { version: 1 });
    const { items } = await page(owner, '?search=Ana');
    expect(items.at(-1)?.names).toMatchObject({
      [ana.id]: { name: 'Ana Lopez', isGone: false },
      [ben.id]: { name: 'Ben Lee', isGone: true },
    });
    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    expect((await page(stranger)).items).toEqual([]);
    const cursor = `/api/audit?startAfter=${items[0]?.id}`;
    expect((await server().call(stranger, 'GET', cursor)).status).toBe(400);
    expect((await page(stranger, `?personId=${ana.id}`)).items).toEqual([]);
  });

  it('exports what is filtered, safe for spreadsheets, and tells of the export', async () => {
    await title(ana, '=HYPERLINK("x")');
    await title(ben, 'Clerk');
    const file = await exported(owner, { search: 'Ana' });
    expect(file.headers['content-type']).toContain('text/csv');
    const lines = String(file.body.text).split('\r\n').filter(Boolean);
    expect(lines[0]).toBe(
      '\uFEFFWhen (Central Time),Who,On behalf of,Via,Kind,Record,Action,Change,Request',
    );
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Ana Lopez,Changed the user,"title: none → =HYPERLINK(""x"")"');
    const [newest] = (await page(owner)).items;
    expect(newest).toMatchObject({ action: 'activity.export', after: { search: 'Ana' } });
    const own = await exported(ana, {});
    expect(own.body.text).not.toContain('Ben Lee');
    const wrong = { startDate: '2026-11-20', endDate: '2026-11-19' };
    expect((await exported(owner, wrong)).status).toBe(400);
    expect((await page(owner)).items).toHaveLength(4);
  });
});
