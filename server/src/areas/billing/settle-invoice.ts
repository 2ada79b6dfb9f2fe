import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { invoiceIssued } from '../invoicing/draft.ts';
import { invoiceEvent } from '../invoicing/invoice-event.ts';
import type { SettledPayment } from '../ledger/card-payment-work.ts';
import { lockPayer } from '../invoicing/payer.ts';
import { mailAccount } from '../tenant/mail-account.ts';
import { planUnpaid } from './unpaid-invoice.ts';
import { moveAccount } from './account-status.ts';
import { hasOwed } from './owed.ts';

/**
 * Makes a suspended account active when nothing of it is owed any more (annex E2): its people are
 * told at once, sign in as before, and its owner and billing contacts get a mail.
 */
async function activateWhenPaid(
  tx: Tx,
  { tenantId, at }: { tenantId: string; at: Date },
): Promise<void> {
  await lockPayer(tx, tenantId);
  if (await hasOwed(tx, tenantId)) return;
  if (await moveAccount(tx, { tenantId, at, reason: '' }, ['suspended', 'active'])) {
    await mailAccount(tx, tenantId, { kind: 'AccountActivated' }, at);
  }
}

/**
 * What a payment makes of its invoice (annex E3): confirmed and booked it is paid; declined an open
 * one has failed, and any other stays what it was.
 */
export async function settleInvoice(
  tx: Tx,
  { tenantId, invoiceId, isPaid, at }: SettledPayment,
): Promise<void> {
  const before = await tx
    .selectFrom('invoice')
    .select(['number', 'status', 'kind'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const failed = before.status === 'uncollectible' ? before.status : 'failed';
  const status = isPaid ? 'paid' : failed;
  const after = await tx
    .updateTable('invoice')
    .set((row) => ({ status, updated_at: at, version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invoiceId)
    .returning(['status', 'version'])
    .executeTakeFirstOrThrow();
  await recordSystemChange(tx, {
    tenantId,
    at,
    action: isPaid ? 'invoice.paid' : 'invoice.declined',
    entity: 'invoice',
    id: invoiceId,
    name: before.number,
    before: { status: before.status },
    after: { status: after.status },
    events: [invoiceEvent(invoiceId)],
  });
  // A purchase is paid as it is made: its invoice is mailed once that is sure.
  if (isPaid && before.kind === 'purchase') {
    await scheduleWork(tx, { kind: invoiceIssued, subjectId: invoiceId, tenantId }, at);
  }
  if (isPaid) await activateWhenPaid(tx, { tenantId, at });
  else if (before.status === 'open') await planUnpaid(tx, { tenantId, invoiceId, at });
}
