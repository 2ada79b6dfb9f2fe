import { formatMoney } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import {
  type CampaignRegistry,
  RegistryRefusal,
  type Taken,
} from '../../../campaign-registry/registry.ts';
import type { Charges } from '../../../payments/payments.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { type DueSubject, scheduleWork, type Settle } from '../../../platform/due-rows.ts';
import type { WorkKind } from '../../../platform/due-work.ts';
import { inLanguage } from '../../../platform/languages.ts';
import { accountRow, findRow, readRow } from '../../../platform/rows.ts';
import { recordSystemChange } from '../../../platform/system-change.ts';
import { bookRefund, paymentOfInvoice } from '../../ledger/end-payment.ts';
import { switchAnew } from '../../texting/attached-numbers.ts';
import { type BrandRow } from '../read-brand.ts';
import { sentBrandFields, sentCampaignFields } from '../sent-fields.ts';
import { addStoryStep } from '../story.ts';
import { texts } from '../texts.ts';
import { feedbackOf } from '../words/feedback-texts.ts';
import { mailNews } from '../words/mail-news.ts';
import { brandWork, campaignWork, submissionWork } from '../work-kinds.ts';
import { moveRecord, statusOnItsWay, type Submission, subjectOf } from './settle-submission.ts';

export interface SendParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly payments: Charges;
  readonly registry: CampaignRegistry;
  readonly publicUrl: string;
}

/** How long the registry is tried before the fee goes back. */
const patience = 24 * 3_600_000;

const nothing: Settle = async () => null;

async function look(tx: Tx, { tenantId, subjectId }: DueSubject): Promise<Submission | null> {
  const row = await findRow(tx, 'registry_submission', { tenantId, id: subjectId }, 'update');
  return row ?? null;
}

/**
 * Sends what was paid to the registry; after a day without an answer, or where it won't take it, the
 * fee goes back to the card.
 * The submission's id names it at the registry, so that a step that is taken again sends nothing
 * twice.
 */
export function createSubmissionWork(parts: SendParts): WorkKind {
  const { db, clock } = parts;
  return {
    kind: submissionWork,
    async advance(subject) {
      const { tenantId } = subject;
      const submission = await db.tenant(tenantId, (tx) => look(tx, subject));
      if (submission?.state === 'refunding') return refund(parts, subject, submission);
      if (submission?.state !== 'sending') return nothing;
      try {
        return await send(parts, subject, submission);
      } catch (error) {
        if (error instanceof RegistryRefusal) return giveUp(subject, clock, error.message);
        const paidAt = submission.paid_at?.getTime() ?? 0;
        if (clock.now().getTime() - paidAt < patience) throw error;
        return giveUp(subject, clock, null);
      }
    },
  };
}

async function send(
  parts: SendParts,
  subject: DueSubject,
  submission: Submission,
): Promise<Settle> {
  const { db, registry } = parts;
  const { tenantId } = subject;
  const { id: submissionId, kind, vetting_id: vettingId, campaign_id: campaignId } = submission;
  const brand = await db.tenant(tenantId, (tx) =>
    readRow(tx, 'brand', { tenantId, id: submission.brand_id }),
  );
  const sent = {
    tenantId,
    id: brand.id,
    submissionId,
    registryId: brand.registry_id,
    fields: sentBrandFields(brand),
  };
  if (kind === 'brand' || kind === 'brandRevet') {
    const taken = await registry.sendBrand(sent);
    return stored(parts, submission, (tx, at) => storeBrand(tx, { brand, taken, at }));
  }
  const { registry_id: registryId } = brand;
  if (registryId === null) throw new Error('The brand is not known to the registry.');
  if (campaignId === null) {
    const vetting = await db.tenant(tenantId, (tx) =>
      tx
        .selectFrom('brand_vetting')
        .select(['id', 'provider', 'vetting_class as vettingClass'])
        .where('tenant_id', '=', tenantId)
        .where('id', '=', vettingId)
        .executeTakeFirstOrThrow(),
    );
    await registry.orderVetting({ ...vetting, registryId, brand: sent });
    return stored(parts, submission, (tx, at) => hasten(tx, { tenantId, brandId: brand.id, at }));
  }
  const campaign = await db.tenant(tenantId, (tx) =>
    readRow(tx, 'campaign', { tenantId, id: campaignId }),
  );
  const taken = await registry.sendCampaign({
    tenantId,
    id: campaignId,
    submissionId,
    registryId: campaign.registry_id,
    brandRegistryId: registryId,
    fields: sentCampaignFields(campaign),
  });
  const isAnew = campaign.registry_id !== null && campaign.registry_id !== taken.registryId;
  return stored(parts, submission, async (tx, at) => {
    if (isAnew) await switchAnew(tx, { tenantId, campaignId, at });
    await tx
      .updateTable('campaign')
      .set({
        registry_id: taken.registryId,
        heard: taken.heard,
        rejections: '[]',
        rejection_reason: null,
        carriers: '[]',
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', campaignId)
      .execute();
    await scheduleWork(tx, { kind: campaignWork, subjectId: campaignId, tenantId }, at);
  });
}

/** Stores that the registry has it, unless something else came of it meanwhile. */
function stored(
  { clock }: SendParts,
  { id: subjectId, tenant_id: tenantId }: Submission,
  work: (tx: Tx, at: Date) => Promise<void>,
): Settle {
  return async (tx) => {
    const now = await look(tx, { kind: submissionWork, subjectId, tenantId });
    if (now?.state !== 'sending') return null;
    const at = clock.now();
    await tx
      .updateTable('registry_submission')
      .set({ state: 'sent' })
      .where('id', '=', subjectId)
      .execute();
    await moveRecord(tx, now, { at, status: statusOnItsWay[now.kind] });
    await work(tx, at);
    const { entity, id, name, events } = await subjectOf(tx, now);
    await recordSystemChange(tx, {
      tenantId,
      at,
      action: `${entity}.sent`,
      entity,
      id,
      name,
      before: { isBeingSent: true },
      after: { isBeingSent: false },
      events,
    });
    return null;
  };
}

async function storeBrand(
  tx: Tx,
  { brand, taken, at }: { brand: BrandRow; taken: Taken; at: Date },
): Promise<void> {
  const { id, tenant_id: tenantId } = brand;
  await tx
    .updateTable('brand')
    .set({
      registry_id: taken.registryId,
      heard: taken.heard,
      feedback: '[]',
      has_unsent: false,
      sent_identity: JSON.stringify({
        companyName: brand.company_name,
        taxId: brand.tax_id,
        taxCountry: brand.tax_country,
      }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await hasten(tx, { tenantId, brandId: id, at });
}

function hasten(
  tx: Tx,
  { tenantId, brandId, at }: { tenantId: string; brandId: string; at: Date },
) {
  return scheduleWork(tx, { kind: brandWork, subjectId: brandId, tenantId }, at);
}

/** The fee goes back with the next step, which due work takes at once. */
function giveUp(subject: DueSubject, clock: Clock, refusal: string | null): Settle {
  return async (tx) => {
    const now = await look(tx, subject);
    if (now?.state !== 'sending') return null;
    await tx
      .updateTable('registry_submission')
      .set({ state: 'refunding', refusal })
      .where('id', '=', now.id)
      .execute();
    return clock.now();
  };
}

/** What a record is where nothing came of its submission. */
function formerOf({ kind, former, refusal }: Submission) {
  if (kind === 'brand') return { status: 'unverified' };
  if (kind === 'campaign') {
    return { status: refusal === null ? 'paymentFailed' : 'rejected', payment: 'failed' };
  }
  if (kind === 'vetting' || former.status === null) return {};
  return { status: former.status, payment: former.payment ?? 'paid' };
}

/** Keeps with the record why the registry refused it, so that it can be corrected. */
async function keepRefusal(tx: Tx, submission: Submission): Promise<void> {
  const { tenant_id: tenantId, campaign_id, brand_id, vetting_id, refusal } = submission;
  if (refusal === null || vetting_id !== null) return;
  if (campaign_id !== null) {
    const rejections = [{ code: null, description: refusal, field: null }];
    await tx
      .updateTable('campaign')
      .set({ rejections: JSON.stringify(rejections), rejection_reason: refusal })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', campaign_id)
      .execute();
    return;
  }
  const { language } = await accountRow(tx, tenantId);
  const faults = [{ id: 'other' as const, fields: [], says: refusal }];
  await tx
    .updateTable('brand')
    .set({ feedback: JSON.stringify(inLanguage(language, () => feedbackOf(faults))) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', brand_id)
    .execute();
}

async function refund(
  { db, clock, payments, publicUrl }: SendParts,
  subject: DueSubject,
  submission: Submission,
): Promise<Settle> {
  const { tenantId } = subject;
  const { invoice_id: invoiceId, record_id: recordId, vetting_id: vettingId } = submission;
  const payment = await db.tenant(tenantId, (tx) => paymentOfInvoice(tx, { tenantId, invoiceId }));
  if (payment === null) throw new Error('A paid submission has a payment.');
  await payments.undo({ reference: payment.id, chargeId: payment.chargeId });
  return async (tx) => {
    const now = await look(tx, subject);
    if (now?.state !== 'refunding') return null;
    const at = clock.now();
    const { refusal } = now;
    const why = t(refusal === null ? texts.feeRefund : texts.feeRefusedRefund);
    const booked = await bookRefund(tx, { tenantId, payment, at }, why);
    await tx
      .updateTable('registry_submission')
      .set({ state: 'refunded' })
      .where('id', '=', now.id)
      .execute();
    await moveRecord(tx, now, { at, ...formerOf(now) });
    await keepRefusal(tx, now);
    if (vettingId !== null) {
      await tx
        .updateTable('brand_vetting')
        .set({ status: 'failed', decided_at: at, updated_at: at })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', vettingId)
        .execute();
    }
    const note = formatMoney(Number(payment.amount), payment.currency);
    await addStoryStep(tx, { tenantId, id: recordId, step: 'refunded', at, note });
    const { entity, id, name, events } = await subjectOf(tx, now);
    await recordSystemChange(tx, {
      tenantId,
      at,
      action: `${entity}.refunded`,
      entity,
      id,
      name,
      before: { isBeingSent: true },
      after: { isBeingSent: false },
      events: [...events, ...booked],
    });
    const kind = entity === 'brand' ? 'brand' : 'campaign';
    const news =
      refusal === null
        ? ({ what: 'feeRefunded', note } as const)
        : ({ what: 'feeRefundedRefused', note: refusal } as const);
    await mailNews(tx, { tenantId, at, publicUrl }, { ...news, kind, id, name });
    return null;
  };
}
