import {
  setTeamMembers,
  setTeamSetting,
  type Team,
  type TeamChange,
  type TeamSetting,
  updateTeam,
} from '@jackfield/contract/api/team';
import { call, type CallOptions } from '@jackfield/runtime';

type AsOf = Pick<CallOptions, 'version' | 'seen'>;

/** Changes name and extension as of a version (API-138); 412 when somebody was faster. */
export function saveTeam(id: string, change: TeamChange, version: number): Promise<Team> {
  return call(updateTeam, { params: { id }, body: change }, { version });
}

/** Replaces the members by these people in this order, as of a version (API-140). */
export function saveMembers(id: string, teammateIds: readonly string[], asOf: AsOf): Promise<Team> {
  const members = teammateIds.map((teammateId, order) => ({ teammateId, order }));
  return call(setTeamMembers, { params: { id }, body: { members } }, asOf);
}

/** Changes the inbound flow as of a version (API-141). */
export function saveSetting(id: string, setting: TeamSetting, asOf: AsOf): Promise<Team> {
  return call(setTeamSetting, { params: { id }, body: setting }, asOf);
}
