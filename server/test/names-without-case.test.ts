import { expect, it } from 'vitest';
import { readMigrations } from '../src/platform/migrate.ts';
import { describeOnBothDatabases } from './each-database.ts';

describeOnBothDatabases('names that differ in case only', ({ server }) => {
  it('[OP-79] names that were told apart before get a number, the oldest keeps its own', async () => {
    const migration = (await readMigrations()).find(({ name }) => name.startsWith('0053_'));
    const tenantId = await server().makeTenant();
    const { id: teammateId } = await server().makePerson(tenantId);
    const client = await server().db.pool.connect();
    try {
      await client.query('begin');
      await client.query(`drop index team_name, ivr_menu_name, saved_view_name;
        create index team_name on team (name);
        create index ivr_menu_name on ivr_menu (name);
        create index saved_view_name on saved_view (name)`);
      const named = ['ÉCOLE', 'école', 'École (2)', 'Other'];
      for (const [at, name] of named.entries()) {
        const made = new Date(Date.UTC(2026, 0, 1 + at));
        await client.query(
          `insert into team (id, tenant_id, name, extension, created_at)
           values (gen_random_uuid(), $1, $2, $3, $4)`,
          [tenantId, name, String(500 + at), made],
        );
        await client.query(
          `insert into saved_view (id, tenant_id, teammate_id, list, name, query, created_at)
           values (gen_random_uuid(), $1, $2, 'people.users', $3, '', $4)`,
          [tenantId, teammateId, name, made],
        );
      }
      await client.query(migration?.sql ?? '');
      for (const table of ['team', 'saved_view']) {
        const { rows } = await client.query<{ name: string }>(
          `select name from ${table} where tenant_id = $1 order by created_at`,
          [tenantId],
        );
        expect(rows.map(({ name }) => name)).toEqual(['ÉCOLE', 'école (3)', 'École (2)', 'Other']);
      }
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
