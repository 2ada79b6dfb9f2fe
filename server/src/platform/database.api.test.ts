import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { FolderInUseError } from './pglite/folder-lock.ts';
import { openDatabase } from './open-database.ts';
import { describeOnBothDatabases } from '../../test/each-database.ts';

describeOnBothDatabases('isolation in the database', ({ server }) => {
  const asOwner = <T extends object>(text: string) => server().db.pool.query<T>(text);

  it('every table with a tenant has row-level security, enabled and forced', async () => {
    const { rows } = await asOwner<{ name: string; on: boolean; forced: boolean; rules: number }>(`
      select c.relname as name, c.relrowsecurity as on, c.relforcerowsecurity as forced,
        (select count(*)::integer from pg_policy p where p.polrelid = c.oid) as rules
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind in ('r', 'p') and (c.relname = 'tenant' or
        exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id'))`);
    expect(rows.length).toBeGreaterThan(15);
    const open = rows.filter(({ on, forced, rules }) => !on || !forced || rules < 2);
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('tables without a tenant are closed to the application but for prices and where phones sign in, and no view or function lifts rights but two', async () => {
    const { rows } = await asOwner<{ name: string }>(`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind in ('r', 'p') and c.relname <> 'tenant'
        and not exists
          (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')
        and has_table_privilege('jackfield_app', c.oid, case
          when c.relname in ('price', 'tax_rate', 'exchange') then 'insert, update, delete'
          else 'select, insert, update, delete' end)`);
    expect(rows).toEqual([]);
    const lifted = await asOwner(`
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = current_schema() and c.relkind in ('v', 'm')
          and not coalesce(c.reloptions, '{}') @> '{security_invoker=true}'
      union all select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = current_schema() and p.prosecdef order by 1`);
    // They say of emails and phone numbers that they are taken, and no more.
    expect(lifted.rows).toEqual([{ relname: 'taken_emails' }, { relname: 'taken_numbers' }]);
  });

  it('the application role without a tenant reads no row', async () => {
    const tenantId = await server().makeTenant();
    await server().makePerson(tenantId);
    const client = await server().db.pool.connect();
    try {
      await client.query('begin; set local role jackfield_app');
      for (const table of ['tenant', 'teammate', 'audit_entry', 'event_log']) {
        const { rows } = await client.query(`select 1 from ${table}`);
        expect([table, rows.length]).toEqual([table, 0]);
      }
      await client.query('rollback');
    } finally {
      client.release();
    }
  });

  it('a tenant can neither read, change nor write rows of another', async () => {
    const { db, makeTenant, makePerson } = server();
    const [mine, theirs] = [await makeTenant(), await makeTenant()];
    const stranger = await makePerson(theirs);
    await db.tenant(mine, async (tx) => {
      expect(await tx.selectFrom('teammate').select('id').execute()).toEqual([]);
      const changed = await tx
        .updateTable('teammate')
        .set({ title: 'Taken' })
        .where('id', '=', stranger.id)
        .executeTakeFirst();
      expect(Number(changed.numUpdatedRows)).toBe(0);
    });
    const planted = db.tenant(mine, (tx) =>
      tx
        .insertInto('extension')
        .values({ tenant_id: theirs, extension: '9', owner_type: 'team', owner_id: mine })
        .execute(),
    );
    await expect(planted).rejects.toMatchObject({ code: '42501' });
  });

  it('J2 the application can neither change nor delete history', async () => {
    const tenantId = await server().makeTenant();
    const { db } = server();
    await expect(
      db.tenant(tenantId, (tx) => tx.deleteFrom('audit_entry').execute()),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      db.tenant(tenantId, (tx) => tx.updateTable('event_log').set({ seq: 1 }).execute()),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('the tenant of one transaction does not reach the next', async () => {
    const { db, makeTenant, makePerson } = server();
    const tenants = [await makeTenant(), await makeTenant()];
    for (const tenantId of tenants) await makePerson(tenantId);
    const work = Array.from({ length: 1000 }, async (_, at) => {
      const tenantId = tenants[at % 2] ?? '';
      const read = db.tenant(tenantId, async (tx) => {
        const rows = await tx.selectFrom('teammate').select('tenant_id').execute();
        if (at % 7 === 0) throw new Error('aborted');
        if (at % 11 === 0) await sql`select 1 / 0`.execute(tx);
        return rows.every((row) => row.tenant_id === tenantId) && rows.length === 1;
      });
      return read.catch(() => true);
    });
    expect((await Promise.all(work)).filter((isOwn) => !isOwn)).toEqual([]);
  });

  it('a nested call joins the open transaction, and its failure rolls back all', async () => {
    const { db, makeTenant, makePerson } = server();
    const tenantId = await makeTenant();
    const person = await makePerson(tenantId);
    const failing = db.tenant(tenantId, async (tx) => {
      await tx.updateTable('teammate').set({ title: 'Half' }).execute();
      await db.tenant(tenantId, async () => {
        throw new Error('no');
      });
    });
    await expect(failing).rejects.toThrow('no');
    const [row] = await db.tenant(tenantId, (tx) =>
      tx.selectFrom('teammate').select('title').where('id', '=', person.id).execute(),
    );
    expect(row?.title).toBe('');
  });

  it('system work inside a tenant transaction is refused', async () => {
    const { db, makeTenant } = server();
    const lifted = db.tenant(await makeTenant(), () => db.system(async () => undefined));
    await expect(lifted).rejects.toThrow('cannot join');
  });
});

describe('embedded database', () => {
  const folder = () => mkdtemp(join(tmpdir(), 'jackfield-lock-'));

  it('refuses a second process on one folder and names the first', async () => {
    const dataDir = await folder();
    const db = await openDatabase({ dataDir });
    const script = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
    const { code, errors } = await new Promise<{ code: number | null; errors: string }>(
      (resolve) => {
        const child = spawn(process.execPath, [script, 'migrate'], {
          env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
        });
        let text = '';
        child.stderr.on('data', (chunk) => {
          text += String(chunk);
        });
        child.on('close', (status) => resolve({ code: status, errors: text }));
      },
    );
    expect(code).toBe(1);
    expect(errors).toContain(`in use by process ${process.pid}`);
    await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(FolderInUseError);
    await db.close();
    const again = await openDatabase({ dataDir });
    await again.close();
    await rm(dataDir, { recursive: true });
  });

  it('keeps every acknowledged row through kill -9', async () => {
    const dataDir = await folder();
    const writer = fileURLToPath(new URL('../../test/writer.ts', import.meta.url));
    const acknowledged = await new Promise<number>((resolve) => {
      const child = spawn(process.execPath, [writer, dataDir], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let last = 0;
      child.stdout.on('data', (chunk) => {
        last = Number(String(chunk).trim().split('\n').at(-1));
        if (last >= 60) child.kill('SIGKILL');
      });
      child.on('close', () => resolve(last));
    });
    expect(acknowledged).toBeGreaterThanOrEqual(60);
    const db = await openDatabase({ dataDir });
    const [row] = await db.system((tx) =>
      tx
        .selectFrom('tenant')
        .select((all) => all.fn.countAll<number>().as('n'))
        .execute(),
    );
    expect(Number(row?.n)).toBeGreaterThanOrEqual(acknowledged);
    await db.close();
    await rm(dataDir, { recursive: true });
  });
});
