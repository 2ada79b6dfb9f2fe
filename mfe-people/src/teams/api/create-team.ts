import { createTeam, type NewTeam, type Team } from '@jackfield/contract/api/team';
import { call } from '@jackfield/runtime';

/** Adds a team with its first members (API-135). */
export function addTeam(team: NewTeam): Promise<Team> {
  return call(createTeam, { body: team });
}
