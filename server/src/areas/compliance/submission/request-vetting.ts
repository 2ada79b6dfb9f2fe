import type { Brand } from '@jackfield/contract/api/brand';
import type {
  RegistryLimit,
  VettingClass,
  VettingProvider,
} from '@jackfield/contract/api/compliance';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { readRow } from '../../../platform/rows.ts';
import { toDecimal } from '@jackfield/domain';
import { priceIn, priceListOf } from '../../prices/price-list.ts';
import { brandEvent } from '../record-events.ts';
import { refuseWhileOnItsWay } from '../submission-state.ts';
import { texts } from '../texts.ts';
import { openSubmission } from './open-submission.ts';
import { fingerprintOf, type SubmitParts } from './submit.ts';
import { submitOfBrand } from './submit-of-brand.ts';

interface VettingRequest {
  readonly id: string;
  readonly provider: VettingProvider;
  readonly vettingClass: VettingClass;
  readonly shownTotal: number | undefined;
  readonly key: string | null;
}

const halfYear = 180 * 24 * 3_600_000;

/** Throws 409 for a vetting that the provider of the registry won't take. */
async function refuseNotOffered(
  tx: Tx,
  { limits, tenantId, now }: { limits: readonly RegistryLimit[]; tenantId: string; now: Date },
  { id, provider, vettingClass }: VettingRequest,
): Promise<void> {
  const refuse = (code: string, message: string) => {
    throw new ApiError('INVALIDTRANSITION', { errors: [{ code, message }] });
  };
  if (limits.includes('noCampaignVerify') && provider === 'Campaign Verify') {
    refuse('NOTOFFERED', t(texts.vettingNotOffered));
  }
  if (!limits.includes('vettingOnceInHalfAYear')) return;
  const recent = await tx
    .selectFrom('brand_vetting')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('brand_id', '=', id)
    .where('provider', '=', provider)
    .where('vetting_class', '=', vettingClass)
    .where('status', '=', 'passed')
    .where('created_at', '>', new Date(now.getTime() - halfYear))
    .executeTakeFirst();
  if (recent !== undefined) refuse('RECENT', t(texts.vettingRecent));
}

/** Throws 409 while the same vetting of a brand is under way (annex E5). */
async function refuseSecond(
  tx: Tx,
  tenantId: string,
  { id, provider, vettingClass }: VettingRequest,
): Promise<void> {
  const open = await tx
    .selectFrom('brand_vetting')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('brand_id', '=', id)
    .where('provider', '=', provider)
    .where('vetting_class', '=', vettingClass)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  if (open === undefined) return;
  const errors = [{ code: 'UNDERWAY', message: t(texts.vettingUnderWay) }];
  throw new ApiError('INVALIDTRANSITION', { errors });
}

/**
 * Asks a vetting company to look at a verified brand, for its price (API-78, COMP-14, annex E5).
 * Throws 402, 404, 409, 412, 428, 503.
 */
export function requestVetting(
  context: RequestContext,
  parts: SubmitParts,
  wanted: VettingRequest,
): Promise<Brand> {
  const { tenantId } = signedIn(context);
  const { id, provider, vettingClass, shownTotal, key } = wanted;
  const [submissionId, vettingId] = [newId(), newId()];
  const fingerprint = fingerprintOf(context, id, provider, vettingClass, shownTotal);

  async function change(tx: Tx) {
    const row = await readRow(tx, 'brand', { tenantId, id });
    if (row.status !== 'verified' || row.registry_id === null) {
      throw new ApiError('INVALIDTRANSITION');
    }
    await refuseWhileOnItsWay(tx, tenantId, id);
    await refuseSecond(tx, tenantId, wanted);
    const now = context.clock.now();
    const limits = parts.registry.limitsOf(tenantId);
    await refuseNotOffered(tx, { limits, tenantId, now }, wanted);
    const { cents } = priceIn(await priceListOf(tx, 'usd'), 'vetting');
    await tx
      .insertInto('brand_vetting')
      .values({
        id: vettingId,
        tenant_id: tenantId,
        brand_id: id,
        provider,
        vetting_class: vettingClass,
        status: 'requested',
        score: null,
        price: toDecimal(cents),
        created_at: now,
        updated_at: now,
      })
      .execute();
    const { taken, events } = await openSubmission(tx, context, {
      id: submissionId,
      kind: 'vetting',
      brandId: id,
      vettingId,
      former: { status: row.status, payment: null },
      shownTotal,
      key,
      fingerprint,
      note: provider,
    });
    return {
      before: null,
      after: { provider, vettingClass },
      name: row.company_name,
      events: [brandEvent(id), ...events],
      result: { recordId: id, submissionId, taken },
    };
  }

  return submitOfBrand(context, parts, {
    id,
    key,
    fingerprint,
    action: 'brand.requestVetting',
    change,
  });
}
