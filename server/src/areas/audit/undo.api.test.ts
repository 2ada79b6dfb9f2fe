import type { AuditEntry } from '@jackfield/contract/api/audit';
import type { Team } from '@jackfield/contract/api/team';
import { beforeEach, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

describeApi('taking one save back', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let team: Team;

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana' });
    const ben = await server().makePerson(tenantId, { firstName: 'Ben' });
    const body = {
      name: 'Front desk',
      extension: '300',
      inboundFlow: 'ringGroup',
      teammateId: [ana.id, ben.id],
    };
    team = (await server().call(owner, 'POST', '/api/team', { body })).body as unknown as Team;
  });

  const at = () => `/api/team/${team.id}`;
  const now = async () => (await server().call(owner, 'GET', at())).body as unknown as Team;
  const change = async (path: string, body: object) => {
    const { version } = await now();
    const saved = await server().call(owner, 'PUT', path, { body, version });
    expect(saved.status).toBe(200);
    return version + 1;
  };
  const undo = (save: object, who = owner, id = team.id) =>
    server().call(who, 'POST', `/api/audit/team/${id}/undo`, { body: save });
  const entries = async () => {
    const { body } = await server().call(owner, 'GET', `/api/audit/team/${team.id}`);
    return body.items as AuditEntry[];
  };

  it('annex J1 each of several saves goes back by itself, the oldest first', async () => {
    const renamed = await change(at(), { name: 'Desk' });
    const fewer = { members: [{ teammateId: ana.id, order: 0 }] };
    const without = await change(`${at()}/member`, fewer);
    const home = { actionType: 'number', actionValue: '+12515550142' };
    const moved = await change(`${at()}/callhandling/missedcall`, home);
    expect((await undo({ version: renamed, versions: 1 })).body).toEqual({
      restored: ['name'],
      skipped: [],
    });
    expect(await now()).toMatchObject({ name: 'Front desk', teammateId: [ana.id] });
    await undo({ version: without, versions: 1 });
    await undo({ version: moved, versions: 1 });
    const { name, teammateId, missedCallHandling } = await now();
    expect([name, teammateId]).toEqual([team.name, team.teammateId]);
    expect(missedCallHandling).toEqual(team.missedCallHandling);
    expect((await entries())[0]).toMatchObject({ action: 'team.undo', version: moved + 3 });
  });

  it('annex J1 says which member somebody changed again since, and takes nothing back', async () => {
    const { businessHour } = team;
    const hours = { ...businessHour, alwaysOpen: false };
    const both = await change(at(), { name: 'Desk' });
    await change(`${at()}/setting`, { businessHour: hours });
    await change(at(), { name: 'Reception' });
    const refused = await undo({ version: both + 1, versions: 2 });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'CHANGEDSINCE']);
    expect(refused.body.errors).toMatchObject([{ field: 'name' }]);
    expect(await now()).toMatchObject({ name: 'Reception', businessHour: { alwaysOpen: false } });
  });

  it('annex J1 hours go back day by day', async () => {
    const nine = [{ from: '09:00', to: '17:00' }];
    const ten = [{ from: '10:00', to: '17:00' }];
    const { businessHour } = team;
    const week = (monday: object[], tuesday: object[]) => ({
      businessHour: {
        ...businessHour,
        alwaysOpen: false,
        weekly: { ...businessHour.weekly, monday, tuesday },
      },
    });
    await change(`${at()}/setting`, week(nine, nine));
    const monday = await change(`${at()}/setting`, week(ten, nine));
    await change(`${at()}/setting`, week(ten, ten));
    expect((await undo({ version: monday, versions: 1 })).status).toBe(200);
    expect((await now()).businessHour).toEqual(week(nine, ten).businessHour);
  });

  it('annex J2 a save of another record, and one that made it, cannot be taken back', async () => {
    expect((await undo({ version: 7, versions: 1 })).status).toBe(404);
    const [created] = await entries();
    expect(codeOf(await undo({ entryId: created?.id }))).toBe('NOTHINGTORESTORE');
    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    expect((await undo({ entryId: created?.id }, stranger)).status).toBe(404);
    expect((await undo({ entryId: created?.id }, ana)).status).toBe(403);
  });
});
