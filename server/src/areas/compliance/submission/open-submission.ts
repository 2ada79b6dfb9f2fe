import type { PriceItem } from '@jackfield/contract/api/price';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { Taken } from '../../../platform/due-rows.ts';
import type { EventSpec } from '../../../platform/events.ts';
import { newId } from '../../../platform/ids.ts';
import { inLanguage } from '../../../platform/languages.ts';
import { payerOf } from '../../invoicing/payer.ts';
import { invoicePurchase } from '../../invoicing/purchase.ts';
import { balanceEvent } from '../../ledger/balance-event.ts';
import { openCardPayment } from '../../ledger/charge-card.ts';
import { addStoryStep } from '../story.ts';
import type { SubmissionKind } from '../tables.ts';
import { texts } from '../texts.ts';

/** What of the price list is paid for each kind (OP-112). */
const itemOf: Readonly<Record<SubmissionKind, PriceItem>> = {
  brand: 'brand',
  brandRevet: 'brand',
  vetting: 'vetting',
  campaign: 'campaign',
  campaignRevet: 'campaign',
};

interface Wanted {
  readonly id: string;
  readonly kind: SubmissionKind;
  readonly brandId: string;
  readonly campaignId?: string;
  readonly vettingId?: string;
  /** What the record was before, and is again where nothing comes of it. */
  readonly former: { readonly status: string | null; readonly payment: string | null };
  readonly shownTotal: number | undefined;
  readonly key: string | null;
  readonly fingerprint: string;
  /** Told with it, for example who vets. */
  readonly note?: string;
}

/** What was opened: the payment to charge now, and the events of it. */
export interface OpenedSubmission {
  readonly taken: Taken;
  readonly events: readonly EventSpec[];
}

/**
 * Stores what is sent for a fee with its invoice and payment, all of it pending. Throws 402
 * PAYMENTREQUIRED without a card, 409 PRICECHANGED.
 */
export async function openSubmission(
  tx: Tx,
  context: RequestContext,
  wanted: Wanted,
): Promise<OpenedSubmission> {
  const { tenantId, name } = signedIn(context);
  const { kind, brandId, campaignId = null, vettingId = null, shownTotal } = wanted;
  const now = context.clock.now();
  const items = [{ item: itemOf[kind], quantity: 1 }];
  const invoice = await invoicePurchase(tx, payerOf(context), { items, shownTotal });
  const taken = await openCardPayment(tx, context, {
    id: newId(),
    type: 'fee',
    description: inLanguage(invoice.language, () => t(texts.fee, { number: invoice.number })),
    amount: invoice.total,
    currency: 'usd',
    to: 'fees',
    invoiceId: invoice.id,
    key: wanted.key,
  });
  await tx
    .insertInto('registry_submission')
    .values({
      id: wanted.id,
      tenant_id: tenantId,
      kind,
      brand_id: brandId,
      campaign_id: campaignId,
      vetting_id: vettingId,
      state: 'paying',
      former: JSON.stringify(wanted.former),
      invoice_id: invoice.id,
      fingerprint: wanted.fingerprint,
      asked_by: name,
      created_at: now,
      paid_at: null,
    })
    .execute();
  await addStoryStep(tx, {
    tenantId,
    id: campaignId ?? brandId,
    step: kind === 'vetting' ? 'vettingRequested' : 'submitted',
    at: now,
    by: name,
    note: wanted.note ?? null,
  });
  return { taken, events: [...invoice.events, balanceEvent(taken.subjectId)] };
}
