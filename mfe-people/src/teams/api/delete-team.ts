import { deleteTeam } from '@jackfield/contract/api/team';
import { ApiFailure, call } from '@jackfield/runtime';

/** Deletes a team as of a version (API-139). A team already gone counts as done (annex A5). */
export async function removeTeam(id: string, version: number): Promise<void> {
  try {
    await call(deleteTeam, { params: { id } }, { version });
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 404)) throw error;
  }
}
