import type { Currency } from '@jackfield/contract';
import { monthAndDayText } from '@jackfield/domain/days-in-words';
import { t } from '@jackfield/texts';
import type { Tx } from '../../platform/database.ts';
import { appendEvents } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { balanceEvent } from './balance-event.ts';
import { texts } from './texts.ts';

interface Usage {
  readonly tenantId: string;
  /** Two decimals, as text. */
  readonly amount: string;
  readonly currency: Currency;
  readonly description: string;
  readonly at: Date;
}

/** What the calls and messages of a day (YYYY-MM-DD) are called among the transactions. */
export const usageName = (day: string): string => t(texts.callsOf, { day: monthAndDayText(day) });

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
