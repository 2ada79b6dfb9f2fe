import type { Campaign, CampaignFields } from '@jackfield/contract/api/campaign';
import type { Override } from '@jackfield/contract/api/submission';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import { invalidField } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { findRow } from '../../../platform/rows.ts';
import { write } from '../../../platform/write.ts';
import { campaignColumns, campaignMembers, campaignName } from '../campaign-columns.ts';
import { readCampaign } from '../read-campaign.ts';
import { campaignEvent } from '../record-events.ts';
import { texts } from '../texts.ts';
import { openSubmission } from './open-submission.ts';
import { keptOverrides } from './overrides.ts';
import { refuseBlockedCampaign } from './refuse-blocked.ts';
import { fingerprintOf, submit, type SubmitParts } from './submit.ts';

interface CampaignSubmission {
  readonly campaign: CampaignFields;
  readonly overrides: readonly Override[];
  readonly shownTotal?: number | undefined;
}

interface OfBrand {
  readonly tenantId: string;
  readonly brandId: string;
}

/** The verified brand of a campaign, held until the commit. Throws 400 at the field without one. */
export async function verifiedBrand(tx: Tx, { tenantId, brandId }: OfBrand, field: string) {
  const brand = await findRow(tx, 'brand', { tenantId, id: brandId }, 'share');
  if (brand?.status === 'verified' && brand.registry_id !== null) return brand;
  throw invalidField(field, t(texts.brandNotVerified), 'NOTVERIFIED');
}

/** What the registry is asked about before the price of a campaign is paid. */
export async function aboutCampaign(
  tx: Tx,
  tenantId: string,
  { brandId, useCase, description }: Pick<CampaignFields, 'brandId' | 'useCase' | 'description'>,
) {
  const brand = await findRow(tx, 'brand', { tenantId, id: brandId });
  const brandRegistryId = brand?.registry_id ?? null;
  return {
    website: '',
    description,
    ...(brandRegistryId !== null && { campaign: { brandRegistryId, useCase } }),
  };
}

/**
 * Registers a campaign of a verified brand for its price (API-80, COMP-16, annex E6); a declined
 * card leaves it as paymentFailed. Throws 400, 402 PAYMENTREQUIRED, 409 PRICECHANGED, 503.
 */
export function registerCampaign(
  context: RequestContext,
  parts: SubmitParts,
  { key, ...sent }: CampaignSubmission & { readonly key: string | null },
): Promise<Campaign> {
  const { tenantId } = signedIn(context);
  const { campaign: fields, overrides, shownTotal } = sent;
  const { brandId } = fields;
  const [id, submissionId] = [newId(), newId()];
  const fingerprint = fingerprintOf(context, sent);
  const at = context.clock.now();

  async function change(tx: Tx) {
    const brand = await verifiedBrand(tx, { tenantId, brandId }, 'campaign.brandId');
    refuseBlockedCampaign({ fields, brand }, overrides, 'campaign.');
    const row = await tx
      .insertInto('campaign')
      .values({
        ...campaignColumns(fields),
        id,
        tenant_id: tenantId,
        brand_id: brandId,
        status: 'pendingPayment',
        payment_status: 'pending',
        rejection_reason: null,
        overrides: JSON.stringify(keptOverrides(context, overrides)),
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const { taken, events } = await openSubmission(tx, context, {
      id: submissionId,
      kind: 'campaign',
      brandId,
      campaignId: id,
      former: { status: null, payment: null },
      shownTotal,
      key,
      fingerprint,
    });
    return {
      before: null,
      after: campaignMembers(row),
      name: campaignName(row),
      events: [campaignEvent(id, 'CreateEntityAsync'), ...events],
      result: { recordId: id, submissionId, taken },
    };
  }

  return submit(context, parts, {
    key,
    fingerprint,
    about: (tx) => aboutCampaign(tx, tenantId, fields),
    open: () => write(context, { entity: 'campaign', id, action: 'campaign.register', change }),
    keepsDeclined: true,
    read: (tx, recordId) => readCampaign(tx, tenantId, recordId),
  });
}
