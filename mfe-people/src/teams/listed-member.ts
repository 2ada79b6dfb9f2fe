import type { TeamMember } from '@jackfield/contract/api/team';

/** What a row shows of a person. */
type MemberDetails = Pick<TeamMember, 'fullName' | 'extension'> &
  Partial<Pick<TeamMember, 'status' | 'profileImage'>>;

/** A person of the list by id. */
export interface ListedMember {
  /** Null while the person is read. */
  details: MemberDetails | null;
  /** The person was deleted since they were added. */
  isGone: boolean;
}
