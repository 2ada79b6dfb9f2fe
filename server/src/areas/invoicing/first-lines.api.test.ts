import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { newId } from '../../platform/ids.ts';

const file = new URL('../../../migrations/0036_invoice_lines.sql', import.meta.url);

/** The tables as they were before there were lines. */
const before = `
  drop trigger total_by_hand on invoice;
  drop trigger one_line_of_total on invoice;
  drop table invoice_line cascade;
  drop function count_invoice, line_of_draft, one_line_of_total;
  alter table invoice drop column kind`;

describeOnBothDatabases('the first lines of invoices', ({ server }) => {
  it('gives invoices from before one line of their total, and begins the months of who pays', async () => {
    const paying = await server().makeTenant();
    const trial = await server().makeTenant({ trialUsers: 5 });
    const migration = await readFile(file, 'utf8');
    const client = await server().db.pool.connect();
    try {
      await client.query('begin');
      await client.query(before);
      const put = (status: string, amount: string, number: string) =>
        client.query(
          `insert into invoice (id, tenant_id, number, status, amount_due, currency, period_start,
            period_end) values ($1, $2, $3, $4, $5, 'usd', now(), now())`,
          [newId(), paying, number, status, amount],
        );
      await client.query('set local role jackfield_system');
      await put('paid', '1241.10', 'INV-2026-0001');
      await put('draft', '0.00', 'INV-2026-0002');
      await client.query('reset role');
      await client.query(migration);
      await client.query('set local role jackfield_system');
      const { rows } = await client.query(
        `select i.number, i.amount_due::float as due, l.amount::float as amount from invoice i
         left join invoice_line l on l.invoice_id = i.id where i.tenant_id = $1 order by i.number`,
        [paying],
      );
      expect(rows).toEqual([
        { number: 'INV-2026-0001', due: 1241.1, amount: 1241.1 },
        { number: 'INV-2026-0002', due: 0, amount: null },
      ]);
      const due = await client.query(
        "select tenant_id from due_work where kind = 'monthlyInvoice' and tenant_id = any($1)",
        [[paying, trial]],
      );
      expect(due.rows).toEqual([{ tenant_id: paying }]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
