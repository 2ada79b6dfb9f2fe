import type { IvrMenu, menuChangeSchema } from '@jackfield/contract/api/ivr';
import type * as v from 'valibot';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { changeRecord } from '../../platform/record.ts';
import { menuRecord } from './menu-record.ts';
import { type MenuOwner, readMenu } from './repository.ts';

type MenuChange = v.InferOutput<typeof menuChangeSchema>;

/**
 * Stores a menu, whole (API-107, API-145). Throws 400, 404, 409 DUPLICATE, 412 and 428. A default
 * menu stays the default until another becomes it (OP-78).
 */
export function updateMenu(
  context: RequestContext,
  owner: MenuOwner,
  id: string,
  { isDefault, menuMedia, ...change }: MenuChange,
): Promise<IvrMenu> {
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    // 404 for a menu of another owner.
    await readMenu(tx, tenantId, owner, id);
    await changeRecord(context, menuRecord, {
      id,
      action: 'ivr.update',
      members: { ...change, ...menuMedia, ...(isDefault === true && { defaultMenu: id }) },
    });
    return readMenu(tx, tenantId, owner, id);
  });
}
