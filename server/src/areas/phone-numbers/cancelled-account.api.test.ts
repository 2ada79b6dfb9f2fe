import { beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';
import { numberCalls } from '../../../test/number-fixture.ts';
import { readNumberLookup } from '../../number-inventory/config.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { createCancelledNumbersWork } from './cancelled-account.ts';

const day = 24 * 3_600_000;
const log = { warn: () => undefined };

describeOnBothDatabases('phone numbers of a cancelled account', ({ server }) => {
  const calls = numberCalls(() => server());
  let owner: TestPerson;
  let stranger: TestPerson;
  let number = '';
  /** What the provider has back. */
  let back: string[] = [];
  let isProviderDown = false;

  beforeEach(async () => {
    back = [];
    isProviderDown = false;
    owner = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
    stranger = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
    number = (await calls.search(owner))[0]?.number ?? '';
    const { body } = await calls.reserve(owner, number);
    const phoneNumbers = [{ number, reservationId: body.reservationId }];
    const made = await server().call(owner, 'POST', '/api/company', {
      body: { label: 'Main', phoneNumbers },
      headers: { 'idempotency-key': newId() },
    });
    expect(made.status).toBe(201);
  });

  const cancel = () =>
    server().call(owner, 'PUT', `/api/tenant/${owner.tenantId}/status`, {
      body: { status: 'cancel', reason: 'We retire', emailEvent: '' },
    });
  const work = () => {
    const { db, clock } = server();
    const lookup = {
      ...readNumberLookup({}),
      giveUp(given: string) {
        if (isProviderDown) return Promise.reject(new Error('The provider is down.'));
        back.push(given);
        return Promise.resolve();
      },
    };
    return createDueWork({ db, clock, log }, [
      createCancelledNumbersWork({ db, clock, lookup }),
    ]).run();
  };
  const due = () =>
    server().db.system((tx) =>
      tx
        .selectFrom('due_work')
        .select('due_at')
        .where('kind', '=', 'cancelledNumbers')
        .where('subject_id', '=', owner.tenantId)
        .executeTakeFirst(),
    );
  /** Runs with the clock at the end of the period, and sets it back. */
  async function atPeriodEnd(task: () => Promise<void>) {
    const at = new Date((await due())?.due_at ?? 0);
    const ahead = at.getTime() - server().clock.now().getTime();
    server().clock.advance(ahead);
    await task().finally(() => server().clock.advance(-ahead));
  }

  it('annex E2 stay the account’s until the end of its month', async () => {
    expect((await cancel()).status).toBe(200);
    const at = new Date((await due())?.due_at ?? 0);
    const { timeZone } = (await server().call(owner, 'GET', '/api/tenant')).body;
    expect(at.toLocaleString('sv', { timeZone: String(timeZone) })).toMatch(/-01 00:00:00$/);
    const ahead = at.getTime() - server().clock.now().getTime();
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThanOrEqual(31 * day + 3_600_000);
    await work();
    expect(back).not.toContain(number);
    expect(codeOf(await calls.reserve(stranger, number))).toBe('NUMBERTAKEN');
  });

  it('annex E2 are given up then, and anybody can have them', async () => {
    await cancel();
    await atPeriodEnd(async () => {
      await work();
      expect(back).toContain(number);
      expect(await due()).toBeUndefined();
      expect((await calls.reserve(stranger, number)).status).toBe(201);
    });
    const [entry] = await server().db.system((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['via', 'before', 'after'])
        .where('tenant_id', '=', owner.tenantId)
        .where('action', '=', 'tenant.releaseNumbers')
        .execute(),
    );
    expect(entry).toMatchObject({
      via: 'system',
      before: { phoneNumbers: [number] },
      after: { phoneNumbers: [] },
    });
  });

  it('stay as they are while their provider cannot be asked', async () => {
    await cancel();
    isProviderDown = true;
    await atPeriodEnd(async () => {
      await work();
      expect(codeOf(await calls.reserve(stranger, number))).toBe('NUMBERTAKEN');
    });
    isProviderDown = false;
    await atPeriodEnd(work);
    expect(back).toContain(number);
  });

  it('are never given up for an account that is not cancelled', async () => {
    await server().db.system((tx) =>
      tx
        .insertInto('due_work')
        .values({
          kind: 'cancelledNumbers',
          subject_id: owner.tenantId,
          tenant_id: owner.tenantId,
          due_at: server().clock.now(),
          attempts: 0,
          last_error: null,
        })
        .execute(),
    );
    await work();
    expect(back).not.toContain(number);
  });
});
