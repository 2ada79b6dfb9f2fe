import type { BulkChange } from '@jackfield/contract/api/batch';
import { common, type Message, t } from '@jackfield/runtime';
import { editMessages } from './messages.ts';

type Member = Exclude<keyof BulkChange, 'joinTeams' | 'leaveTeams'>;

const memberNames: Readonly<Record<Member, Message>> = {
  role: common.role,
  timeZone: common.timezone,
  callRecordingSetting: common.callRecording,
  e911Address: common.emergencyAddress,
};

/** What was done to so many users; a change of one member or team alone names it. */
export function doneText(
  change: BulkChange,
  count: number,
  teams: readonly { id: string; name: string }[],
): string {
  const { joinTeams = [], leaveTeams = [], ...others } = change;
  const members = Object.keys(memberNames).filter((name): name is Member => name in others);
  const [member] = members;
  const [id] = [...joinTeams, ...leaveTeams];
  const team = teams.find((each) => each.id === id)?.name;
  if (members.length + joinTeams.length + leaveTeams.length !== 1) {
    return t(common.usersChanged, { count });
  }
  if (member) return t(editMessages.changedFor, { field: t(memberNames[member]), count });
  if (!team) return t(common.usersChanged, { count });
  return t(joinTeams.length > 0 ? editMessages.joined : editMessages.left, { count, team });
}
