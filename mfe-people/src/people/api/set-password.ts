import { updatePassword, updateUserPassword } from '@jackfield/contract/api/session';
import { call } from '@jackfield/runtime';

/** Changes the own password; all other sessions of the person end (API-37). */
export async function changeOwnPassword(currentPassword: string, newPassword: string) {
  await call(updatePassword, { body: { currentPassword, newPassword } });
}

/** Sets a password for somebody else, who must choose an own one next time (API-38, OP-54). */
export async function setPasswordOf(email: string, newPassword: string) {
  await call(updateUserPassword, { body: { email, newPassword } });
}
