import { clearOverrides, type Overrides, setOverrides } from '@jackfield/contract/api/staff';
import { ApiFailure } from '@jackfield/runtime';
import { callStaff } from './call-staff.ts';

/** Replaces what this browser gets instead of the released versions. */
export const replacePreviews = (areas: Overrides) => callStaff(setOverrides, { body: { areas } });

/** Gives this browser the released versions again. */
export async function resetPreviews(): Promise<void> {
  try {
    await callStaff(clearOverrides);
  } catch (error) {
    // Previews end with the sign-in of staff.
    if (!(error instanceof ApiFailure && error.status === 401)) throw error;
  }
}
