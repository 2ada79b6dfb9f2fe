import type { Teammate } from '@jackfield/contract/api/teammate';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { addNumber } from '../phone-numbers/add.ts';
import { claimTrialRoom } from '../tenant/trial-limits.ts';
import { addInvited, type Invited, inviterOf } from './add-invited.ts';
import { readTeammate } from './repository.ts';

/**
 * Invites a person (annex E1): pending, lowest free extension unless given, invitation mail. A
 * reserved number that comes along is bought in the same transaction, so that both happen or none.
 */
export function createTeammate(
  context: RequestContext,
  person: Invited,
  publicUrl: string,
): Promise<Teammate> {
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    // Its lock also keeps parallel calls from finding the same free extension.
    await claimTrialRoom(tx, tenantId, 'user');
    const id = await addInvited(context, person, await inviterOf(tx, tenantId, publicUrl));
    if (person.phoneNumber !== undefined) {
      await addNumber(context, { type: 'teammate', id }, person.phoneNumber);
    }
    return readTeammate(tx, tenantId, id);
  });
}
