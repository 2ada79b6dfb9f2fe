import type { CompanyListItem } from '@jackfield/contract/api/company';
import { formatPhone } from '@jackfield/domain';
import {
  Headset,
  ListTree,
  type LucideIcon,
  MessageSquareText,
  PhoneForwarded,
  UserRound,
  UsersRound,
  Voicemail,
} from '@jackfield/kit/ui/icons';
import { listingMessages } from './messages.ts';
import { common } from '@jackfield/runtime';

/** Where calls go, as a row shows it. */
export type Target = CompanyListItem['openHourTarget'];

/** Icon of each kind of target and the message that names it. */
export const targetStyles = {
  teammate: { icon: UserRound, kind: common.user },
  team: { icon: Headset, kind: common.team },
  callgroup: { icon: UsersRound, kind: common.callGroup },
  number: { icon: PhoneForwarded, kind: common.anotherNumber },
  voicemail: { icon: Voicemail, kind: common.voicemail },
  message: { icon: MessageSquareText, kind: listingMessages.message },
  ivr: { icon: ListTree, kind: listingMessages.ivr },
} as const satisfies Record<Target['actionType'], { icon: LucideIcon; kind: unknown }>;

/** Name of the target: a number in its mask, a recording without the ending of its file. */
export function targetName({ actionType, name }: Target): string {
  if (actionType === 'number') return formatPhone(name);
  return actionType === 'message' ? name.replace(/\.(wav|mp3)$/i, '') : name;
}
