import type { Restored } from '@jackfield/contract/api/audit';
import { maxMenus } from '@jackfield/contract/api/ivr';
import { t } from '@jackfield/texts';
import * as v from 'valibot';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { softDeletedRows, putBack } from '../../platform/soft-deleted.ts';
import { write } from '../../platform/write.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { emptyMissing } from '../routing-uses/missing-targets.ts';
import { namingDuplicates } from '../../platform/duplicates.ts';
import { commonTexts } from '../../platform/texts.ts';
import { namesOf, selectActions } from './actions.ts';
import { auditMenu } from './dto.ts';
import { readMenu, selectMenus } from './repository.ts';

const ownerSchema = v.object({ owner_type: v.picklist(['company', 'team']), owner_id: v.string() });

/**
 * Brings a deleted menu back with its media; keys that lead nowhere any more lose their target
 * (annex J2). Throws 404 when it or its owner is gone, 409 LIMITREACHED and DUPLICATE.
 */
export async function restoreMenu(context: RequestContext, id: string): Promise<Restored> {
  const { tenantId } = signedIn(context);
  return namingDuplicates(
    write<Restored>(context, {
      entity: 'ivr',
      id,
      action: 'ivr.restore',
      async change(tx) {
        const rows = await softDeletedRows(tx, context, 'ivr', id);
        const row = rows?.find(({ table }) => table === 'ivr_menu')?.rows[0];
        if (rows === null || !v.is(ownerSchema, row)) throw notFound();
        const owner = { type: row.owner_type, id: row.owner_id };
        if ((await selectMenus(tx, tenantId, owner)).length >= maxMenus) {
          throw new ApiError('LIMITREACHED', {
            message: t(commonTexts.maximumReached, { maximum: maxMenus }),
          });
        }
        await putBack(tx, tenantId, { entity: 'ivr', id, rows });
        const skipped = await emptyMissing(tx, tenantId, { table: 'ivr_menu', id });
        const names = namesOf(await selectActions(tx, tenantId, owner));
        const menu = await readMenu(tx, tenantId, owner, id);
        return {
          before: null,
          after: auditMenu(menu, names),
          name: menu.name,
          events: [callHandlingEvent(owner.type, owner.id)],
          result: { restored: ['ivr'], skipped },
        };
      },
    }),
  );
}
