import type { Currency } from '@jackfield/contract';
import type { Tx } from '../../platform/database.ts';
import { appendEvents } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { balanceEvent } from './balance-event.ts';

interface Usage {
  readonly tenantId: string;
  /** Two decimals, as text. */
  readonly amount: string;
  readonly currency: Currency;
  readonly description: string;
  readonly at: Date;
}

/** Takes what calls and messages cost from the credit, and tells admins of the new balance. */
export async function bookUsage(
  tx: Tx,
  { tenantId, amount, currency, description, at }: Usage,
): Promise<void> {
  const id = newId();
  await tx
    .insertInto('balance_transaction')
    .values({
      id,
      tenant_id: tenantId,
      transaction_type: 'usage',
      description,
      amount: `-${amount}`,
      currency,
      from_account: 'credit',
      to_account: 'usage',
      payment_id: null,
      status: 'succeeded',
      created_at: at,
      settled_at: at,
    })
    .execute();
  await appendEvents(tx, tenantId, [balanceEvent(id)], at);
}
