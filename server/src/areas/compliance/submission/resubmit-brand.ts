import type { Brand } from '@jackfield/contract/api/brand';
import type { Override } from '@jackfield/contract/api/submission';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { readRow } from '../../../platform/rows.ts';
import { type BrandRow, needsRevet } from '../read-brand.ts';
import { brandEvent } from '../record-events.ts';
import { refuseWhileOnItsWay } from '../submission-state.ts';
import { openSubmission } from './open-submission.ts';
import { keptOverrides } from './overrides.ts';
import { refuseBlockedBrand } from './refuse-blocked.ts';
import { refuseUnverified } from './phone-verified.ts';
import { fingerprintOf, type SubmitParts } from './submit.ts';
import { submitOfBrand } from './submit-of-brand.ts';

interface Resubmission {
  readonly id: string;
  readonly overrides: readonly Override[];
  readonly shownTotal: number | undefined;
  readonly key: string | null;
}

/** Whether a brand may go to the registry again (annex E5). */
const mayGoAgain = (row: BrandRow): boolean =>
  row.status === 'unverified' ||
  row.status === 'suspended' ||
  (row.status === 'verified' && needsRevet(row));

/**
 * Sends a brand to the registry again for its fee (API-79, annex E5); it stays what it is until the
 * fee is paid. Throws 400, 402, 404, 409, 412, 428, 503.
 */
export function resubmitBrand(
  context: RequestContext,
  parts: SubmitParts,
  { id, overrides, shownTotal, key }: Resubmission,
): Promise<Brand> {
  const { tenantId } = signedIn(context);
  const submissionId = newId();
  const fingerprint = fingerprintOf(context, id, overrides, shownTotal);

  async function change(tx: Tx) {
    const row = await readRow(tx, 'brand', { tenantId, id });
    if (!mayGoAgain(row)) throw new ApiError('INVALIDTRANSITION');
    await refuseWhileOnItsWay(tx, tenantId, id);
    const { phone: phoneNumber } = row.contact;
    await refuseUnverified(tx, { tenantId, phoneNumber }, 'contact.phone');
    const kept = [...row.overrides, ...keptOverrides(context, overrides)];
    refuseBlockedBrand(row, kept, '');
    await tx
      .updateTable('brand')
      .set({ overrides: JSON.stringify(kept) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
    const { taken, events } = await openSubmission(tx, context, {
      id: submissionId,
      kind: 'brandRevet',
      brandId: id,
      former: { status: row.status, payment: null },
      shownTotal,
      key,
      fingerprint,
    });
    return {
      before: { isBeingPaid: false },
      after: { isBeingPaid: true },
      name: row.company_name,
      events: [brandEvent(id), ...events],
      result: { recordId: id, submissionId, taken },
    };
  }

  return submitOfBrand(context, parts, { id, key, fingerprint, action: 'brand.resubmit', change });
}
