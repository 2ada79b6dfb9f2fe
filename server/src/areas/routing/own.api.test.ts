import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { OwnDifference, TriedCall } from '@jackfield/contract/api/routing-engine';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { beforeEach, expect, it } from 'vitest';
import { fakeWave } from '../../../test/audio-samples.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';
import { upload } from '../../../test/media-fixture.ts';
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

  const askGreeting = (greetingId: string, by = ana) =>
    server().call(by, 'POST', '/api/routing/own', { body: { greetingId } });
  const addGreeting = async (by: TestPerson) =>
    String((await upload(server(), by, { bytes: fakeWave(1) })).body.id);
  const greetingsOf = async (who: TestPerson) =>
    (await server().call(who, 'GET', `/api/voicemail/teammate/${who.id}`)).body.items as {
      id: string;
    }[];

  it('annex J4 SET-06 says who hears another greeting of the own voicemail', async () => {
    const former = await addGreeting(ana);
    const now = await addGreeting(ana);
    const { status, body } = await askGreeting(former);
    expect(status).toBe(200);
    const found = body.differences as OwnDifference[];
    expect(found.map(({ numbers }) => numbers).toSorted()).toEqual([[], [ownNumber]]);
    for (const difference of found) {
      const mailbox = { kind: 'voicemail', name: 'Ana Lee' };
      expect(difference).toMatchObject({
        everyone: 'silent',
        effect: 'hears',
        severity: 'changed',
        before: mailbox,
        after: mailbox,
      });
    }
    expect(JSON.stringify(body)).not.toMatch(/Secret desk/);
    expect((await askGreeting(now)).body.differences).toEqual([]);
    expect((await askGreeting('new')).body.differences).toHaveLength(2);
    const [, , builtIn] = await greetingsOf(ana);
    expect((await askGreeting(builtIn?.id ?? '')).body.differences).toHaveLength(2);
    expect((await greetingsOf(ana)).map(({ id }) => id).slice(0, 2)).toEqual([now, former]);
  });

  it('annex C3 a greeting of somebody else is answered like one that nobody has', async () => {
    const answer = async (id: string, by: TestPerson) => {
      const { status, body } = await askGreeting(id, by);
      return [status, { ...body, traceId: '' }];
    };
    const ofBen = await addGreeting(ben);
    const stranger = await server().makePerson(await server().makeTenant());
    const unknown = await answer(newId(), ana);
    expect(unknown[0]).toBe(404);
    expect(await answer(ofBen, ana)).toEqual(unknown);
    expect(await answer(ofBen, owner)).toEqual(unknown);
    expect(await answer(ofBen, stranger)).toEqual(unknown);
  });

  const tryCall = (number: string, by = ana) =>
    server().call(by, 'POST', '/api/routing/own/call', { body: { number } });
  const sendMissed = (by: TestPerson, missedCallHandling: RoutingTarget) =>
    server().call(by, 'PUT', `/api/teammate/${by.id}/callhandling`, {
      body: { missedCallHandling },
      version: 1,
    });

  it('annex J4 SET-04 a call to the own number rings the person, then goes to the voicemail', async () => {
    const { steps, end } = (await tryCall(ownNumber)).body as unknown as TriedCall;
    expect(steps.map(({ node }) => [node.kind, node.name])).toEqual([
      ['number', expect.stringContaining('+1 (251) 555-8')],
      ['teammate', 'Ana Lee'],
    ]);
    expect(end).toMatchObject({ kind: 'voicemail', node: { kind: 'voicemail', name: 'Ana Lee' } });
    expect(Date.parse(end.at) - Date.parse(steps[1]?.at ?? '')).toBe(20_000);
  });

  it('annex C3 every other number is answered alike: of the company, of a colleague, of nobody', async () => {
    const company = `+12515558${101 + last}`;
    const random = '+12515550177';
    const refusal = async (number: string, by: TestPerson) => {
      const { status, body } = await tryCall(number, by);
      return JSON.stringify([status, { ...body, traceId: '' }]);
    };
    expect(codeOf(await tryCall(random, ben))).toBe('INVALIDINPUT');
    const answers = [
      await refusal(random, ben),
      await refusal(company, ben),
      await refusal(ownNumber, ben),
      await refusal(ownNumber, owner),
    ];
    const stranger = await server().makePerson(await server().makeTenant());
    answers.push(await refusal(ownNumber, stranger));
    expect(new Set(answers).size).toBe(1);
  });

  it('annex C3 a tried call tells no company number and no number that a colleague forwards to', async () => {
    const hidden = '+12515550999';
    await sendMissed(ben, { actionType: 'number', actionValue: hidden });
    await sendMissed(ana, toBen());
    const { body } = await tryCall(ownNumber);
    expect(body).toMatchObject({ end: { kind: 'external', node: { name: '' } } });
    expect(JSON.stringify(body)).toContain('Ben Ode');

    await server().db.tenant(ana.tenantId, (tx) =>
      tx
        .updateTable('teammate')
        .set({
          missed_call_handling: JSON.stringify({
            actionType: 'number',
            actionValue: `+12515558${101 + last}`,
          }),
        })
        .where('id', '=', ben.id)
        .execute(),
    );
    const around = await tryCall(ownNumber);
    expect(around.body).toMatchObject({ end: { kind: 'loop' } });
    expect(JSON.stringify(around.body)).not.toMatch(/Secret desk/);
    expect(JSON.stringify(around.body).replaceAll(/\D/g, '')).not.toContain(
      `12515558${101 + last}`,
    );
  });

  it('annex C3 a number that the person forwards to is told', async () => {
    await sendMissed(ana, { actionType: 'number', actionValue: '+12515550998' });
    expect((await tryCall(ownNumber)).body).toMatchObject({
      end: { kind: 'external', node: { name: '+1 (251) 555-0998' } },
    });
  });
});
