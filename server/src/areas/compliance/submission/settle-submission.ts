import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import { scheduleWork } from '../../../platform/due-rows.ts';
import type { EventSpec } from '../../../platform/events.ts';
import { readRow } from '../../../platform/rows.ts';
import { recordSystemChange } from '../../../platform/system-change.ts';
import { voidInvoice } from '../../invoicing/purchase.ts';
import type { SettledPayment } from '../../ledger/card-payment-work.ts';
import { campaignName } from '../campaign-columns.ts';
import { brandEvent, campaignEvent } from '../record-events.ts';
import { addStoryStep } from '../story.ts';
import type { SubmissionKind, SubmissionTable } from '../tables.ts';
import { submissionWork } from '../work-kinds.ts';

export type Submission = Selectable<SubmissionTable>;

/** Name and event of what a submission is about. */
export async function subjectOf(tx: Tx, { tenant_id: tenantId, ...submission }: Submission) {
  const { campaign_id: campaignId, brand_id: brandId } = submission;
  if (campaignId === null) {
    const { company_name: name } = await readRow(tx, 'brand', { tenantId, id: brandId });
    return { entity: 'brand', id: brandId, name, events: [brandEvent(brandId)] };
  }
  const name = campaignName(await readRow(tx, 'campaign', { tenantId, id: campaignId }));
  return { entity: 'campaign', id: campaignId, name, events: [campaignEvent(campaignId)] };
}

/** What a record is while the registry looks at it (annexes E5, E6). */
export const statusOnItsWay: Readonly<Record<SubmissionKind, string | undefined>> = {
  brand: 'pending',
  brandRevet: 'pending',
  vetting: undefined,
  campaign: 'pendingReview',
  campaignRevet: 'pendingReview',
};

interface Move {
  readonly status?: string | undefined;
  readonly payment?: string | undefined;
  readonly at: Date;
}

/** Moves the record of a submission, with its version; what is left out stays. */
export async function moveRecord(
  tx: Tx,
  { tenant_id: tenantId, campaign_id: campaignId, brand_id: brandId }: Submission,
  { status, payment, at }: Move,
): Promise<void> {
  const isBrand = campaignId === null;
  const moved = [
    sql`version = version + 1, updated_at = ${at}`,
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(isBrand || payment === undefined ? [] : [sql`payment_status = ${payment}`]),
  ];
  await sql`update ${sql.table(isBrand ? 'brand' : 'campaign')} set ${sql.join(moved)}
    where tenant_id = ${tenantId} and id = ${campaignId ?? brandId}`.execute(tx);
}

/**
 * What a payment makes of the submission that its invoice is for, in the transaction that books it:
 * paid, the record goes on its way to the registry; declined, it is again what it was.
 */
export async function settleSubmission(
  tx: Tx,
  { tenantId, invoiceId, isPaid, at }: SettledPayment,
): Promise<void> {
  const submission = await tx
    .selectFrom('registry_submission')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'paying')
    .forUpdate()
    .executeTakeFirst();
  if (submission === undefined) return;
  const { entity, id, name, events } = await subjectOf(tx, submission);
  const more = isPaid
    ? await goOn(tx, submission, at)
    : await decline(tx, submission, { invoiceId, at });
  const isGone = !isPaid && submission.kind === 'brand';
  await recordSystemChange(tx, {
    tenantId,
    at,
    action: `${entity}.${isPaid ? 'paid' : 'declined'}`,
    entity,
    id,
    name,
    before: { isBeingPaid: true },
    after: { isBeingPaid: false },
    events: [...(isGone ? [brandEvent(id, 'DeletedEntityAsync')] : events), ...more],
  });
}

async function goOn(tx: Tx, submission: Submission, at: Date): Promise<EventSpec[]> {
  const { id, tenant_id: tenantId, kind, invoice_id: invoiceId, record_id: recordId } = submission;
  const card = await tx
    .selectFrom('card_payment')
    .select(['amount', 'brand', 'last4_digits as last4'])
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('registry_submission')
    .set({ state: 'sending', paid_at: at })
    .where('id', '=', id)
    .execute();
  await moveRecord(tx, submission, { at, status: statusOnItsWay[kind], payment: 'paid' });
  await addStoryStep(tx, { tenantId, id: recordId, step: 'paid', at, paid: card });
  await scheduleWork(tx, { kind: submissionWork, subjectId: id, tenantId }, at);
  return [];
}

async function decline(
  tx: Tx,
  submission: Submission,
  { invoiceId, at }: { invoiceId: string; at: Date },
): Promise<EventSpec[]> {
  const { id, tenant_id: tenantId, kind, brand_id: brandId, record_id: recordId } = submission;
  const events = await voidInvoice(tx, { tenantId, now: at }, invoiceId);
  if (kind === 'brand') {
    await tx
      .deleteFrom('compliance_story')
      .where('tenant_id', '=', tenantId)
      .where('record_id', '=', brandId)
      .execute();
    await tx
      .deleteFrom('brand')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', brandId)
      .execute();
    return events;
  }
  await tx
    .updateTable('registry_submission')
    .set({ state: 'declined' })
    .where('id', '=', id)
    .execute();
  await moveRecord(tx, submission, {
    at,
    ...(kind === 'campaign' && { status: 'paymentFailed', payment: 'failed' }),
    ...(kind === 'campaignRevet' && { payment: submission.former.payment ?? 'paid' }),
  });
  await addStoryStep(tx, { tenantId, id: recordId, step: 'declined', at });
  if (kind === 'vetting') await dropVetting(tx, submission);
  return events;
}

/** A vetting that was not paid was never asked for. */
async function dropVetting(tx: Tx, { tenant_id: tenantId, vetting_id: id }: Submission) {
  if (id === null) return;
  await tx
    .deleteFrom('brand_vetting')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
