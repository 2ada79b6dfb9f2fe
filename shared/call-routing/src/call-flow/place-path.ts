import { menuSearch, type MenuRequest } from '@jackfield/call-routing/menu-bridge';
import { paths } from '@jackfield/contract';
import type { RoutePlace, RoutingConfig } from '@jackfield/domain/routing';

/** The menu that a place of it stands in, with the key to begin with. */
export const requestOf = ({ ownerId, detail }: RoutePlace): MenuRequest => ({
  menuId: ownerId,
  input: detail,
});

/** The page on which a place of the routing is changed. */
export function placePath(config: RoutingConfig, place: RoutePlace): string {
  const { numbers, teams, users } = paths.admin;
  const { ownerKind, ownerId, part } = place;
  if (ownerKind === 'menu') {
    const menu = config.menus.find(({ id }) => id === ownerId);
    if (menu === undefined) return numbers.listing();
    const pages = menu.ownerType === 'team' ? teams : numbers;
    return `${pages.edit(menu.ownerId, 'call-handling')}?${menuSearch(requestOf(place))}`;
  }
  if (ownerKind === 'teammate') {
    return users.edit(ownerId, part === 'telephone' ? 'my-device' : 'call-handling');
  }
  if (ownerKind === 'team') {
    if (part === 'member') return teams.edit(ownerId, 'members');
    return teams.edit(ownerId, part === 'date' ? 'business-hour' : 'call-handling');
  }
  if (part === 'sms') return numbers.edit(ownerId, 'sms-handling');
  return numbers.edit(ownerId, part === 'date' ? 'business-hour' : 'call-handling');
}
