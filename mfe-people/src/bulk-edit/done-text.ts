import type { BulkChange } from '@jackfield/contract/api/batch';
import { common, t } from '@jackfield/runtime';
import { editMessages } from './messages.ts';

/** What was done to so many users; a change of one team alone names it. */
export function doneText(
  change: BulkChange,
  count: number,
  teams: readonly { id: string; name: string }[],
): string {
  const { joinTeams = [], leaveTeams = [], ...others } = change;
  const [id, ...more] = [...joinTeams, ...leaveTeams];
  const team = teams.find((each) => each.id === id)?.name;
  if (!team || more.length > 0 || Object.keys(others).length > 0) {
    return t(common.usersChanged, { count });
  }
  return t(joinTeams.length > 0 ? editMessages.joined : editMessages.left, { count, team });
}
