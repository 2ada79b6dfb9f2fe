import type { Company } from '@jackfield/contract/api/company';
import type { FixSaves } from '@jackfield/contract/api/routing-engine';
import type { Team } from '@jackfield/contract/api/team';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

describeApi('fixes of the routing', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let team: Team;
  let company: Company;

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, version?: number) =>
    server().call(owner, method, path, { body, version });
  const read = async () => ({
    team: (await call('GET', `/api/team/${team.id}`)).body as unknown as Team,
    company: (await call('GET', `/api/company/${company.id}`)).body as unknown as Company,
  });
  const date = {
    name: 'Works',
    from: '2027-12-24',
    to: '2027-12-24',
    closed: true,
    intervals: [],
    repeatsYearly: false,
  };
  const addDate = () => ({ kind: 'addDate', of: { kind: 'company', id: company.id }, date });
  const leave = () => ({ kind: 'removeMember', teamId: team.id, personId: ana.id });
  const fix = (...acts: object[]) => call('POST', '/api/routing/fix', { acts });
  const undo = (saves: unknown) => call('POST', '/api/routing/fix/undo', { saves });
  const savesOf = ({ body }: Awaited<ReturnType<typeof fix>>) => body.saves as FixSaves;

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana' });
    const companyId = newId();
    const businessHour = {
      alwaysOpen: true,
      timeZone: 'America/Chicago',
      weekly: Object.fromEntries(
        ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map(
          (day) => [day, []],
        ),
      ),
      dates: [],
    };
    await server().db.tenant(tenantId, (tx) =>
      tx
        .insertInto('company')
        .values({
          id: companyId,
          tenant_id: tenantId,
          label: 'Main line',
          business_hour: JSON.stringify(businessHour),
        })
        .execute(),
    );
    const made = await call('POST', '/api/team', {
      name: 'Desk',
      extension: '300',
      inboundFlow: 'ringGroup',
      teammateId: [owner.id, ana.id],
    });
    team = made.body as unknown as Team;
    company = (await call('GET', `/api/company/${companyId}`)).body as unknown as Company;
  });

  it('annex J4 does every act of a fix at once, with an entry of the history for each', async () => {
    const answer = await fix(addDate(), leave(), {
      kind: 'setTarget',
      of: { kind: 'team', id: team.id },
      part: 'missedCall',
      target: { actionType: 'teammate', actionValue: owner.id },
    });
    expect(answer.status).toBe(200);
    expect(savesOf(answer)).toEqual([
      { entity: 'company', id: company.id, version: 2, versions: 1 },
      { entity: 'team', id: team.id, version: 3, versions: 2 },
    ]);
    const now = await read();
    expect(now.company.businessHour.dates).toMatchObject([date]);
    expect(now.team).toMatchObject({
      teammateId: [owner.id],
      missedCallHandling: { actionType: 'teammate', actionValue: owner.id },
    });
    const { body } = await call('GET', `/api/audit/team/${team.id}`);
    const actions = (body.items as { action: string }[]).map(({ action }) => action);
    expect(actions).toEqual(['team.setMissedCall', 'team.setMembers', 'team.create']);
  });

  it('annex J2 Undo takes the whole fix back', async () => {
    const before = await read();
    const saves = savesOf(await fix(addDate(), leave()));
    expect((await undo(saves)).status).toBe(204);
    const { version: _, updatedAt: _at, ...was } = before.team;
    const now = await read();
    expect(now.team).toMatchObject(was);
    expect(now.company.businessHour).toEqual(before.company.businessHour);
  });

  it('annex J4 a refused act leaves nothing behind', async () => {
    const before = await read();
    const refused = await fix(addDate(), leave(), {
      kind: 'setTarget',
      of: { kind: 'team', id: team.id },
      part: 'missedCall',
      target: { actionType: 'team', actionValue: team.id },
    });
    expect([refused.status, codeOf(refused)]).toEqual([400, 'INVALIDINPUT']);
    expect(await read()).toEqual(before);
    const gone = { kind: 'closeGaps', of: { kind: 'company', id: newId() } };
    expect((await fix(leave(), gone)).status).toBe(404);
    expect(await read()).toEqual(before);
  });

  it('annex J1 an Undo of what somebody changed again takes nothing back', async () => {
    const saves = savesOf(await fix(addDate(), leave()));
    const members = [{ teammateId: ana.id, order: 0 }];
    await call('PUT', `/api/team/${team.id}/member`, { members }, 2);
    const before = await read();
    const refused = await undo(saves);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'CHANGEDSINCE']);
    expect(await read()).toEqual(before);
  });

  it('a fix that is done already saves nothing', async () => {
    const open = { kind: 'endOverride', of: { kind: 'company', id: company.id } };
    expect(savesOf(await fix(open))).toEqual([]);
    expect((await read()).company.version).toBe(company.version);
  });
});
