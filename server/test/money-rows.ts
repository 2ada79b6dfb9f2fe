import { sql } from 'kysely';
import type { Database } from '../src/platform/database.ts';

/** What the database holds of an account's money; all amounts are in cents. */
export interface MoneyRows {
  readonly status: string;
  readonly balance: number;
  readonly transactions: readonly {
    readonly type: string;
    readonly status: string;
    readonly cents: number;
    readonly from: string;
    readonly to: string;
    readonly payment: string | null;
    readonly after: number | null;
    readonly seq: number | null;
  }[];
  readonly postings: readonly { readonly account: string; readonly cents: number }[];
  readonly payments: readonly { readonly id: string; readonly status: string }[];
  readonly invoices: readonly {
    readonly id: string;
    readonly kind: string;
    readonly status: string;
    readonly cents: number;
    readonly lines: number;
  }[];
  readonly orders: readonly {
    readonly status: string;
    readonly invoice: string;
    readonly payments: readonly string[];
  }[];
  /** Numbers that were bought, given up ones too. */
  readonly numbers: readonly string[];
  /** What the lines of invoices say. */
  readonly lines: readonly string[];
  /** Kinds of due work that is late. */
  readonly late: readonly string[];
}

/** Reads it past every rule of the server. */
export async function moneyRows(db: Database, tenantId: string, now: Date): Promise<MoneyRows> {
  const of = sql`tenant_id = ${tenantId}`;
  const { rows } = await db.system((tx) =>
    sql<{ book: MoneyRows }>`select json_build_object(
      'status', t.status,
      'balance', (t.balance * 100)::integer,
      'transactions', (select coalesce(json_agg(json_build_object('type', transaction_type,
          'status', status, 'cents', (amount * 100)::integer, 'from', from_account,
          'to', to_account, 'payment', payment_id, 'after', (balance_after * 100)::integer,
          'seq', booked_seq) order by booked_seq), '[]')
        from balance_transaction where ${of}),
      'postings', (select coalesce(json_agg(json_build_object('account', account, 'cents', cents)), '[]')
        from (select account, (sum(amount) * 100)::integer as cents from ledger_posting
          where ${of} group by account) as sums),
      'payments', (select coalesce(json_agg(json_build_object('id', id, 'status', status)), '[]')
        from card_payment where ${of}),
      'invoices', (select coalesce(json_agg(json_build_object('id', id, 'kind', kind,
          'status', status, 'cents', (amount_due * 100)::integer,
          'lines', (select coalesce(sum((l.amount + l.tax) * 100), 0)::integer
            from invoice_line l where l.invoice_id = invoice.id))), '[]')
        from invoice where ${of}),
      'orders', (select coalesce(json_agg(json_build_object('status', o.status,
          'invoice', o.invoice_id, 'payments', (select coalesce(json_agg(p.id), '[]')
            from card_payment p where p.invoice_id = o.invoice_id))), '[]')
        from deskphone_order o where o.tenant_id = t.id),
      'numbers', (select coalesce(json_agg(number), '[]') from phone_number where ${of}),
      'lines', (select coalesce(json_agg(description), '[]') from invoice_line where ${of}),
      'late', (select coalesce(json_agg(kind), '[]') from due_work
        where ${of} and due_at <= ${now}))
      as book from tenant t where t.id = ${tenantId}`.execute(tx),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('There is no such account.');
  return row.book;
}
