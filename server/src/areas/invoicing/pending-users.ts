import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import { addToMonth } from './add-to-month.ts';
import { draftOf } from './draft.ts';
import { invoiceEvent } from './invoice-event.ts';
import { takeOff } from './never-came.ts';
import { type Payer, payingAccount } from './payer.ts';

interface PendingUser {
  readonly id: string;
  readonly full_name: string;
  readonly invoice_line_id: string | null;
}

/** A user who is deleted before they came costs nothing in the month that has begun. */
export async function uninvited(
  tx: Tx,
  payer: Payer,
  { invoice_line_id: lineId }: PendingUser,
): Promise<EventSpec[]> {
  const { tenantId } = payer;
  const account = await payingAccount(tx, tenantId);
  if (lineId === null || account.isTrial) return [];
  const draft = await draftOf(tx, payer, account);
  const isChanged = await takeOff(tx, { tenantId, ...account, lineIds: [lineId] });
  return isChanged ? [invoiceEvent(draft.id)] : [];
}

/** A user who comes pays from today, unless the month that has begun counts them already. */
export async function arrived(tx: Tx, payer: Payer, user: PendingUser): Promise<EventSpec[]> {
  const { rows } = await sql`
    select from invoice_line l join invoice i on i.id = l.invoice_id
    where l.tenant_id = ${payer.tenantId} and l.id = ${user.invoice_line_id}
      and i.status = 'draft' and i.period_end > ${payer.now}`.execute(tx);
  if (rows.length > 0) return [];
  const pieces = [{ item: 'user' as const, quantity: 1, name: user.full_name }];
  return (await addToMonth(tx, payer, { pieces })).events;
}
