import type { DeletedRecord } from '@jackfield/contract/api/audit';
import type { Company } from '@jackfield/contract/api/company';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';
import { numberCalls } from '../../../test/number-fixture.ts';
import { registerNumber } from '../../../test/registered-number.ts';
import { readNumberLookup } from '../../number-inventory/config.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { createHeldNumberWork } from '../phone-numbers/held-numbers.ts';

const day = 24 * 3_600_000;
const log = { warn: () => undefined };

describeOnBothDatabases('phone numbers of a deleted company number', ({ server }) => {
  const calls = numberCalls(() => server());
  let owner: TestPerson;
  let stranger: TestPerson;
  let number = '';
  let other: Company;

  beforeEach(() => begin());

  const get = async (path: string) => (await server().call(owner, 'GET', path)).body;
  /** Two company numbers with a phone number each, in an account of its own. */
  async function begin() {
    owner = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
    stranger = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
    await create('Main');
    other = await create('Other');
    number = other.phoneNumbers[0]?.number ?? '';
  }
  async function create(label: string) {
    const [offered] = await calls.search(owner);
    const wanted = offered?.number ?? '';
    const { body } = await calls.reserve(owner, wanted);
    const phoneNumbers = [{ number: wanted, reservationId: body.reservationId }];
    const made = await server().call(owner, 'POST', '/api/company', {
      body: { label, phoneNumbers },
      headers: { 'idempotency-key': newId() },
    });
    return made.body as unknown as Company;
  }
  const remove = async () => {
    const version = Number((await get(`/api/company/${other.id}`)).version);
    return server().call(owner, 'DELETE', `/api/company/${other.id}`, { version });
  };
  const deleted = async () => {
    const { items } = await get('/api/audit/deleted/company');
    return (items as DeletedRecord[])[0];
  };
  const restore = async () =>
    server().call(owner, 'POST', `/api/audit/company/${other.id}/restore`, {
      body: { entryId: (await deleted())?.entryId },
    });
  const work = () => {
    const { db, clock } = server();
    const lookup = readNumberLookup({});
    return createDueWork({ db, clock, log }, [createHeldNumberWork({ db, clock, lookup })]).run();
  };
  const held = () =>
    server().db.system((tx) => tx.selectFrom('held_number').select('number').execute());

  it('[OP-71] annex J2 are held for the account, which is told until when', async () => {
    const { heldUntil } = await get(`/api/company/${other.id}/hold`);
    const ahead = Date.parse(String(heldUntil)) - server().clock.now().getTime();
    expect(Math.round(ahead / day)).toBe(30);
    expect((await remove()).status).toBe(204);
    const [listed] = (await deleted())?.numbers ?? [];
    expect(listed).toMatchObject({ number, isAvailable: true });
    expect(Math.round((Date.parse(listed?.heldUntil ?? '') - Date.now()) / day)).toBe(30);
    expect(codeOf(await calls.reserve(stranger, number))).toBe('NUMBERTAKEN');
    expect((await calls.search(stranger)).map((offer) => offer.number)).not.toContain(number);

    expect((await restore()).body).toEqual({ restored: ['company'], skipped: [] });
    expect(await held()).toEqual([]);
    const back = await get(`/api/company/${other.id}`);
    expect(back.phoneNumbers).toMatchObject([{ number, isDefault: true }]);
  });

  it('[OP-71] are given up at their end, by work that is due, and sold again', async () => {
    await remove();
    await work();
    expect(await held()).toEqual([{ number }]);
    server().clock.advance(30 * day);
    await work();
    expect(await held()).toEqual([]);
    expect((await calls.reserve(stranger, number)).status).toBe(201);
    server().clock.advance(-30 * day);
  });

  it('annex J2 come back with their text registration and orders, or the answer names what ended', async () => {
    const phoneId = other.phoneNumbers[0]?.id ?? '';
    const { campaignId, orderId } = await registerNumber(server(), owner.tenantId, phoneId);
    const read = async () => get(`/api/phonenumber/${phoneId}`);
    // The reservation was used up by the purchase.
    const before = { ...(await read()), reservationId: null };
    expect(before).toMatchObject({ campaignId, lidbStatus: 'processing' });
    await remove();
    expect((await restore()).body.skipped).toEqual([]);
    expect(await read()).toEqual(before);
    const [due] = await server().db.system((tx) =>
      tx.selectFrom('due_work').select('kind').where('subject_id', '=', orderId).execute(),
    );
    expect(due).toEqual({ kind: 'numberOrder' });

    await remove();
    await server().db.system((tx) =>
      tx
        .updateTable('campaign')
        .set({ status: 'deactivated' })
        .where('id', '=', campaignId)
        .execute(),
    );
    const { body } = await restore();
    expect(body.skipped).toMatchObject([{ field: 'campaign' }]);
    expect(JSON.stringify(body.skipped)).toContain('its campaign has ended');
    expect((await read()).campaignId).toBeNull();
  });

  describe('and the invoice', () => {
    beforeEach(async () => {
      server().clock.set(new Date('2026-11-22T18:00:00Z'));
      await begin();
    });
    afterEach(() => server().clock.reset());

    /** Amounts of the lines of the newest invoice. */
    const amounts = async () => {
      const { items } = await get('/api/invoice');
      const { lines } = await get(`/api/invoice/${(items as { id: string }[])[0]?.id}`);
      return (lines as { description: string; amount: number }[]).map((line) => line.amount);
    };

    /** What is shown before the restore. */
    const price = async () => {
      const { items } = await get('/api/audit/deleted/company');
      return (items as { price: unknown }[])[0]?.price;
    };

    it('[BILL-06] annex J2 within the month that they were paid for come back for nothing', async () => {
      const before = await amounts();
      expect(before).toEqual([0.9, 0.9]);
      await remove();
      server().clock.advance(5 * day);
      expect(await price()).toMatchObject({ monthly: 3, share: { amount: 0 }, total: 0 });
      expect((await restore()).status).toBe(200);
      expect(await amounts()).toEqual(before);
    });

    it('[BILL-06] annex J2 in a later month are paid for its rest', async () => {
      await remove();
      server().clock.set(new Date('2026-12-12T18:00:00Z'));
      expect(await price()).toMatchObject({
        monthly: 3,
        share: { amount: 1.94, from: '2026-12-12', days: 20, daysOfMonth: 31 },
        total: 1.94,
        invoiceOn: '2027-01-01',
        monthlyWithTax: 3,
      });
      expect((await restore()).status).toBe(200);
      // December begins without it, although no work has run since.
      expect(await amounts()).toEqual([22, 3, 1.94]);
      const { items } = await get('/api/invoice');
      expect(items).toMatchObject([{ amountDue: 26.94 }, { amountDue: 1.8 }]);
    });
  });
});
