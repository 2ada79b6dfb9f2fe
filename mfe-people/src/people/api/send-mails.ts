import { forgotPassword } from '@jackfield/contract/api/session';
import { resendInvitation } from '@jackfield/contract/api/teammate';
import { call } from '@jackfield/runtime';

/** Sends a pending person a fresh invitation; earlier links stop working (G1). */
export async function inviteAgain(person: { id: string }): Promise<void> {
  await call(resendInvitation, { params: { id: person.id } });
}

/** Sends the mail by which a person chooses a new password (API-30). */
export async function sendPasswordReset(person: { email: string }): Promise<void> {
  await call(forgotPassword, { body: { email: person.email } });
}
