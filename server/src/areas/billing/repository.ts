import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { unknownCursor } from '../../platform/list.ts';
import { findRow } from '../../platform/rows.ts';

interface CursorPage {
  readonly tenantId: string;
  readonly limit: number;
  readonly startAfter?: string | undefined;
}

/** Whether a payment of `invoice` is on its way. */
const isBeingPaid = sql<boolean>`exists (
  select from card_payment p where p.invoice_id = invoice.id and p.status = 'pending'
)`.as('is_being_paid');

/** Where the payment on its way waits to be confirmed; an invoice has one at a time. */
const confirmUrl = sql<string | null>`(
  select p.confirm_url from card_payment p
  where p.invoice_id = invoice.id and p.status = 'pending'
)`.as('confirm_url');

/** One invoice; null when the account has none of that id. */
export async function selectInvoice(tx: Tx, { tenantId, id }: { tenantId: string; id: string }) {
  const row = await tx
    .selectFrom('invoice')
    .selectAll()
    .select([isBeingPaid, confirmUrl])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Invoices, newest first, one more than the limit. */
export async function selectInvoices(tx: Tx, { tenantId, limit, startAfter }: CursorPage) {
  let query = tx
    .selectFrom('invoice')
    .selectAll()
    .select([isBeingPaid, confirmUrl])
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (startAfter !== undefined) {
    const cursor = await findRow(tx, 'invoice', { tenantId, id: startAfter });
    if (!cursor) throw unknownCursor();
    // Compared inside the database, because its time is finer than a JavaScript date.
    query = query.where(
      sql<boolean>`(created_at, id) < (select c.created_at, c.id from invoice c where c.id = ${startAfter})`,
    );
  }
  return query.execute();
}

/** Cards, the default first, then the newest, one more than the limit. */
export async function selectPaymentMethods(tx: Tx, { tenantId, limit, startAfter }: CursorPage) {
  let query = tx
    .selectFrom('payment_method')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (startAfter !== undefined) {
    const cursor = await findRow(tx, 'payment_method', { tenantId, id: startAfter });
    if (!cursor) throw unknownCursor();
    query = query.where(
      sql<boolean>`(is_default, created_at, id) <
        (select c.is_default, c.created_at, c.id from payment_method c where c.id = ${startAfter})`,
    );
  }
  return query.execute();
}
