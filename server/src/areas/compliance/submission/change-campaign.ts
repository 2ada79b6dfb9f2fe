import type { Campaign, CampaignFields } from '@jackfield/contract/api/campaign';
import { refusals } from '@jackfield/contract';
import type { Override } from '@jackfield/contract/api/submission';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError, invalidField } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { readRow } from '../../../platform/rows.ts';
import { write } from '../../../platform/write.ts';
import { campaignColumns, campaignMembers, campaignName } from '../campaign-columns.ts';
import { type CampaignRow, readCampaign } from '../read-campaign.ts';
import { campaignEvent } from '../record-events.ts';
import { refuseWhileOnItsWay } from '../submission-state.ts';
import { texts } from '../texts.ts';
import { openSubmission } from './open-submission.ts';
import { keptOverrides } from './overrides.ts';
import { aboutCampaign, verifiedBrand } from './register-campaign.ts';
import { refuseBlockedCampaign } from './refuse-blocked.ts';
import { fingerprintOf, submit, type SubmitParts } from './submit.ts';

interface CampaignChange {
  readonly id: string;
  readonly fields: CampaignFields;
  readonly hasRead: boolean;
  readonly overrides: readonly Override[];
  readonly shownTotal: number | undefined;
  readonly key: string | null;
}

/** Throws 409 in states in which a campaign is not changed (annex E6). */
function refuseState({ status }: CampaignRow): void {
  if (status === 'rejected' || status === 'suspended' || status === 'paymentFailed') return;
  const message = t(texts.beingReviewed);
  const errors = status === 'pendingReview' ? [{ code: 'INREVIEW', message }] : [];
  throw new ApiError('INVALIDTRANSITION', { errors });
}

/**
 * Stores changes of a campaign that carriers have not approved (API-83, annex E6); one whose payment
 * failed is paid and sent with them. Throws 400, 402, 404, 409, 412, 428, 503.
 */
export async function changeCampaign(
  context: RequestContext,
  parts: SubmitParts,
  wanted: CampaignChange,
): Promise<Campaign> {
  const { tenantId } = signedIn(context);
  const { id, fields, overrides, shownTotal, key } = wanted;
  const read = (tx: Tx) => readCampaign(tx, tenantId, id);
  const spec = { entity: 'campaign', id, table: 'campaign', read };

  async function store(tx: Tx, before: CampaignRow, payment: object) {
    refuseState(before);
    if (fields.brandId.toLowerCase() !== before.brand_id) {
      throw invalidField('campaign.brandId', t(texts.brandStays));
    }
    await refuseWhileOnItsWay(tx, tenantId, id);
    const kept = [...before.overrides, ...keptOverrides(context, overrides)];
    return tx
      .updateTable('campaign')
      .set({ ...campaignColumns(fields), overrides: JSON.stringify(kept), ...payment })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  const found = await context.read((tx) => readRow(tx, 'campaign', { tenantId, id }));
  const isOfKey = key !== null && (await context.read((tx) => isPaidUnder(tx, tenantId, key)));
  if (found.status !== 'paymentFailed' && !isOfKey) {
    return context.db.tenant(tenantId, async (tx) => {
      await write(context, {
        ...spec,
        action: 'campaign.change',
        async change(inner) {
          const before = await readRow(inner, 'campaign', { tenantId, id });
          // A payment that failed meanwhile is paid by the next try, which shows its price.
          if (before.status === 'paymentFailed') throw new ApiError('INVALIDTRANSITION');
          const after = await store(inner, before, {});
          return {
            before: campaignMembers(before),
            after: campaignMembers(after),
            name: campaignName(after),
            events: [campaignEvent(id)],
            result: true,
          };
        },
      });
      return read(tx);
    });
  }
  if (!wanted.hasRead) throw invalidField('hasRead', t(refusals.readFirst));
  const submissionId = newId();
  const fingerprint = fingerprintOf(context, id, fields, overrides, shownTotal);

  async function change(tx: Tx) {
    const before = await readRow(tx, 'campaign', { tenantId, id });
    if (before.status !== 'paymentFailed') throw new ApiError('INVALIDTRANSITION');
    const { brand_id: brandId } = before;
    const brand = await verifiedBrand(tx, { tenantId, brandId }, 'campaign.brandId');
    refuseBlockedCampaign({ fields, brand }, [...before.overrides, ...overrides], 'campaign.');
    const after = await store(tx, before, { status: 'pendingPayment', payment_status: 'pending' });
    const { taken, events } = await openSubmission(tx, context, {
      id: submissionId,
      kind: 'campaign',
      brandId,
      campaignId: id,
      former: { status: before.status, payment: before.payment_status },
      shownTotal,
      key,
      fingerprint,
    });
    return {
      before: campaignMembers(before),
      after: campaignMembers(after),
      name: campaignName(after),
      events: [campaignEvent(id), ...events],
      result: { recordId: id, submissionId, taken },
    };
  }

  return submit(context, parts, {
    key,
    fingerprint,
    about: (tx) => aboutCampaign(tx, tenantId, fields),
    open: () => write(context, { ...spec, action: 'campaign.register', change }),
    keepsDeclined: true,
    read,
  });
}

/** Whether a key is that of a payment, so that the same call is answered as it was. */
async function isPaidUnder(tx: Tx, tenantId: string, key: string): Promise<boolean> {
  const found = await tx
    .selectFrom('card_payment')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}
