import type { IvrOwner } from '@jackfield/contract';
import { type IvrMenu, menuCalls } from '@jackfield/contract/api/ivr';
import { call } from '@jackfield/runtime';

/** The members of a menu that PUT takes. */
function bodyOf(menu: IvrMenu) {
  const { name, keys, menuMedia, retries, timeout, interdigitTimeout, isDefault } = menu;
  return { name, keys, menuMedia, retries, timeout, interdigitTimeout, isDefault };
}

/** Stores a menu as of its version. */
export const storeMenu = ({ ownerType, ownerId: id }: IvrOwner, menu: IvrMenu): Promise<IvrMenu> =>
  call(
    menuCalls[ownerType].update,
    { params: { id, ivrId: menu.id }, body: bodyOf(menu) },
    { version: menu.version },
  );
