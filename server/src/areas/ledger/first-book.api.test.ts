import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { newId } from '../../platform/ids.ts';

const file = new URL('../../../migrations/0031_ledger.sql', import.meta.url);

/** The tables as they were before the book. */
const before = `
  drop trigger total_by_hand on invoice;
  drop trigger line_stays on invoice_line;
  drop trigger balance_by_hand on tenant;
  drop trigger balance_at_first on tenant;
  drop trigger book_transaction on balance_transaction;
  drop trigger post_transaction on balance_transaction;
  drop trigger transaction_stays on balance_transaction;
  drop table ledger_posting;
  drop function book_transaction, post_transaction, refuse_by_hand, refuse_change;
  alter table balance_transaction drop column from_account, drop column to_account,
    drop column payment_id, drop column booked_seq, drop column settled_at,
    alter column balance_after set not null;
  drop table card_payment`;

describeOnBothDatabases('the first book of an account', ({ server }) => {
  it('holds what was there, and explains a balance that nothing explained', async () => {
    const [whole, short, none] = await Promise.all(
      Array.from({ length: 3 }, () => server().makeTenant()),
    );
    const migration = await readFile(file, 'utf8');
    const client = await server().db.pool.connect();
    try {
      await client.query('begin');
      await client.query(before);
      const put = (tenantId: string | undefined, hour: number, row: readonly unknown[]) =>
        client.query(
          `insert into balance_transaction (id, tenant_id, created_at, transaction_type, amount,
            balance_after, status, description, currency)
          values ($1, $2, $3, $4, $5, $6, $7, 'Told before', 'usd')`,
          [newId(), tenantId, `2026-11-01T0${hour}:00:00Z`, ...row],
        );
      await put(whole, 1, ['credit', '100.00', '100.00', 'succeeded']);
      await put(whole, 2, ['usage', '-4.20', '95.80', 'succeeded']);
      await put(whole, 3, ['credit', '50.00', '95.80', 'pending']);
      await put(short, 1, ['refund', '2.36', '2.36', 'succeeded']);
      await client.query(`update tenant set balance = 95.8 where id = $1`, [whole]);
      await client.query(`update tenant set balance = 12.5 where id in ($1, $2)`, [short, none]);

      await client.query(migration);
      const { rows: books } = await client.query(
        `select t.id, t.balance::float, array_agg(b.balance_after::float order by b.booked_seq) as told,
          (select sum(p.amount)::float from ledger_posting p
            where p.tenant_id = t.id and p.account = 'credit') as credit
        from tenant t join balance_transaction b on b.tenant_id = t.id
        where t.id = any ($1) group by t.id`,
        [[whole, short, none]],
      );
      const of = (id: string | undefined) => books.find((row) => row.id === id);
      expect(of(whole)).toMatchObject({ balance: 95.8, credit: 95.8, told: [100, 95.8, null] });
      expect(of(short)).toMatchObject({ balance: 12.5, credit: 12.5, told: [10.14, 12.5] });
      expect(of(none)).toMatchObject({ balance: 12.5, credit: 12.5, told: [12.5] });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
