import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { softDelete } from '../../platform/soft-deleted.ts';
import { write } from '../../platform/write.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { lockOwner } from '../media/greeting-owner.ts';
import { refusePlanned } from '../routing-uses/planned-uses.ts';
import { selectUses, usedText } from '../routing-uses/repository.ts';
import { namesOf, selectActions } from './actions.ts';
import { auditMenu } from './dto.ts';
import { type MenuOwner, readMenu } from './repository.ts';

/**
 * Deletes a menu with its media, which can come back for 30 days (API-108, API-146, annex J2). Throws 409 INUSE for the default menu and for
 * one that calls are sent to (OP-72, OP-78), 404, 412 and 428.
 */
export async function removeMenu(
  context: RequestContext,
  owner: MenuOwner,
  id: string,
): Promise<void> {
  const { tenantId } = signedIn(context);
  const read = (tx: Tx) => readMenu(tx, tenantId, owner, id);
  await context.db.tenant(tenantId, async (outer) => {
    await lockOwner(outer, tenantId, owner);
    await read(outer);
    await write(context, {
      entity: 'ivr',
      id,
      action: 'ivr.delete',
      table: 'ivr_menu',
      read,
      async change(tx) {
        const menu = await read(tx);
        const uses = await selectUses(tx, tenantId, id);
        await refusePlanned(tx, tenantId, id);
        if (uses[0]) throw new ApiError('INUSE', { message: usedText(uses[0]) });
        if (menu.isDefault) throw new ApiError('INUSE');
        const names = namesOf(await selectActions(tx, tenantId, owner));
        await softDelete(tx, context, {
          entity: 'ivr',
          id,
          name: menu.name,
          parts: [
            { table: 'ivr_menu', column: 'id', ids: [id] },
            { table: 'media', column: 'owner_id', ids: [id] },
          ],
        });
        const events = [callHandlingEvent(owner.type, owner.id)];
        return { before: auditMenu(menu, names), after: null, name: menu.name, events, result: id };
      },
    });
  });
}
