import type { RequestContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { appendEvents } from '../../platform/events.ts';
import { addToMonth } from '../invoicing/add-to-month.ts';
import { payerOf } from '../invoicing/payer.ts';

interface NewUsers {
  /** Full names of who is about to be added. */
  readonly names: readonly string[];
  /** The total that was shown before; left out where none was. */
  readonly shownTotal?: number | undefined;
}

/**
 * Puts new users on the invoice of the month as one line, named where it is of one. Call it before
 * they are stored. Answers the line, null in a trial; throws 409 PRICECHANGED.
 */
export async function payForUsers(
  tx: Tx,
  context: RequestContext,
  { names, shownTotal }: NewUsers,
): Promise<string | null> {
  const payer = payerOf(context);
  const name = names.length === 1 ? names[0] : undefined;
  const pieces = [{ item: 'user' as const, quantity: names.length, name }];
  const { events, lineIds } = await addToMonth(tx, payer, { pieces, shownTotal });
  if (events.length > 0) await appendEvents(tx, payer.tenantId, events, payer.now);
  return lineIds[0] ?? null;
}
