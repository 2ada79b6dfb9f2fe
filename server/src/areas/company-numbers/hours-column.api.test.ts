import { readFile } from 'node:fs/promises';
import type { BusinessHour } from '@jackfield/contract/api/routing';
import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import type { PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { newId } from '../../platform/ids.ts';

const file = new URL('../../../migrations/0018_hours_of_numbers.sql', import.meta.url);

/** The columns as they were before, each of its own. */
const before = `
  alter table company
    drop constraint company_business_hour_check,
    drop column time_zone,
    alter column business_hour drop not null;
  alter table company
    add column time_zone text not null default 'UTC',
    add column is_always_open boolean not null default true`;

describeApi('hours of company numbers in the database', ({ server }) => {
  /** Runs work in a transaction of the tables' owner that is taken back. */
  async function tryOut(work: (client: PoolClient) => Promise<void>) {
    const client = await server().db.pool.connect();
    try {
      await client.query('begin');
      await work(client);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  it('give the time zone of the listing, which nobody can write', async () => {
    const tenantId = await server().makeTenant();
    await server().makePerson(tenantId, { isTenantOwner: true });
    const id = newId();
    const hours = { ...alwaysOpenIn('America/Denver'), alwaysOpen: false };
    const row = await server().db.tenant(tenantId, async (tx) => {
      const company = { id, tenant_id: tenantId, label: 'Main' };
      await tx
        .insertInto('company')
        .values({ ...company, business_hour: JSON.stringify(hours) })
        .execute();
      return tx.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    });
    expect(row).toMatchObject({ time_zone: 'America/Denver' });
    await tryOut(async (client) => {
      const write = client.query(`update company set time_zone = 'UTC' where id = $1`, [id]);
      await expect(write).rejects.toMatchObject({ code: '428C9' });
    });
    await tryOut(async (client) => {
      const write = client.query(`update company set business_hour = '{}' where id = $1`, [id]);
      await expect(write).rejects.toThrow();
    });
  });

  it('take what the columns said before, of deleted numbers too', async () => {
    const tenantId = await server().makeTenant();
    const migration = await readFile(file, 'utf8');
    const week: BusinessHour = {
      alwaysOpen: true,
      timeZone: 'UTC',
      weekly: officeWeek(),
      dates: [],
    };
    await tryOut(async (client) => {
      await client.query(before);
      const [never, shut, deleted] = [newId(), newId(), newId()];
      const insert = `insert into company (id, tenant_id, label, business_hour, time_zone, is_always_open)
        values ($1, $2, $3, $4, $5, $6)`;
      await client.query(insert, [never, tenantId, 'A', null, 'America/Chicago', true]);
      await client.query(insert, [shut, tenantId, 'B', week, 'America/Denver', false]);
      const kept = { id: deleted, label: 'C', business_hour: null, time_zone: 'Asia/Tokyo' };
      const rows = [
        { table: 'company', rows: [{ ...kept, is_always_open: true }] },
        { table: 'media', rows: [{ id: never }] },
      ];
      await client.query(
        `insert into kept_record (tenant_id, entity, id, name, rows, deleted_by, deleted_at)
         values ($1, 'company', $2, 'C', $3, 'Ana', now())`,
        [tenantId, deleted, JSON.stringify(rows)],
      );

      await client.query(migration);

      const now = await client.query(
        `select business_hour, time_zone, is_always_open from company
         where tenant_id = $1 order by label`,
        [tenantId],
      );
      const chicago = alwaysOpenIn('America/Chicago');
      const denver = { ...week, timeZone: 'America/Denver', alwaysOpen: false };
      expect(now.rows).toEqual([
        { business_hour: chicago, time_zone: chicago.timeZone, is_always_open: true },
        { business_hour: denver, time_zone: denver.timeZone, is_always_open: false },
      ]);
      const later = await client.query('select rows from kept_record where id = $1', [deleted]);
      expect(later.rows[0].rows).toMatchObject([
        { table: 'company', rows: [{ id: deleted, business_hour: alwaysOpenIn('Asia/Tokyo') }] },
        { table: 'media', rows: [{ id: never }] },
      ]);
    });
  });
});
