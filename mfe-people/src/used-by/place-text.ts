import { paths } from '@jackfield/contract';
import type { RoutingUse } from '@jackfield/contract/api/routing-uses';
import { t } from '@jackfield/runtime';
import { placeMessages } from './messages.ts';

/** A place of the routing in the words a person reads, such as "calls while open". */
export function placeText({ place, menuName, input, dateName }: RoutingUse): string {
  const menu = menuName ?? '';
  if (place === 'menu') {
    return input === 'timeout'
      ? t(placeMessages.timeout, { menu })
      : t(placeMessages.menu, { menu, input: input ?? '' });
  }
  if (place === 'menuMedia') return t(placeMessages.menuMedia, { menu });
  if (place === 'date') return t(placeMessages.date, { date: dateName ?? '' });
  return t(placeMessages[place]);
}

/** The page on which a place of the routing is edited. */
export function placePath({ ownerType, ownerId, place }: RoutingUse): string {
  const { numbers, teams, users } = paths.admin;
  if (ownerType === 'teammate') return users.edit(ownerId, 'call-handling');
  const page = place === 'date' ? 'business-hour' : 'call-handling';
  if (ownerType === 'team') return teams.edit(ownerId, page);
  return numbers.edit(ownerId, place === 'message' ? 'sms-handling' : page);
}
