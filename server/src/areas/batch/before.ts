import type { Role } from '@jackfield/contract';

/** What a bulk change replaced, as a roll-back puts it back. */
export interface Before {
  readonly role?: Role;
  readonly timeZone?: string;
  readonly callRecordingSetting?: { inbound: boolean; outbound: boolean };
  /** Teams that the person came into, and those left. */
  readonly joined?: readonly string[];
  readonly left?: readonly string[];
  /** Place in the order of each team left, by the id of the team. */
  readonly places?: Readonly<Record<string, number>>;
}
