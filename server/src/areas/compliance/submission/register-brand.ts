import type { Brand, BrandFields } from '@jackfield/contract/api/brand';
import type { Override } from '@jackfield/contract/api/submission';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { write } from '../../../platform/write.ts';
import { brandColumns, brandMembers } from '../brand-columns.ts';
import { readBrand } from '../read-brand.ts';
import { brandEvent } from '../record-events.ts';
import { namingTaxId, refuseBrandAddress, refuseTaxId } from '../refuse-brand.ts';
import { openSubmission } from './open-submission.ts';
import { keptOverrides } from './overrides.ts';
import { refuseBlockedBrand } from './refuse-blocked.ts';
import { refuseUnverified } from './phone-verified.ts';
import { fingerprintOf, submit, type SubmitParts } from './submit.ts';

/** What a person sends with a brand. */
export interface BrandSubmission {
  readonly brand: BrandFields;
  readonly overrides: readonly Override[];
  readonly shownTotal?: number | undefined;
}

/**
 * Registers a brand for its fee (API-73, COMP-15, annex E5): it is stored as pending before the card
 * is charged, and is gone again when the card is declined. Throws 400, 402, 409, 503.
 */
export function registerBrand(
  context: RequestContext,
  parts: SubmitParts,
  { key, ...sent }: BrandSubmission & { readonly key: string | null },
): Promise<Brand> {
  const { tenantId } = signedIn(context);
  const { brand: fields, overrides, shownTotal } = sent;
  refuseBrandAddress(fields, 'brand.address');
  const id = newId();
  const submissionId = newId();
  const fingerprint = fingerprintOf(context, sent);
  const at = context.clock.now();

  async function change(tx: Tx) {
    await refuseTaxId(tx, { tenantId, brandId: id, fields }, 'brand.taxId');
    const { phone: phoneNumber } = fields.contact;
    await refuseUnverified(tx, { tenantId, phoneNumber }, 'brand.contact.phone');
    const row = await tx
      .insertInto('brand')
      .values({
        ...brandColumns(fields),
        id,
        tenant_id: tenantId,
        status: 'pending',
        feedback: '[]',
        overrides: JSON.stringify(keptOverrides(context, overrides)),
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    refuseBlockedBrand(row, overrides, 'brand.');
    const { taken, events } = await openSubmission(tx, context, {
      id: submissionId,
      kind: 'brand',
      brandId: id,
      former: { status: null, payment: null },
      shownTotal,
      key,
      fingerprint,
    });
    return {
      before: null,
      after: brandMembers(row),
      name: row.company_name,
      events: [brandEvent(id, 'CreateEntityAsync'), ...events],
      result: { recordId: id, submissionId, taken },
    };
  }

  const answered = submit(context, parts, {
    key,
    fingerprint,
    about: async () => ({ website: fields.website, description: '' }),
    open: () => write(context, { entity: 'brand', id, action: 'brand.register', change }),
    keepsDeclined: false,
    read: (tx, recordId) => readBrand(tx, tenantId, recordId),
  });
  return namingTaxId(answered, 'brand.taxId');
}
