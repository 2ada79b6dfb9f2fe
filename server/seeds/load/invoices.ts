import { itemName } from '../../src/areas/invoicing/item-name.ts';
import { invoiceDue, monthlyInvoice } from '../../src/areas/invoicing/draft.ts';
import { addLines } from '../../src/areas/invoicing/lines.ts';
import { type Month, wholeMonth } from '../../src/areas/invoicing/payer.ts';
import { costOf } from '../../src/areas/prices/cost.ts';
import { priceIn } from '../../src/areas/prices/price-list.ts';
import { taxRateOf } from '../../src/areas/prices/tax-rate.ts';
import { scheduleWork } from '../../src/platform/due-rows.ts';
import type { DemoInvoice } from '../demo/shapes.ts';
import { insertAll } from '../insert.ts';
import { monthStart } from '../times.ts';
import type { Loading } from './loading.ts';

const day = 86_400_000;

/** Invoices in every status; those of now with their lines, and what becomes of them. */
export async function loadInvoices(loading: Loading): Promise<void> {
  const { account, tx, tenantId, now } = loading;
  for (const invoice of account.invoices.toReversed()) {
    // The day lies in the month in every zone.
    const within = new Date(monthStart(now, invoice.monthsAgo + 1).getTime() + day);
    const month = await wholeMonth(tx, within, account.timeZone);
    await loadInvoice(loading, invoice, month);
  }
  if (account.isTrial) return;
  const { end } = await wholeMonth(tx, now, account.timeZone);
  await scheduleWork(tx, { kind: monthlyInvoice, subjectId: tenantId, tenantId }, end);
}

async function loadInvoice(loading: Loading, invoice: DemoInvoice, month: Month): Promise<void> {
  const { tx, tenantId, now } = loading;
  const { pieces, status } = invoice;
  const row = rowOf(loading, invoice, month);
  await insertAll(tx, 'invoice', [pieces === undefined ? row : { ...row, status: 'draft' }]);
  if (pieces !== undefined) {
    await addLines(tx, { tenantId, invoiceId: row.id }, await linesOf(loading, pieces, month));
    await tx.updateTable('invoice').set({ status }).where('id', '=', row.id).execute();
  }
  const { due_at: dueAt } = row;
  if (status !== 'open' || dueAt === null || dueAt <= now) return;
  await scheduleWork(tx, { kind: invoiceDue, subjectId: row.id, tenantId }, dueAt);
}

async function linesOf(
  { tx, account, prices }: Loading,
  pieces: NonNullable<DemoInvoice['pieces']>,
  { days }: Month,
) {
  const { country, address } = account;
  const taxRate = await taxRateOf(tx, { country, region: address.region });
  return pieces.map((each) => ({
    ...costOf(each, priceIn(prices, each.item), { days, taxRate }),
    description: itemName(each.item, each.quantity),
  }));
}

function rowOf(
  { account, now, tenantId, ...loading }: Loading,
  invoice: DemoInvoice,
  month: Month,
) {
  const { monthsAgo, status, amount } = invoice;
  const issued = monthStart(now, monthsAgo);
  const isDraft = status === 'draft';
  const at = isDraft ? new Date(now.getTime() - 7_200_000) : issued;
  const number = `INV-${issued.getUTCFullYear()}-${String(issued.getUTCMonth() + 1).padStart(4, '0')}`;
  return {
    id: loading.id('invoice', String(monthsAgo)),
    tenant_id: tenantId,
    number,
    status,
    amount_due: amount,
    currency: account.currency,
    due_at: isDraft ? null : new Date(issued.getTime() + 29 * day),
    period_start: month.start,
    period_end: month.end,
    document_url: null,
    created_at: at,
    updated_at: at,
  };
}
