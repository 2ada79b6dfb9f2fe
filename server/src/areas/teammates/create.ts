import type { Teammate } from '@jackfield/contract/api/teammate';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { addNumber } from '../phone-numbers/add.ts';
import { claimTrialRoom } from '../tenant/trial-limits.ts';
import { addInvited, type Invited, inviterOf } from './add-invited.ts';
import { payForUsers } from './pay-for-users.ts';
import { readTeammate } from './repository.ts';

/**
 * Invites a person (annex E1): pending, lowest free extension unless given, invitation mail, and the
 * share of the month on the invoice. A reserved number that comes along is bought in the same
 * transaction, so that all happen or none. Throws 409 TRIALLIMIT, PRICECHANGED, DUPLICATE.
 */
export function createTeammate(
  context: RequestContext,
  person: Invited,
  { lookup, publicUrl }: { readonly lookup: NumberLookup; readonly publicUrl: string },
): Promise<Teammate> {
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    // Its lock also keeps parallel calls from finding the same free extension.
    await claimTrialRoom(tx, tenantId, 'user');
    const { firstName, lastName, shownTotal } = person;
    const names = [`${firstName} ${lastName}`];
    const lineId = await payForUsers(tx, context, { names, shownTotal });
    const inviter = await inviterOf(tx, tenantId, { publicUrl, lineId });
    const id = await addInvited(context, person, inviter);
    if (person.phoneNumber !== undefined) {
      await addNumber(context, { type: 'teammate', id }, person.phoneNumber, lookup);
    }
    return readTeammate(tx, tenantId, id);
  });
}
