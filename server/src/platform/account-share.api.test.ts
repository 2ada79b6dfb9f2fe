import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { shareLimits } from './database.ts';
import { describeOnBothDatabases } from '../../test/each-database.ts';

describeOnBothDatabases('accounts share the database', ({ server, kind }) => {
  const owner = async () => {
    const { makePerson, makeTenant } = server();
    return makePerson(await makeTenant(), { isTenantOwner: true });
  };

  it('a call of an account is answered among the first, though another one sent 40 before', async () => {
    const [heavy, light] = [await owner(), await owner()];
    const order: string[] = [];
    const ask = async (name: string, person: typeof heavy, path: string) => {
      const { status } = await server().call(person, 'GET', path);
      order.push(`${name} ${status}`);
    };
    await ask('first', light, '/api/tenant');
    const flood = Array.from({ length: 40 }, (_, at) =>
      ask('heavy', heavy, `/api/teammate?search=${at}`),
    );
    await ask('light', light, '/api/tenant');
    expect(order.indexOf('light 200')).toBeLessThan(20);
    await Promise.all(flood);
    expect(order.filter((name) => name === 'heavy 200')).toHaveLength(40);
  });

  it('never has more of one account under way than its share while others are at work', async () => {
    const { db } = server();
    const [heavy, light] = [await owner(), await owner()];
    let most = 0;
    let running = 0;
    const work = (tenantId: string, note: boolean) =>
      db.tenant(tenantId, async (tx) => {
        if (note) most = Math.max(most, (running += 1));
        await sql`select 1`.execute(tx);
        if (note) running -= 1;
      });
    await work(light.tenantId, false);
    let isOver = false;
    const others = async (): Promise<void> => {
      await work(light.tenantId, false);
      if (!isOver) await others();
    };
    const flood = Promise.all(Array.from({ length: 40 }, () => work(heavy.tenantId, true)));
    await Promise.all([others(), flood.finally(() => (isOver = true))]);
    expect(most).toBe(Math.min(shareLimits[db.kind].shared, db.pool.options.max));
  });

  it.runIf(kind === 'pglite')(
    'a call that finds its session and then its record waits for one transaction of another account',
    async () => {
      const { db } = server();
      const [heavy, light] = [await owner(), await owner()];
      const read = (tenantId: string | null) =>
        db.read(tenantId, (tx) => sql`select 1`.execute(tx));
      await read(light.tenantId);
      let answered = 0;
      const flood = Array.from({ length: 40 }, async () => {
        await read(heavy.tenantId);
        answered += 1;
      });
      await flood[3];
      const before = answered;
      await read(null);
      await read(light.tenantId);
      expect(answered - before).toBeLessThanOrEqual(1);
      expect(answered).toBeLessThan(40);
      await Promise.all(flood);
    },
  );

  it('refuses what no queue should hold, and serves everybody afterwards', async () => {
    const { db } = server();
    const [heavy, light] = [await owner(), await owner()];
    const asked = await Promise.allSettled(
      Array.from({ length: 600 }, () => db.read(heavy.tenantId, (tx) => sql`select 1`.execute(tx))),
    );
    const refused = asked.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(80);
    expect(refused[0]).toMatchObject({ reason: { code: 'TOOMANYREQUESTS', status: 429 } });
    for (const person of [heavy, light]) {
      expect((await server().call(person, 'GET', '/api/tenant')).status).toBe(200);
    }
  });

  it('reading has the scope of its account, and leaves none of it behind, even when it fails', async () => {
    const { db } = server();
    const [mine, theirs] = [await owner(), await owner()];
    const seen = await db.read(mine.tenantId, (tx) =>
      tx.selectFrom('teammate').select('tenant_id').distinct().execute(),
    );
    expect(seen).toEqual([{ tenant_id: mine.tenantId }]);
    const failing = db.read(theirs.tenantId, (tx) => sql`select 1 / 0`.execute(tx));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    const after = await db.pool.query(
      `select current_setting('app.tenant_id', true) as tenant, current_user = session_user as own`,
    );
    expect(after.rows[0]?.tenant ?? '').toBe('');
    expect(after.rows[0]?.own).toBe(true);
    expect(await db.read(mine.tenantId, async () => 'nothing asked')).toBe('nothing asked');
  });
});
