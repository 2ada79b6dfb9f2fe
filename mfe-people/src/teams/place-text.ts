import type { TeamUse } from '@jackfield/contract/api/team';
import { t } from '@jackfield/runtime';
import { deleteMessages } from './messages.ts';

/** A place of the routing in the words a person reads. */
export function placeText({ place, ownerName: owner, menuName }: TeamUse): string {
  return t(deleteMessages[place], { owner, menu: menuName ?? '' });
}
