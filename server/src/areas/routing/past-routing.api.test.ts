import type { Team } from '@jackfield/contract/api/team';
import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

let used = 0;

describeApi('routing at an instant of the past', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let ben: TestPerson;
  let desk: Team;
  let sales: Team;
  let companyId: string;
  let menuId: string;

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, given = {}) => {
    const answer = await server().call(owner, method, path, given);
    expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body]);
    return answer.body as Record<string, unknown> & { id: string; version: number };
  };
  const change = async (path: string, body: object, of = path) => {
    const { version } = await call('GET', of);
    return call('PUT', path, { body, version });
  };
  const remove = async (path: string) => {
    const { version } = await call('GET', path);
    await call('DELETE', path, { version });
  };
  const config = async () => JSON.stringify(await call('GET', '/api/routing/config'));
  const moment = () => {
    const at = server().clock.now();
    server().clock.advance(60_000);
    return at.toISOString();
  };
  const past = (instant: string) => call('GET', `/api/routing/at?instant=${instant}`);
  const makeTeam = async (name: string, extension: string, teammateId: string[]) =>
    (await call('POST', '/api/team', {
      body: { name, extension, inboundFlow: 'ringGroup', teammateId },
    })) as unknown as Team;

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana', lastName: 'Lee' });
    ben = await server().makePerson(tenantId, { firstName: 'Ben', lastName: 'Ray' });
    desk = await makeTeam('Desk', '300', [ana.id, ben.id]);
    sales = await makeTeam('Sales', '301', [ben.id]);
    companyId = newId();
    used += 1;
    await server().db.tenant(tenantId, async (tx) => {
      const hours = JSON.stringify(alwaysOpenIn('America/Chicago'));
      const row = { tenant_id: tenantId, label: 'Main line', business_hour: hours };
      await tx
        .insertInto('company')
        .values({ id: companyId, ...row })
        .execute();
      await tx
        .insertInto('phone_number')
        .values({
          id: newId(),
          tenant_id: tenantId,
          number: `+12515558${String(used).padStart(3, '0')}`,
          owner_type: 'company',
          owner_id: companyId,
          country: 'USA',
        })
        .execute();
    });
    menuId = (await call('POST', `/api/company/${companyId}/ivr`, { body: { name: 'Menu' } })).id;
  });

  const at = {
    company: () => `/api/company/${companyId}`,
    team: () => `/api/team/${desk.id}`,
    menu: () => `/api/company/${companyId}/ivr/${menuId}`,
  };

  it('annex J2 equals what it was, after hours, targets, members, keys and blocked callers changed', async () => {
    const { items } = (await call('GET', `/api/company/${companyId}/ivr`)) as unknown as {
      items: { id: string; version: number }[];
    };
    const menuVersion = items[0]?.version;
    const before = await config();
    const instant = moment();

    const zone = alwaysOpenIn('America/New_York');
    const hours = { ...zone, alwaysOpen: false, weekly: officeWeek() };
    await change(`${at.company()}/businesshour`, hours, at.company());
    const toDesk = { callHandlingOpenHour: { actionType: 'team', actionValue: desk.id } };
    await change(`${at.company()}/callhandling`, toDesk, at.company());
    await change(at.company(), { label: 'Reception' });
    const until = new Date(server().clock.now().getTime() + 3_600_000).toISOString();
    const target = { actionType: 'teammate', actionValue: ana.id };
    await change(`${at.company()}/override`, { until, target, note: 'Snow' }, at.company());
    await change(`${at.team()}/member`, { members: [{ teammateId: ben.id, order: 0 }] }, at.team());
    await change(at.team(), { name: 'Front desk' });
    await change(`${at.team()}/setting`, { inboundFlow: 'callQueue' }, at.team());
    const missed = { actionType: 'number', actionValue: '+12515550142' };
    await change(`${at.team()}/callhandling/missedcall`, missed, at.team());
    await call('PUT', at.menu(), {
      body: {
        name: 'Main menu',
        keys: [{ input: '1', action: 'team', actionId: sales.id }],
        menuMedia: { greeting: null, exitMedia: null, invalidMedia: null, transferMedia: null },
        interdigitTimeout: 3,
        timeout: 5,
        retries: 1,
      },
      version: menuVersion,
    });
    await change(`/api/teammate/${ana.id}`, { firstName: 'Anna' });
    const blocked = { number: '+12515550777' };
    await call('POST', '/api/blacklistnumber/inbound', { body: blocked });
    expect(await config()).not.toBe(before);

    const then = await past(instant);
    expect(then['gaps']).toEqual([]);
    expect(JSON.stringify(then['config'])).toBe(before);
    expect(JSON.stringify((await past(moment()))['config'])).toBe(await config());
  });

  it('annex E2 J2 knows whether the account was suspended', async () => {
    const { tenantId } = owner;
    const set = (status: 'active' | 'suspended') =>
      server().db.system((tx) =>
        tx.updateTable('tenant').set({ status }).where('id', '=', tenantId).execute(),
      );
    const before = moment();
    await set('suspended');
    const between = moment();
    await set('active');
    const holdAt = async (instant: string) =>
      ((await past(instant))['config'] as RoutingConfig).hold;
    expect([await holdAt(before), await holdAt(between), await holdAt(moment())]).toEqual([
      null,
      'suspended',
      null,
    ]);
  });

  it('annex J2 knows where calls might go abroad before a change of it', async () => {
    const { tenantId } = owner;
    await server().db.system((tx) =>
      tx
        .updateTable('tenant')
        .set({ is_verified_charges: true })
        .where('id', '=', tenantId)
        .execute(),
    );
    const path = `/api/v1/tenant/${tenantId}/callrestriction`;
    const before = await config();
    const instant = moment();
    await change(path, { restrictionType: 'selected', allowedCountries: ['JPN'] });
    const between = [await config(), moment()] as const;
    await change(path, { restrictionType: 'all' });
    expect(await config()).not.toBe(before);
    expect(JSON.stringify((await past(between[1]))['config'])).toBe(between[0]);
    expect(JSON.stringify((await past(instant))['config'])).toBe(before);
  });

  it('annex J2 brings back what was deleted, and leaves out what came later', async () => {
    const toSales = { callHandlingOpenHour: { actionType: 'team', actionValue: sales.id } };
    await change(`${at.company()}/callhandling`, toSales, at.company());
    const before = await config();
    const instant = moment();
    const later = await makeTeam('Later', '302', [ana.id]);
    const other = { callHandlingOpenHour: { actionType: 'team', actionValue: later.id } };
    await change(`${at.company()}/callhandling`, other, at.company());
    await remove(`/api/team/${sales.id}`);
    await call('POST', `/api/company/${companyId}/ivr`, { body: { name: 'Second' } });
    const then = await past(instant);
    expect(then['gaps']).toEqual([]);
    expect(JSON.stringify(then['config'])).toBe(before);
  });

  it('annex J2 takes back blacklists, people who were suspended, came or were restored, and menus', async () => {
    const outbound = '/api/blacklistnumber/outbound';
    const country = (code: string) => ({ body: { blacklistType: 'country', country: code } });
    const cuba = await call('POST', outbound, country('CUB'));
    const caller = { number: '+12515550778' };
    const blocked = await call('POST', '/api/blacklistnumber/inbound', { body: caller });
    const before = await config();
    const instant = moment();
    await call('PUT', `${outbound}/${cuba.id}`, {
      body: { blacklistType: 'country', country: 'CAN' },
      version: cuba.version,
    });
    await call('POST', outbound, country('MEX'));
    await call('DELETE', `/api/blacklistnumber/inbound/${blocked.id}`, {
      version: blocked.version,
    });
    const { version } = await call('GET', `/api/teammate/${ben.id}`);
    await call('PUT', `/api/teammate/${ben.id}/status/suspended`, { version });
    const person = { firstName: 'Cleo', lastName: 'Day', email: `cleo${newId()}@example.com` };
    await call('POST', '/api/teammate', {
      body: { ...person, role: 'standard' },
      headers: { 'idempotency-key': newId() },
    });
    await remove(`/api/team/${sales.id}`);
    const { items } = (await call('GET', `/api/audit/team/${sales.id}`)) as unknown as {
      items: { id: string }[];
    };
    await call('POST', `/api/audit/team/${sales.id}/restore`, { body: { entryId: items[0]?.id } });
    await change(`/api/team/${sales.id}`, { name: 'Sellers' });
    expect(await config()).not.toBe(before);
    const then = await past(instant);
    expect(then['gaps']).toEqual([]);
    expect(JSON.stringify(then['config'])).toBe(before);
  });

  it('annex J2 brings back what is gone for good: a team, a sound, the places of a person who left', async () => {
    const { tenantId } = owner;
    const mediumId = newId();
    const medium = {
      file_name: 'Hello',
      content_type: 'audio/wav',
      size: 1,
      duration: '1',
    } as const;
    await server().db.tenant(tenantId, (tx) =>
      tx
        .insertInto('media')
        .values({
          ...medium,
          id: mediumId,
          tenant_id: tenantId,
          owner_type: 'team',
          owner_id: desk.id,
          kind: 'voicemail',
          is_selected: true,
        })
        .execute(),
    );
    const before = await config();
    expect(before).toContain(mediumId);
    const instant = moment();
    await remove(`/api/team/${sales.id}`);
    await server().db.system(async (tx) => {
      await tx.deleteFrom('kept_record').where('id', '=', sales.id).execute();
      await tx.deleteFrom('media').where('id', '=', mediumId).execute();
      await tx.deleteFrom('team_member').where('teammate_id', '=', ana.id).execute();
      await tx.updateTable('teammate').set({ status: 'cancel' }).where('id', '=', ana.id).execute();
    });
    expect(await config()).not.toBe(before);
    const { config: then, historyFrom } = await past(instant);
    expect(JSON.stringify(then)).toBe(before);
    expect(Date.parse(String(historyFrom))).toBeLessThanOrEqual(Date.parse(instant));
  });

  it('annex J2 refuses a time to come, and people who are no admins', async () => {
    const instant = moment();
    const ahead = new Date(server().clock.now().getTime() + 60_000).toISOString();
    const refused = await server().call(owner, 'GET', `/api/routing/at?instant=${ahead}`);
    expect([refused.status, codeOf(refused)]).toEqual([400, 'INVALIDINPUT']);
    expect((await server().call(ana, 'GET', `/api/routing/at?instant=${instant}`)).status).toBe(
      403,
    );
  });
});
