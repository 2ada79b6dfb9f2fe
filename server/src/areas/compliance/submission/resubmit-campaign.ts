import type { Campaign } from '@jackfield/contract/api/campaign';
import type { Override } from '@jackfield/contract/api/submission';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { readRow } from '../../../platform/rows.ts';
import { write } from '../../../platform/write.ts';
import { campaignName } from '../campaign-columns.ts';
import { readCampaign } from '../read-campaign.ts';
import { campaignEvent } from '../record-events.ts';
import { sentCampaignFields } from '../sent-fields.ts';
import { refuseWhileOnItsWay } from '../submission-state.ts';
import { openSubmission } from './open-submission.ts';
import { keptOverrides } from './overrides.ts';
import { aboutCampaign, verifiedBrand } from './register-campaign.ts';
import { refuseBlockedCampaign } from './refuse-blocked.ts';
import { fingerprintOf, submit, type SubmitParts } from './submit.ts';

interface Resubmission {
  readonly id: string;
  readonly overrides: readonly Override[];
  readonly shownTotal: number | undefined;
  readonly key: string | null;
}

/**
 * Sends a rejected or suspended campaign to the carriers again, for its price (API-85, COMP-17,
 * annex E6); it stays what it is until the price is paid. Throws 400, 402, 404, 409, 412, 428, 503.
 */
export function resubmitCampaign(
  context: RequestContext,
  parts: SubmitParts,
  { id, overrides, shownTotal, key }: Resubmission,
): Promise<Campaign> {
  const { tenantId } = signedIn(context);
  const submissionId = newId();
  const fingerprint = fingerprintOf(context, id, overrides, shownTotal);
  const read = (tx: Tx) => readCampaign(tx, tenantId, id);

  async function change(tx: Tx) {
    const row = await readRow(tx, 'campaign', { tenantId, id });
    const { status, payment_status: payment, brand_id: brandId } = row;
    if (status !== 'rejected' && status !== 'suspended') throw new ApiError('INVALIDTRANSITION');
    await refuseWhileOnItsWay(tx, tenantId, id);
    const brand = await verifiedBrand(tx, { tenantId, brandId }, 'brandId');
    const kept = [...row.overrides, ...keptOverrides(context, overrides)];
    refuseBlockedCampaign({ fields: sentCampaignFields(row), brand }, kept, '');
    await tx
      .updateTable('campaign')
      .set({ payment_status: 'pending', overrides: JSON.stringify(kept) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
    const { taken, events } = await openSubmission(tx, context, {
      id: submissionId,
      kind: 'campaignRevet',
      brandId,
      campaignId: id,
      former: { status, payment },
      shownTotal,
      key,
      fingerprint,
    });
    return {
      before: { paymentStatus: payment },
      after: { paymentStatus: 'pending' },
      name: campaignName(row),
      events: [campaignEvent(id), ...events],
      result: { recordId: id, submissionId, taken },
    };
  }

  return submit(context, parts, {
    key,
    fingerprint,
    async about(tx) {
      const row = await readRow(tx, 'campaign', { tenantId, id });
      const { brand_id: brandId } = row;
      return aboutCampaign(tx, tenantId, { brandId, ...sentCampaignFields(row) });
    },
    open: () =>
      write(context, {
        entity: 'campaign',
        id,
        action: 'campaign.resubmit',
        table: 'campaign',
        read,
        change,
      }),
    keepsDeclined: false,
    read,
  });
}
