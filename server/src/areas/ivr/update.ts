import { isDeepStrictEqual } from 'node:util';
import type { IvrMenu, menuChangeSchema } from '@jackfield/contract/api/ivr';
import type * as v from 'valibot';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { write } from '../../platform/write.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { lockOwner } from '../media/greeting-owner.ts';
import { selectMedium } from '../media/select-medium.ts';
import { namingDuplicates } from '../../platform/duplicates.ts';
import { namesOf, selectActions } from './actions.ts';
import { checkMedia, checkTargets } from './check-menu.ts';
import { auditMenu, inOrder } from './dto.ts';
import { defaultMenuOf, type MenuOwner, readMenu } from './repository.ts';

type MenuChange = v.InferOutput<typeof menuChangeSchema>;

/** The menu as it is wanted; a default menu stays the default until another becomes it (OP-78). */
const wantedOf = (menu: IvrMenu, { isDefault, ...change }: MenuChange): IvrMenu => ({
  ...menu,
  ...change,
  keys: inOrder(change.keys),
  isDefault: menu.isDefault || isDefault === true,
});

/** Makes room for a new default: the menu that was it is changed too, so its version grows. */
export async function clearDefault(
  tx: Tx,
  tenantId: string,
  owner: MenuOwner,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('ivr_menu')
    .set(({ eb }) => ({ is_default: false, version: eb('version', '+', 1), updated_at: now }))
    .where('tenant_id', '=', tenantId)
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .where('is_default', '=', true)
    .execute();
}

/** Stores what a menu holds; its version is left to the write path. */
export async function storeMenu(tx: Tx, tenantId: string, menu: IvrMenu): Promise<void> {
  await tx
    .updateTable('ivr_menu')
    .set({
      name: menu.name,
      is_default: menu.isDefault,
      keys: JSON.stringify(menu.keys),
      menu_media: JSON.stringify(menu.menuMedia),
      retries: menu.retries,
      timeout: menu.timeout,
      interdigit_timeout: menu.interdigitTimeout,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', menu.id)
    .execute();
  await selectMedium(tx, tenantId, { type: 'ivr', id: menu.id }, menu.menuMedia.greeting);
}

/**
 * Stores a menu, whole (API-107, API-145). Throws 400, 404, 409 DUPLICATE, 412 and 428. Its owner
 * is locked first, as everywhere, so that parallel changes of the default leave exactly one.
 */
export function updateMenu(
  context: RequestContext,
  owner: MenuOwner,
  id: string,
  change: MenuChange,
): Promise<IvrMenu> {
  const { tenantId } = signedIn(context);
  const read = (tx: Tx) => readMenu(tx, tenantId, owner, id);
  return context.db.tenant(tenantId, async (outer) => {
    await lockOwner(outer, tenantId, owner);
    await read(outer);
    await namingDuplicates(
      write(context, {
        entity: 'ivr',
        id,
        action: 'ivr.update',
        table: 'ivr_menu',
        read,
        async change(tx) {
          const before = await read(tx);
          const wanted = wantedOf(before, change);
          const actions = await selectActions(tx, tenantId, owner);
          checkTargets(change.keys, actions, id);
          checkMedia(wanted.menuMedia, before);
          if (isDeepStrictEqual(wanted, before)) return null;
          const former = await defaultMenuOf(tx, tenantId, owner);
          if (wanted.isDefault && !before.isDefault) {
            await clearDefault(tx, tenantId, owner, context.clock.now());
          }
          await storeMenu(tx, tenantId, wanted);
          const names = namesOf(actions);
          return {
            before: auditMenu(before, names, former),
            after: auditMenu(wanted, names, former),
            name: wanted.name,
            events: [callHandlingEvent(owner.type, owner.id)],
            result: id,
          };
        },
      }),
    );
    return read(outer);
  });
}
