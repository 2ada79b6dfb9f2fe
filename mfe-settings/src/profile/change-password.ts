import { updatePassword } from '@jackfield/contract/api/session';
import { call } from '@jackfield/runtime';

/** Changes the own password; all other sessions of the person end (API-37). */
export async function changePassword(newPassword: string, currentPassword: string): Promise<void> {
  await call(updatePassword, { body: { currentPassword, newPassword } });
}
