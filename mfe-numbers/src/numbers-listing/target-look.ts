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

/** Where calls go, as a row shows it. */
export type Target = CompanyListItem['openHourTarget'];

/** Icon of each kind of target and the message that names it. */
export const targetLooks = {
  teammate: { icon: UserRound, kind: listingMessages.teammate },
  team: { icon: Headset, kind: listingMessages.team },
  callgroup: { icon: UsersRound, kind: listingMessages.callgroup },
  number: { icon: PhoneForwarded, kind: listingMessages.number },
  voicemail: { icon: Voicemail, kind: listingMessages.voicemail },
  message: { icon: MessageSquareText, kind: listingMessages.message },
  ivr: { icon: ListTree, kind: listingMessages.ivr },
} as const satisfies Record<Target['actionType'], { icon: LucideIcon; kind: unknown }>;

/** Name of the target: a number in its mask, a recording without the ending of its file. */
export function targetName({ actionType, name }: Target): string {
  if (actionType === 'number') return formatPhone(name);
  return actionType === 'message' ? name.replace(/\.(wav|mp3)$/i, '') : name;
}
