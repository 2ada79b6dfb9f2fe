import type { Brand, BrandFields } from '@jackfield/contract/api/brand';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { ApiError } from '../../platform/errors.ts';
import { readRow } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { brandColumns, brandMembers } from './brand-columns.ts';
import { readBrand } from './read-brand.ts';
import { brandEvent } from './record-events.ts';
import { namingTaxId, refuseBrandAddress, refuseTaxId } from './refuse-brand.ts';
import { refuseWhileOnItsWay } from './submission-state.ts';
import { texts } from './texts.ts';
import { brandWork } from './work-kinds.ts';

/**
 * Stores changes of a brand as of a version (API-76, annex E5); what needs no new look goes to the
 * registry by due work. Throws 400, 404, 409 for the tax id of another brand and while the registry
 * looks at this one, 412, 428.
 */
export async function changeBrand(
  context: RequestContext,
  id: string,
  fields: BrandFields,
): Promise<Brand> {
  const { tenantId } = signedIn(context);
  refuseBrandAddress(fields, 'address');
  const read = (tx: Tx) => readBrand(tx, tenantId, id);
  const change = async (tx: Tx) => {
    const before = await readRow(tx, 'brand', { tenantId, id });
    if (before.status === 'pending') {
      const errors = [{ code: 'INREVIEW', message: t(texts.beingReviewed) }];
      throw new ApiError('INVALIDTRANSITION', { errors });
    }
    await refuseWhileOnItsWay(tx, tenantId, id);
    await refuseTaxId(tx, { tenantId, brandId: id, fields }, 'taxId');
    const isKnown = before.registry_id !== null;
    const after = await tx
      .updateTable('brand')
      .set({ ...brandColumns(fields), has_unsent: isKnown })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (isKnown) {
      await scheduleWork(tx, { kind: brandWork, subjectId: id, tenantId }, context.clock.now());
    }
    return {
      before: brandMembers(before),
      after: brandMembers(after),
      name: after.company_name,
      events: [brandEvent(id)],
      result: true,
    };
  };
  const stored = context.db.tenant(tenantId, async (tx) => {
    await write(context, {
      entity: 'brand',
      id,
      action: 'brand.change',
      table: 'brand',
      read,
      change,
    });
    return read(tx);
  });
  return namingTaxId(stored, 'taxId');
}
