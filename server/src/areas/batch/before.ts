import type { Role, ServiceAddress } from '@jackfield/contract';

/** What an import or a bulk change replaced, as a roll-back puts it back. */
export interface Before {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly title?: string;
  /** The one to sign in with, or the changed one that was not confirmed yet. */
  readonly email?: string;
  readonly extension?: string;
  readonly role?: Role;
  readonly timeZone?: string;
  readonly callRecordingSetting?: { inbound: boolean; outbound: boolean };
  readonly e911Address?: ServiceAddress | null;
  /** Teams that the person came into, and those left. */
  readonly joined?: readonly string[];
  readonly left?: readonly string[];
  /** Place in the order of each team left, by the id of the team. */
  readonly places?: Readonly<Record<string, number>>;
}
