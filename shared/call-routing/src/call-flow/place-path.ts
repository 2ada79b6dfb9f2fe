import { paths } from '@jackfield/contract';
import type { RoutePlace, RoutingConfig } from '@jackfield/domain/routing';

/** The page on which a place of the routing is changed; after `#` the section that is meant. */
export function placePath(config: RoutingConfig, place: RoutePlace): string {
  const { menus, numbers, teams, users } = paths.admin;
  const { ownerKind, ownerId, part, detail } = place;
  if (ownerKind === 'menu') {
    const menu = config.menus.find(({ id }) => id === ownerId);
    return menu ? menus(menu, menu.id, detail) : numbers.listing();
  }
  if (ownerKind === 'teammate') {
    return part === 'telephone'
      ? users.edit(ownerId, 'my-device')
      : `${users.edit(ownerId, 'call-handling')}#${part}`;
  }
  if (ownerKind === 'team') {
    if (part === 'member') return teams.edit(ownerId, 'members');
    return part === 'date'
      ? teams.edit(ownerId, 'business-hour')
      : `${teams.edit(ownerId, 'call-handling')}#${part}`;
  }
  if (part === 'sms') return numbers.edit(ownerId, 'sms-handling');
  return part === 'date'
    ? numbers.edit(ownerId, 'business-hour')
    : `${numbers.edit(ownerId, 'call-handling')}#${part}`;
}
