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
import { ApiFailure, call, type CallOptions } from '@jackfield/runtime';

const calls = { callHandlingOpenHour: setTeamOpenHour, missedCallHandling: setTeamMissedCall };

interface Saving {
  readonly id: string;
  readonly field: TeamRoutingField;
  readonly target: RoutingTarget;
  readonly asOf: Pick<CallOptions, 'version' | 'seen'>;
}

async function saveTarget({ id, field, target, asOf }: Saving): Promise<Team> {
  try {
    return await call(calls[field], { params: { id }, body: target }, asOf);
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
 * version that the one before made (API-142, API-143). What was seen is of the change as a whole, so
 * that it is named where that is one call.
 */
export async function saveRouting(
  id: string,
  change: Partial<RoutingValues<TeamRoutingField>>,
  version: number,
  asSeen: { seen?: string } = {},
): Promise<Team> {
  let stored: Team | null = null;
  const isOne = teamRouting.fields.filter((field) => change[field] !== undefined).length === 1;
  for (const field of teamRouting.fields) {
    const target = change[field];
    if (target === undefined) continue;
    const asOf = { version: stored?.version ?? version, ...(isOne && asSeen) };
    stored = await saveTarget({ id, field, target, asOf });
  }
  return stored ?? call(getTeam, { params: { id } });
}
