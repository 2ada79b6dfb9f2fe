import {
  type IvrMenu,
  maxMenus,
  menuPresets,
  type newMenuSchema,
} from '@jackfield/contract/api/ivr';
import { t } from '@jackfield/texts';
import type * as v from 'valibot';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { write } from '../../platform/write.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { namingDuplicates } from '../../platform/duplicates.ts';
import { commonTexts } from '../../platform/texts.ts';
import { namesOf, selectActions } from './actions.ts';
import { checkTargets } from './check-menu.ts';
import { auditMenu } from './dto.ts';
import { type MenuOwner, readMenu, selectMenus } from './repository.ts';

/**
 * Adds a menu (API-106, API-144); the first one of an owner is the default (OP-78). Throws 400, 404,
 * 409 LIMITREACHED at 20 menus (IVR-08) and 409 DUPLICATE for a name that is taken.
 */
export async function createMenu(
  context: RequestContext,
  owner: MenuOwner,
  { name, keys = [] }: v.InferOutput<typeof newMenuSchema>,
): Promise<IvrMenu> {
  const { tenantId } = signedIn(context);
  const id = newId();
  const now = context.clock.now();
  return namingDuplicates(
    write(context, {
      entity: 'ivr',
      id,
      action: 'ivr.create',
      async change(tx) {
        // Reading locks the owner, so that menus come one after the other.
        const menus = await selectMenus(tx, tenantId, owner);
        if (menus.length >= maxMenus) {
          throw new ApiError('LIMITREACHED', {
            message: t(commonTexts.maximumReached, { maximum: maxMenus }),
          });
        }
        const actions = await selectActions(tx, tenantId, owner);
        checkTargets(keys, actions, null);
        await tx
          .insertInto('ivr_menu')
          .values({
            id,
            tenant_id: tenantId,
            owner_type: owner.type,
            owner_id: owner.id,
            name,
            is_default: menus.length === 0,
            keys: JSON.stringify(keys),
            menu_media: JSON.stringify({}),
            retries: menuPresets.retries,
            timeout: menuPresets.timeout,
            interdigit_timeout: menuPresets.interdigitTimeout,
            position: menus.length,
            created_at: now,
            updated_at: now,
          })
          .execute();
        const result = await readMenu(tx, tenantId, owner, id);
        const after = auditMenu(result, namesOf(actions));
        const events = [callHandlingEvent(owner.type, owner.id)];
        return { before: null, after, name, events, result };
      },
    }),
  );
}
