import { paths } from '@jackfield/contract';
import type { RoutePlace, RoutingConfig } from '@jackfield/domain/routing';

/** The page on which a place of the routing is changed. */
export function placePath(config: RoutingConfig, place: RoutePlace): string {
  const { menus, numbers, teams, users } = paths.admin;
  const { ownerKind, ownerId, part, detail } = place;
  if (ownerKind === 'menu') {
    const menu = config.menus.find(({ id }) => id === ownerId);
    return menu ? menus(menu, menu.id, detail) : numbers.listing();
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
