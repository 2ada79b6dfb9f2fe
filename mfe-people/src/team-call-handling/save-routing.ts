import {
  type RoutingValues,
  teamRouting,
  type TeamRoutingField,
} from '@jackfield/call-routing/record-forms';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import {
  getTeam,
  setTeamMissedCall,
  setTeamOpenHour,
  type Team,
} from '@jackfield/contract/api/team';
import { ApiFailure, call } from '@jackfield/runtime';

const calls = { callHandlingOpenHour: setTeamOpenHour, missedCallHandling: setTeamMissedCall };

interface Saving {
  readonly id: string;
  readonly field: TeamRoutingField;
  readonly target: RoutingTarget;
  readonly version: number;
}

async function saveTarget({ id, field, target, version }: Saving): Promise<Team> {
  try {
    return await call(calls[field], { params: { id }, body: target }, { version });
  } catch (error) {
    throw error instanceof ApiFailure ? aboutField(error, field) : error;
  }
}

/** The refusal of a target, whose body has no name, under the field it was typed in. */
function aboutField(failure: ApiFailure, field: TeamRoutingField): ApiFailure {
  const errors = failure.errors.map((error) => ({ ...error, field }));
  return new ApiFailure({ ...failure, message: failure.message, errors }, failure);
}

/**
 * Stores the changed targets of a team as of a version, one call after the other, each on the
 * version that the one before made (API-142, API-143).
 */
export async function saveRouting(
  id: string,
  change: Partial<RoutingValues<TeamRoutingField>>,
  version: number,
): Promise<Team> {
  let stored: Team | null = null;
  for (const field of teamRouting.fields) {
    const target = change[field];
    if (target === undefined) continue;
    stored = await saveTarget({ id, field, target, version: stored?.version ?? version });
  }
  return stored ?? call(getTeam, { params: { id } });
}
