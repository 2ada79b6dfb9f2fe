import { createTeammate, type NewTeammate, type Teammate } from '@jackfield/contract/api/teammate';
import { buyNumber, holdNumber, letNumberGo } from '@jackfield/phone-numbers/number-picker';
import { ApiFailure, call } from '@jackfield/runtime';

interface NumberedInvitation {
  readonly person: NewTeammate;
  /** To buy for the person; null for none. */
  readonly number: string | null;
  /** What was shown for it. */
  readonly shownTotal: number | undefined;
  readonly idempotencyKey: string;
}

interface Invited {
  readonly person: Teammate;
  /** Why the person has no number although one was wanted. */
  readonly numberFailure: unknown;
}

/** The number was taken before anybody was invited. */
export class NumberRefused extends Error {}

/**
 * Invites a person and buys the number, which is reserved before (OP-67, OP-70): nobody is invited
 * when it is taken already. When the purchase fails afterwards, the person stays invited. Rejects
 * with NumberRefused or the failure of the invitation.
 */
export async function inviteWithNumber(wanted: NumberedInvitation): Promise<Invited> {
  const { number, idempotencyKey } = wanted;
  if (number === null) {
    return { person: await invitePerson(wanted.person, idempotencyKey), numberFailure: null };
  }
  const held = await holdNumber(number).catch((cause: unknown) => {
    throw cause instanceof ApiFailure && cause.status > 0
      ? new NumberRefused('The number was refused.', { cause })
      : cause;
  });
  const person = await invitePerson(wanted.person, idempotencyKey).catch(async (error: unknown) => {
    await letNumberGo(held);
    throw error;
  });
  try {
    await buyNumber({ type: 'teammate', id: person.id }, held, { shownTotal: wanted.shownTotal });
    return { person, numberFailure: null };
  } catch (numberFailure) {
    return { person, numberFailure };
  }
}

/**
 * Invites a person (API-113). The key stays the same while the input does, so that a repeated
 * click after a lost answer invites nobody twice.
 */
function invitePerson(person: NewTeammate, idempotencyKey: string): Promise<Teammate> {
  return call(createTeammate, { body: person }, { idempotencyKey });
}
