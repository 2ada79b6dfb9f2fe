import type { PlannedPart } from '@jackfield/contract/api/planned-change';
import { completed, type Members } from '../../platform/record.ts';
import { records } from '../records/records.ts';

const byOrder = (members: readonly { teammateId: string; order: number }[]) =>
  members
    .toSorted((one, other) => one.order - other.order)
    .map(({ teammateId }) => ({ teammateId }));

/** What a part wants, under the names of the history. */
function givenMembers(part: PlannedPart): Members {
  if (part.entity === 'ivr') {
    const { menuMedia, ...members } = part.members;
    return { ...members, ...menuMedia };
  }
  if (part.entity !== 'team') return part.members;
  const { members, ...others } = part.members;
  return { ...others, ...(members && { members: byOrder(members) }) };
}

/** What a part wants, in the form of the history; `now` completes what was given in part. */
export const wantedMembers = (part: PlannedPart, now: Members): Members =>
  completed(records[part.entity], givenMembers(part), now);
