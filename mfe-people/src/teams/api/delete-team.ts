import type { Replacements } from '@jackfield/contract/api/routing-uses';
import { deleteTeam, replaceTeam } from '@jackfield/contract/api/team';
import { ApiFailure, call } from '@jackfield/runtime';

/**
 * Deletes a team as of a version (API-139), after every place that leads to it went somewhere else
 * (annex J5). A team already gone counts as done (annex A5).
 */
export async function removeTeam(
  id: string,
  version: number,
  replacements: Replacements,
): Promise<void> {
  const params = { id };
  try {
    if (replacements.length === 0) await call(deleteTeam, { params }, { version });
    else await call(replaceTeam, { params, body: { replacements } }, { version });
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 404)) throw error;
  }
}
