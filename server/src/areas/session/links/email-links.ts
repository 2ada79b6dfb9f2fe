import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { makeLink, takeLink } from './link-repository.ts';
import { sendConfirmation, sendEmailChange, sendInvitation, sendReset } from './invite.ts';
import {
  findPeopleByPendingEmail,
  findPerson,
  findPersonByEmail,
  type SignInPerson,
  normalEmail,
} from '../tokens/people.ts';
import type { AuthServices } from '../tokens/services.ts';
import { isAtProvider } from '../tokens/sign-on.ts';
import { confirmPerson } from './confirm-person.ts';
import { switchEmail } from './switch-email.ts';

function recipient(person: SignInPerson) {
  return {
    tenantId: person.tenantId,
    teammateId: person.id,
    email: person.email,
    name: person.name,
    companyName: person.companyName,
  };
}

/** Whether there is somebody of an account that was not closed. */
export const isReachable = (person: SignInPerson | null): person is SignInPerson =>
  person !== null && person.tenantStatus !== 'cancel';

/**
 * Mails a reset link, when the address belongs to somebody who may have one; the answer is the same
 * in any case (API-30). People without a confirmed email get the confirmation link instead.
 */
export async function forgotPassword(services: AuthServices, address: string): Promise<void> {
  const now = services.clock.now();
  await services.db.system(async (tx) => {
    const person = await findPersonByEmail(tx, normalEmail(address));
    if (!isReachable(person) || person.status === 'suspended') return;
    // A new password would open nothing.
    if (!person.isTenantOwner && (await isAtProvider(tx, person, now))) return;
    const send = person.isEmailConfirmed ? sendReset : sendConfirmation;
    await send(tx, recipient(person), { now, publicUrl: services.publicUrl });
  });
}

/**
 * Mails the confirmation link again to people who have not confirmed yet, be it their first email
 * or a changed one (API-31).
 */
export async function resendConfirmation(services: AuthServices, address: string): Promise<void> {
  const email = normalEmail(address);
  const by = { now: services.clock.now(), publicUrl: services.publicUrl };
  await services.db.system(async (tx) => {
    const person = await findPersonByEmail(tx, email);
    if (person === null) return resendChange(tx, email, by);
    if (!isReachable(person) || person.isEmailConfirmed) return;
    const isInvited = person.passwordHash === null && !person.isTenantOwner;
    const send = isInvited ? sendInvitation : sendConfirmation;
    await send(tx, recipient(person), by);
  });
}

async function resendChange(tx: Tx, email: string, by: { now: Date; publicUrl: string }) {
  for (const person of await findPeopleByPendingEmail(tx, email)) {
    if (isReachable(person)) await sendEmailChange(tx, { ...recipient(person), email }, by);
  }
}

/**
 * Confirms an email by its link, the first one or a changed one (API-29). People without a password get a token to choose the
 * first one with (OP-46); for others it is empty. Throws TOKENINVALID, TOKENUSED, TOKENEXPIRED.
 */
export async function confirmEmail(
  services: AuthServices,
  { email: address, token, requestId }: { email: string; token: string; requestId: string },
): Promise<{ email: string; token: string }> {
  const now = services.clock.now();
  const email = normalEmail(address);
  return services.db.system(async (tx) => {
    const purpose = ['confirm', 'email'] as const;
    const link = await takeLink(tx, { purpose, token, email, now });
    const person = await findPerson(tx, link.teammate_id);
    const isChange = link.purpose === 'email';
    if (!isReachable(person) || person.status === 'cancel') throw new ApiError('TOKENINVALID');
    if (email !== (isChange ? person.pendingEmail : person.email)) {
      throw new ApiError('TOKENINVALID');
    }
    if (isChange)
      await switchEmail(tx, person, email, { now, requestId, publicUrl: services.publicUrl });
    else await confirmPerson(tx, person, { now, requestId });
    if (person.passwordHash !== null) return { email, token: '' };
    const first = await makeLink(tx, { ...recipient(person), email, purpose: 'password', now });
    return { email, token: first.token };
  });
}
