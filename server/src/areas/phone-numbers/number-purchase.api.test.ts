import type { DeletedRecord } from '@jackfield/contract/api/audit';
import { formatPhone } from '@jackfield/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  startTestServer,
  testDatabases,
  type TestPerson,
  type TestServer,
} from '../../../test/harness.ts';
import { numberCalls } from '../../../test/number-fixture.ts';
import { telnyxPortal } from '../../../test/telnyx-portal.ts';
import { startTelnyxServer, type TelnyxServer } from '../../../test/telnyx-server.ts';
import { readNumberLookup } from '../../number-inventory/config.ts';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { selectShowable } from '../call-handling/shown-numbers.ts';
import { createCancelledNumbersWork, releaseAtPeriodEnd } from './cancelled-account.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';

const [hour, day] = [3_600_000, 86_400_000];

describe.each(testDatabases)('numbers that a provider takes an order for (%s)', (database) => {
  let telnyx: TelnyxServer;
  let lookup: NumberLookup;
  let server: TestServer;
  let owner: TestPerson;
  let ana: TestPerson;
  const portal = telnyxPortal(
    () => server,
    () => telnyx,
  );
  const { reserve, buy, stand, ordersOf, history } = portal;
  const calls = numberCalls(() => server);

  beforeAll(async () => {
    telnyx = await startTelnyxServer();
    lookup = readNumberLookup(telnyx.env);
    server = await startTestServer({ database, lookup });
  });
  afterAll(async () => {
    await server.close();
    await telnyx.close();
  });
  beforeEach(async () => {
    telnyx.setOutcome('success');
    telnyx.setDown(false);
    server.clock.set(new Date('2026-06-10T15:00:00Z'));
    owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    ana = await server.makePerson(owner.tenantId, { firstName: 'Ana' });
  });
  const workOff = () => portal.workOff(lookup);
  /** Works off again what has waited. */
  const later = (milliseconds = 60_000) => {
    server.clock.advance(milliseconds);
    return workOff();
  };
  const get = async (path: string) => (await server.call(owner, 'GET', path)).body;
  const buyFor = async (path: string) => {
    const wanted = await reserve(owner);
    const { body } = await buy(owner, path, wanted);
    return { ...body, number: wanted.number, id: String(body.id) };
  };
  const isBeingSetUp = async (id: string) => (await get(`/api/phonenumber/${id}`)).isBeingSetUp;
  const priced = (number: string) => expect.stringContaining(formatPhone(number));

  describe('every way to a number orders it once', () => {
    it('[PROV-01] a person’s number, which is being set up until its provider has sold it', async () => {
      const wanted = await reserve(owner);
      const bought = await buy(owner, `teammate/${ana.id}`, wanted);
      expect([bought.status, bought.body.isBeingSetUp]).toEqual([201, true]);
      expect(bought.body.provider).toBe('telnyx');
      const events = await calls.events(owner.tenantId);
      await workOff();
      const id = String(bought.body.id);
      expect(await isBeingSetUp(id)).toBe(false);
      expect(ordersOf(wanted.number)).toHaveLength(1);
      expect(await history(owner, wanted.number)).toEqual([
        'teammate.addNumber',
        'teammate.numberReady',
      ]);
      const since = (await calls.events(owner.tenantId)).slice(events.length);
      expect(since).toEqual([`U ${id} ${ana.id}`]);
      expect(await stand(owner)).toMatchObject({ lines: [priced(wanted.number)], credit: 0 });
    });

    it('[PROV-01] the numbers of a new company number', async () => {
      const [one, other] = [await reserve(owner), await reserve(owner)];
      const { status } = await server.call(owner, 'POST', '/api/company', {
        body: { label: 'Sales', phoneNumbers: [one, other] },
      });
      expect(status).toBe(201);
      const setUp = async () => {
        const { items } = (await server.call(owner, 'GET', '/api/company?search=Sales')).body;
        const [company] = items as { phoneNumbers: { isBeingSetUp: boolean }[] }[];
        return company?.phoneNumbers.map((number) => number.isBeingSetUp);
      };
      expect(await setUp()).toEqual([true, true]);
      await workOff();
      expect(telnyx.owned.has(one.number) && telnyx.owned.has(other.number)).toBe(true);
      expect(await setUp()).toEqual([false, false]);
    });

    it('[PROV-01] the number of somebody who is invited', async () => {
      const phoneNumber = await reserve(owner);
      const { status } = await server.call(owner, 'POST', '/api/teammate', {
        body: {
          firstName: 'Ben',
          lastName: 'Ode',
          email: `${newId()}@harbor.example`,
          role: 'standard',
          phoneNumber,
        },
      });
      expect(status).toBe(201);
      await workOff();
      expect(ordersOf(phoneNumber.number)).toHaveLength(1);
    });

    it('[PROV-01] [OP-71] a number that comes back: ordered again only once it was given up', async () => {
      await buyFor(`teammate/${ana.id}`);
      const { id, number } = await buyFor(`teammate/${ana.id}`);
      await workOff();
      const restore = async () => {
        const { body } = await server.call(owner, 'GET', '/api/audit/deleted/phoneNumber');
        const [deleted] = body.items as DeletedRecord[];
        const path = `/api/audit/teammate/${ana.id}/restore`;
        return server.call(owner, 'POST', path, { body: { entryId: deleted?.entryId } });
      };
      const remove = async () =>
        calls.remove(owner, `teammate/${ana.id}`, await get(`/api/phonenumber/${id}`));
      await remove();
      expect((await restore()).status).toBe(200);
      await workOff();
      expect([ordersOf(number).length, await isBeingSetUp(id)]).toEqual([1, false]);
      // Held for less than the 30 days in which it can come back.
      await remove();
      await server.db.tenant(owner.tenantId, (tx) =>
        tx.updateTable('held_number').set({ held_until: server.clock.now() }).execute(),
      );
      await server.db.tenant(owner.tenantId, (tx) =>
        tx
          .updateTable('due_work')
          .set({ due_at: server.clock.now() })
          .where('kind', '=', 'heldNumber')
          .execute(),
      );
      expect(codeOf(await restore())).toBe('NUMBERTAKEN');
      await workOff();
      expect(telnyx.owned.has(number)).toBe(false);
      expect((await restore()).status).toBe(200);
      expect(await isBeingSetUp(id)).toBe(true);
      await workOff();
      expect([ordersOf(number).length, telnyx.owned.has(number)]).toEqual([2, true]);
    });
  });

  describe('an order that stays open', () => {
    beforeEach(() => telnyx.setOutcome('pending'));

    it('[PROV-01] is asked about until it is decided; till then no call shows the number', async () => {
      const { id, number } = await buyFor(`teammate/${ana.id}`);
      const shown = () =>
        server.db.tenant(owner.tenantId, (tx) =>
          selectShowable(tx, { tenantId: owner.tenantId, teammateId: ana.id }),
        );
      await workOff();
      await later();
      expect([await isBeingSetUp(id), await shown()]).toEqual([true, []]);
      telnyx.settleAll('success');
      await later();
      expect(await isBeingSetUp(id)).toBe(false);
      expect(await shown()).toMatchObject([{ number }]);
      expect(ordersOf(number)).toHaveLength(1);
    });

    it('[PROV-02] a provider that is away is asked again, and has one order', async () => {
      const { id, number } = await buyFor(`teammate/${ana.id}`);
      telnyx.setDown(true);
      await workOff();
      telnyx.setDown(false);
      telnyx.breakAfter('POST /number_orders');
      await later();
      await later();
      telnyx.settleAll('success');
      await later(day);
      expect([await isBeingSetUp(id), ordersOf(number).length]).toEqual([false, 1]);
    });

    it('[PROV-02] a month that begins counts it once it is there', async () => {
      const { number } = await buyFor(`teammate/${ana.id}`);
      await workOff();
      server.clock.set(new Date('2026-07-05T15:00:00Z'));
      await workOff();
      expect((await stand(owner)).lines).toEqual([priced(number)]);
      telnyx.settleAll('success');
      await later(2 * hour);
      expect((await stand(owner)).lines).toEqual([priced(number), priced(number)]);
      server.clock.set(new Date('2026-08-05T15:00:00Z'));
      await workOff();
      expect((await stand(owner)).lines).toHaveLength(3);
    });

    it('[PROV-02] its number may be deleted, and comes back as it is then', async () => {
      await buyFor(`teammate/${ana.id}`);
      const { id, number } = await buyFor(`teammate/${ana.id}`);
      await calls.remove(owner, `teammate/${ana.id}`, await get(`/api/phonenumber/${id}`));
      await workOff();
      telnyx.settleAll('success');
      await later();
      expect(telnyx.owned.has(number)).toBe(true);
      const { items } = (await server.call(owner, 'GET', '/api/audit/deleted/phoneNumber')).body;
      const [deleted] = items as DeletedRecord[];
      await server.call(owner, 'POST', `/api/audit/teammate/${ana.id}/restore`, {
        body: { entryId: deleted?.entryId },
      });
      expect([await isBeingSetUp(id), ordersOf(number).length]).toEqual([false, 1]);
    });

    it('[PROV-02] what nobody wants any more is given up when it comes, and taken till then', async () => {
      const { number } = await buyFor(`teammate/${ana.id}`);
      await workOff();
      const { db, clock } = server;
      await db.tenant(owner.tenantId, async (tx) => {
        await tx.updateTable('tenant').set({ status: 'cancel' }).execute();
        await releaseAtPeriodEnd(tx, owner.tenantId, new Date(clock.now().getTime() - 31 * day));
      });
      await createDueWork({ db, clock, log: { warn: () => undefined } }, [
        createCancelledNumbersWork({ db, clock, lookup }),
      ]).run();
      const stranger = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
      telnyx.stock.add(number);
      const refused = await server.call(stranger, 'POST', '/api/number/reserve', {
        body: { number },
      });
      expect([(await stand(owner)).numbers, codeOf(refused)]).toEqual([[], 'NUMBERTAKEN']);
      telnyx.settleAll('success');
      await later();
      expect(telnyx.owned.has(number)).toBe(false);
      const { status } = await server.call(stranger, 'POST', '/api/number/reserve', {
        body: { number },
      });
      expect(status).toBe(201);
    });
  });

  describe('an order that is refused', () => {
    it('[PROV-01] takes its number and its line away, and says so', async () => {
      const kept = await buyFor(`teammate/${ana.id}`);
      await workOff();
      telnyx.setOutcome('failure');
      const wanted = { ...(await reserve(owner)), isDefault: true };
      const { body } = await buy(owner, `teammate/${ana.id}`, wanted);
      await workOff();
      expect(await stand(owner)).toEqual({
        numbers: [kept.number],
        defaults: [kept.number],
        lines: [priced(kept.number)],
        credit: 0,
      });
      expect((await history(owner, wanted.number)).at(-1)).toBe('teammate.numberRefused');
      const events = (await calls.events(owner.tenantId)).slice(-2);
      expect(events).toEqual([`D ${body.id} ${ana.id}`, `U ${kept.id} ${ana.id}`]);
    });

    it('[PROV-02] after its month was invoiced, the money becomes credit', async () => {
      telnyx.setOutcome('pending');
      await buyFor(`teammate/${ana.id}`);
      await workOff();
      server.clock.set(new Date('2026-07-05T15:00:00Z'));
      await workOff();
      const paid = await server.db.tenant(owner.tenantId, (tx) =>
        tx
          .selectFrom('invoice_line')
          .select(['amount', 'tax'])
          .where('item', '=', 'localNumber')
          .executeTakeFirstOrThrow(),
      );
      telnyx.settleAll('failure');
      await later(2 * hour);
      const { numbers, credit, lines } = await stand(owner);
      expect([numbers, lines.length]).toEqual([[], 1]);
      expect(credit).toBeCloseTo(Number(paid.amount) + Number(paid.tax), 5);
      expect(credit).toBeGreaterThan(0);
    });

    it('[PROV-02] of a number that was deleted meanwhile leaves nothing to restore', async () => {
      await buyFor(`teammate/${ana.id}`);
      await workOff();
      telnyx.setOutcome('pending');
      const { id, number } = await buyFor(`teammate/${ana.id}`);
      await calls.remove(owner, `teammate/${ana.id}`, await get(`/api/phonenumber/${id}`));
      await workOff();
      telnyx.settleAll('failure');
      await later();
      expect((await stand(owner)).lines).toHaveLength(1);
      expect((await history(owner, number)).at(-1)).toBe('tenant.numberRefused');
      const { items } = (await server.call(owner, 'GET', '/api/audit/deleted/phoneNumber')).body;
      const [deleted] = items as DeletedRecord[];
      expect(deleted?.numbers).toMatchObject([{ number, isAvailable: false }]);
    });
  });

  it('[PROV-01] is asked as its SDK describes it', () => {
    expect(telnyx.strange).toEqual([]);
  });
});
