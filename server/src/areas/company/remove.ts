import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { deleteKeeping } from '../../platform/kept-records.ts';
import { write } from '../../platform/write.ts';
import { readCompany } from './record.ts';
import type {} from './tables.ts';

const keepsDefault = 'The default company number cannot be deleted.';

/** Deletes menus and media of a company number, which are kept for 30 days (annex J2). */
async function keepParts(tx: Tx, context: RequestContext, id: string): Promise<void> {
  const { tenantId } = signedIn(context);
  const owned = (table: 'ivr_menu' | 'media', name: 'name' | 'file_name') =>
    tx
      .selectFrom(table)
      .select(['id', `${name} as name`])
      .where('tenant_id', '=', tenantId)
      .where('owner_id', '=', id)
      .execute();
  for (const menu of await owned('ivr_menu', 'name')) {
    const parts = [
      { table: 'ivr_menu', column: 'id', ids: [menu.id] },
      { table: 'media', column: 'owner_id', ids: [menu.id] },
    ];
    await deleteKeeping(tx, context, { entity: 'ivr', ...menu, parts });
  }
  for (const medium of await owned('media', 'file_name')) {
    const parts = [{ table: 'media', column: 'id', ids: [medium.id] }];
    await deleteKeeping(tx, context, { entity: 'medium', ...medium, parts });
  }
}

/** Gives the phone numbers of a company number up; answers their events. */
async function releaseNumbers(tx: Tx, tenantId: string, id: string): Promise<EventSpec[]> {
  const gone = await tx
    .deleteFrom('phone_number')
    .where('tenant_id', '=', tenantId)
    .where('owner_type', '=', 'company')
    .where('owner_id', '=', id)
    .returning('id')
    .execute();
  return gone.map((number) => ({
    method: 'DeletedEntityAsync',
    eventType: 'phonenumber',
    id: number.id,
    ownerType: 'company',
    ownerId: id,
  }));
}

/**
 * Deletes a company number and gives its phone numbers up (API-94, OP-71). Throws 404, 409 INUSE
 * for the default one, 412, 428.
 */
export async function removeCompany(context: RequestContext, id: string): Promise<void> {
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
      if (company.isDefault) throw new ApiError('INUSE', { message: keepsDefault });
      await keepParts(tx, context, id);
      const events = await releaseNumbers(tx, tenantId, id);
      await tx
        .deleteFrom('company')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
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
