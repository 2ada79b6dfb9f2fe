import { createTeammate, type NewTeammate, type Teammate } from '@jackfield/contract/api/teammate';
import { call } from '@jackfield/runtime';

/**
 * Invites a person (API-113). The key stays the same while the input does, so that a repeated
 * click after a lost answer invites nobody twice.
 */
export function invitePerson(person: NewTeammate, idempotencyKey: string): Promise<Teammate> {
  return call(createTeammate, { body: person }, { idempotencyKey });
}
