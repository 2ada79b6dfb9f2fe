import type { Company } from '@jackfield/contract/api/company';
import { t } from '@jackfield/texts';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { softDelete } from '../../platform/soft-deleted.ts';
import { write } from '../../platform/write.ts';
import { holdNumbers } from '../phone-numbers/held-numbers.ts';
import { numberParts } from '../phone-numbers/numbers-back.ts';
import { refusePlanned } from '../routing-uses/planned-uses.ts';
import { readCompany } from './record.ts';
import { texts } from './texts.ts';

/**
 * Deletes a company number with its phone numbers, menus and media, which can come back for 30 days
 * (annex J2); answers the events of the phone numbers.
 */
async function softDeleteCompany(
  tx: Tx,
  context: RequestContext,
  { id, label, phoneNumbers }: Company,
): Promise<EventSpec[]> {
  const menus = await tx
    .selectFrom('ivr_menu')
    .select('id')
    .where('tenant_id', '=', signedIn(context).tenantId)
    .where('owner_id', '=', id)
    .execute();
  const numberIds = phoneNumbers.map((number) => number.id);
  await softDelete(tx, context, {
    entity: 'company',
    id,
    name: label,
    parts: [
      { table: 'company', column: 'id', ids: [id] },
      ...numberParts(numberIds),
      { table: 'ivr_menu', column: 'owner_id', ids: [id] },
      { table: 'media', column: 'owner_id', ids: [id, ...menus.map((menu) => menu.id)] },
    ],
  });
  return phoneNumbers.map((number) => ({
    method: 'DeletedEntityAsync',
    eventType: 'phonenumber',
    id: number.id,
    ownerType: 'company',
    ownerId: id,
  }));
}

/**
 * Deletes a company number, whose phone numbers are held for the account for a while and then given
 * up (API-94, OP-71). It can come back for 30 days (annex J2). Throws 404, 409 INUSE
 * for the default one and where a planned change leads to a number of it, 412, 428.
 */
export async function removeCompany(
  context: RequestContext,
  id: string,
  lookup: NumberLookup,
): Promise<void> {
  const { tenantId } = signedIn(context);
  const read = (tx: Tx) => readCompany(tx, tenantId, id);
  await write(context, {
    entity: 'company',
    id,
    action: 'company.delete',
    table: 'company',
    read,
    async change(tx) {
      const company = await read(tx);
      if (company.isDefault) throw new ApiError('INUSE', { message: t(texts.defaultStays) });
      const had = company.phoneNumbers.map(({ number }) => number);
      await refusePlanned(tx, tenantId, id, had);
      const ids = company.phoneNumbers.map((number) => number.id);
      await holdNumbers(tx, lookup, { tenantId, ids, now: context.clock.now() });
      const events = await softDeleteCompany(tx, context, company);
      return {
        before: { label: company.label },
        after: null,
        name: company.label,
        events: [...events, { method: 'DeletedEntityAsync', eventType: 'company', id }],
        result: id,
      };
    },
  });
}
