import type { Quote, QuoteQuery } from '@jackfield/contract/api/price';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { invalidField } from '../../platform/errors.ts';
import { accountRow } from '../../platform/rows.ts';
import { quoteOf, trialEndQuote } from '../invoicing/quote.ts';
import { balanceHistoryOf } from '../ledger/history.ts';
import { dayScope } from '../tenant/day-scope.ts';

/** What an action would cost the own account, and what its credit does meanwhile (annex J7). */
export function readQuote(context: RequestContext, { items, of }: QuoteQuery): Promise<Quote> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  return context.read(async (tx) => {
    const payer = { tenantId, now };
    if (of === undefined && items === undefined) throw invalidField('items', 'items');
    const quote = items ? await quoteOf(tx, payer, items) : await trialEndQuote(tx, payer);
    const { timeZone } = await dayScope(tx, context, {});
    const credit = Number((await accountRow(tx, tenantId)).balance);
    const { perDay } = await balanceHistoryOf(tx, { tenantId, timeZone, now });
    const daysLeft = perDay === null ? null : Math.floor(Math.max(0, credit) / perDay);
    return { ...quote, credit, daysLeft };
  });
}
