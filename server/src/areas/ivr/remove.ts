import { type RequestContext, signedIn } from '../../platform/context.ts';
import { afterCommit, type Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { write } from '../../platform/write.ts';
import { lockOwner, menusEvent } from '../media/greeting-owner.ts';
import { selectUses } from '../routing-uses/repository.ts';
import { namesOf, selectActions } from './actions.ts';
import { auditMenu } from './dto.ts';
import { type MenuOwner, readMenu } from './repository.ts';

/**
 * Deletes a menu with its media (API-108, API-146). Throws 409 INUSE for the default menu and for
 * one that calls are sent to (OP-72, OP-78), 404, 412 and 428.
 */
export async function removeMenu(
  context: RequestContext,
  storage: FileStorage,
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
        if (menu.isDefault || uses.length > 0) throw new ApiError('INUSE');
        const names = namesOf(await selectActions(tx, tenantId, owner));
        await tx
          .deleteFrom('ivr_menu')
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .execute();
        afterCommit(() => {
          for (const medium of menu.media) {
            void storage.remove(tenantId, medium.id).catch(() => undefined);
          }
        });
        const events = [menusEvent(owner.type, owner.id)];
        return { before: auditMenu(menu, names), after: null, name: menu.name, events, result: id };
      },
    });
  });
}
