import type { DeletedKind, DeletedRecord } from '@jackfield/contract/api/audit';
import type { ToldImpact } from '@jackfield/contract/api/routing-engine';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { type Answered, codeOf, type TestPerson } from '../../../test/harness.ts';
import { numberCalls } from '../../../test/number-fixture.ts';

describeOnBothDatabases('what comes back with a phone number that was given up', ({ server }) => {
  const calls = numberCalls(() => server());

  /** An admin of a new account whose colleague has two phone numbers, and a company number with one. */
  async function start() {
    const tenantId = await server().makeTenant();
    const owner = await server().makePerson(tenantId, { isTenantOwner: true });
    const ana = await server().makePerson(tenantId, { firstName: 'Ana' });
    for (const label of ['Direct', 'Second']) {
      await calls.buy(owner, `teammate/${ana.id}`, { label });
    }
    const id = await calls.company(tenantId);
    await calls.company(tenantId);
    await calls.buy(owner, `company/${id}`, { label: 'Line' });
    return { owner, ana: `teammate/${ana.id}`, company: `company/${id}` };
  }
  type Started = Awaited<ReturnType<typeof start>>;

  const deleteRecord = async (owner: TestPerson, path: string) => {
    const { version } = (await server().call(owner, 'GET', path)).body;
    return server().call(owner, 'DELETE', path, { version: Number(version) });
  };
  const deletions: readonly [
    kind: DeletedKind,
    record: (started: Started) => string,
    remove: (started: Started) => Promise<Answered>,
  ][] = [
    [
      'company',
      ({ company }) => company,
      ({ owner, company }) => deleteRecord(owner, `/api/${company}`),
    ],
    [
      'teammate',
      ({ ana }) => ana,
      async ({ owner, ana }) => {
        const { version } = (await server().call(owner, 'GET', `/api/${ana}`)).body;
        const body = { status: 'cancel', successor: null };
        return server().call(owner, 'POST', `/api/${ana}/offboard`, {
          body,
          version: Number(version),
        });
      },
    ],
    [
      'phoneNumber',
      ({ ana }) => ana,
      async ({ owner, ana }) => {
        const { items } = (await server().call(owner, 'GET', `/api/${ana}/phonenumber`)).body;
        const second = (items as Answered['body'][]).find(({ label }) => label === 'Second');
        return calls.remove(owner, ana, second ?? {});
      },
    ],
  ];
  /** Gives all held numbers of an account up, as due work does at their end. */
  const giveUp = (tenantId: string) =>
    server().db.tenant(tenantId, (tx) => tx.deleteFrom('held_number').execute());
  const holders = (number: string) =>
    server().db.system((tx) =>
      tx.selectFrom('phone_number').select('number').where('number', '=', number).execute(),
    );

  for (const [kind, record, remove] of deletions) {
    it(`[SAY-01] [SAY-04] ${kind}: a restore is told before and made as it was seen`, async () => {
      const started = await start();
      const { owner } = started;
      const { status } = await remove(started);
      expect(status).toBeLessThan(300);
      await giveUp(owner.tenantId);
      const list = await server().call(owner, 'GET', `/api/audit/deleted/${kind}`);
      const [deleted] = list.body.items as DeletedRecord[];
      expect(deleted?.numbers?.map(({ heldUntil }) => heldUntil)).not.toContain(expect.any(String));
      const [number] = deleted?.numbers ?? [];
      const restore = (query: string, headers: Record<string, string>) =>
        server().call(owner, 'POST', `/api/audit/${record(started)}/restore${query}`, {
          body: { entryId: deleted?.entryId },
          headers,
        });
      const dry = await restore('?dryRun=1', {});
      expect(dry.status).toBe(200);
      const { digest, change } = dry.body as unknown as ToldImpact;
      expect(JSON.stringify(change)).toContain(number?.number);
      expect(await holders(number?.number ?? '')).toEqual([]);
      const made = await restore('', { 'if-impact': digest });
      expect([made.status, made.body.skipped]).toEqual([200, []]);
      expect(await holders(number?.number ?? '')).toHaveLength(1);
    });
  }

  it('[SAY-01] a number that another account reserved stays away in the dry run too', async () => {
    const started = await start();
    const { owner, ana } = started;
    await deletions[2]?.[2](started);
    await giveUp(owner.tenantId);
    const list = await server().call(owner, 'GET', '/api/audit/deleted/phoneNumber');
    const [deleted] = list.body.items as DeletedRecord[];
    const number = deleted?.numbers?.[0]?.number ?? '';
    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    expect((await calls.reserve(stranger, number)).status).toBe(201);
    const dry = await server().call(owner, 'POST', `/api/audit/${ana}/restore?dryRun=1`, {
      body: { entryId: deleted?.entryId },
    });
    expect([dry.status, codeOf(dry)]).toEqual([409, 'NUMBERTAKEN']);
  });
});
