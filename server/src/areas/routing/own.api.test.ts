import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { OwnDifference } from '@jackfield/contract/api/routing-engine';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { beforeEach, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';
import { newId } from '../../platform/ids.ts';

let last = 10;

describeApi('the own call handling, looked at before Save', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let ben: TestPerson;
  let ownNumber: string;

  beforeEach(async () => {
    const { makeTenant, makePerson, db } = server();
    const tenantId = await makeTenant();
    owner = await makePerson(tenantId, { isTenantOwner: true });
    ana = await makePerson(tenantId, { firstName: 'Ana', lastName: 'Lee' });
    ben = await makePerson(tenantId, { firstName: 'Ben', lastName: 'Ode' });
    last += 2;
    ownNumber = `+12515558${100 + last}`;
    const companyId = newId();
    await db.tenant(tenantId, async (tx) => {
      await tx
        .insertInto('company')
        .values({
          id: companyId,
          tenant_id: tenantId,
          label: 'Secret desk',
          business_hour: JSON.stringify(alwaysOpenIn('America/Chicago')),
          call_handling_open_hour: JSON.stringify({ actionType: 'teammate', actionValue: ana.id }),
        })
        .execute();
      for (const [number, type, ownerId] of [
        [`+12515558${101 + last}`, 'company', companyId],
        [ownNumber, 'teammate', ana.id],
      ] as const) {
        await tx
          .insertInto('phone_number')
          .values({
            id: newId(),
            tenant_id: tenantId,
            number,
            owner_type: type,
            owner_id: ownerId,
            country: 'USA',
          })
          .execute();
      }
    });
  });

  const ask = (missedCallHandling: RoutingTarget, by = ana) =>
    server().call(by, 'POST', '/api/routing/own', { body: { missedCallHandling } });
  const toBen = (): RoutingTarget => ({ actionType: 'teammate', actionValue: ben.id });
  const noticed = async (target: RoutingTarget) =>
    (await ask(target)).body.differences as OwnDifference[];

  it('annex J4 SET-02 says exactly who notices: callers of the own number and of the company', async () => {
    const found = await noticed(toBen());
    expect(found.map(({ numbers }) => numbers).toSorted()).toEqual([[], [ownNumber]]);
    for (const difference of found) {
      expect(difference).toMatchObject({
        everyone: 'silent',
        effect: 'elsewhere',
        before: { kind: 'voicemail', name: 'Ana Lee' },
        after: { kind: 'answered', name: 'Ben Ode' },
      });
      expect(difference.intervals).toHaveLength(1);
    }
  });

  it('annex J4 the same target changes nothing', async () => {
    expect(await noticed({ actionType: 'voicemail', actionValue: null })).toEqual([]);
  });

  it('annex J4 callers who would be lost are told as lost', async () => {
    await server().call(ben, 'PUT', `/api/teammate/${ben.id}/callhandling`, {
      body: { missedCallHandling: { actionType: 'teammate', actionValue: ana.id } },
      version: 1,
    });
    const severities = (await noticed(toBen())).map(({ severity }) => severity);
    expect(severities.slice(0, 2)).toEqual(['broken', 'broken']);
  });

  it('annex C3 tells nothing of the company but that it is the company', async () => {
    const text = JSON.stringify((await ask(toBen())).body);
    expect(text).toContain(ownNumber);
    expect(text).not.toMatch(/Secret desk/);
    expect(text.replaceAll(/\D/g, '')).not.toContain(`12515558${101 + last}`);
  });

  it('annex C3 tells no number that a colleague forwards to, and the own one', async () => {
    const hidden = '+12515550999';
    const own: RoutingTarget = { actionType: 'number', actionValue: '+12515550998' };
    const stored = await server().call(ben, 'PUT', `/api/teammate/${ben.id}/callhandling`, {
      body: { missedCallHandling: { actionType: 'number', actionValue: hidden } },
      version: 1,
    });
    expect(stored.status).toBe(200);
    const made = await server().call(owner, 'POST', '/api/team', {
      body: { name: 'Desk', extension: '300', inboundFlow: 'ringGroup', teammateId: [ben.id] },
    });
    const away = JSON.stringify({ actionType: 'number', actionValue: hidden });
    await server().db.tenant(owner.tenantId, (tx) =>
      tx.updateTable('team').set({ call_handling_open_hour: away }).execute(),
    );
    const desk: RoutingTarget = { actionType: 'team', actionValue: String(made.body.id) };
    const digits = async (target: RoutingTarget) =>
      JSON.stringify((await ask(target)).body).replaceAll(/\D/g, '');
    expect(await digits(toBen())).not.toContain(hidden.slice(1));
    expect((await noticed(desk)).map(({ after }) => after.kind)).toContain('external');
    expect(await digits(desk)).not.toContain(hidden.slice(1));
    expect(await digits(own)).toContain('12515550998');
  });

  it('annex C3 each asks about the own record alone, and refuses what the form refuses', async () => {
    expect((await ask(toBen(), owner)).body.differences).toEqual([]);
    expect(codeOf(await ask({ actionType: 'message', actionValue: newId() }))).toBe('INVALIDINPUT');
  });
});
