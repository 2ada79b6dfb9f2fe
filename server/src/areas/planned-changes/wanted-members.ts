import type { PlannedPart } from '@jackfield/contract/api/planned-change';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { checkHours } from '../call-handling/check-hours.ts';
import { checkTarget } from '../call-handling/check-target.ts';
import { refusalOf } from '../audit/restorable.ts';
import { texts as teamTexts } from '../team/texts.ts';
import { texts as personTexts } from '../teammates/texts.ts';

type Members = Readonly<Record<string, unknown>>;

const byOrder = (members: readonly { teammateId: string; order: number }[]) =>
  members
    .toSorted((one, other) => one.order - other.order)
    .map(({ teammateId }) => ({ teammateId }));

/** What a part wants, in the form of the history; `now` completes what was given in part. */
export function wantedMembers(part: PlannedPart, now: Members): Members {
  if (part.entity === 'ivr') {
    const { menuMedia, ...members } = part.members;
    return { ...members, ...menuMedia };
  }
  if (part.entity === 'teammate') {
    const { callRecordingSetting: recording, ...members } = part.members;
    const whole = { ...Object(now.callRecordingSetting), ...recording };
    return { ...members, ...(recording && { callRecordingSetting: whole }) };
  }
  if (part.entity !== 'team') return part.members;
  const { members, ringGroup, callQueue, ...others } = part.members;
  return {
    ...others,
    ...(ringGroup && { ringGroup: { ...Object(now.ringGroup), ...ringGroup } }),
    ...(callQueue && { callQueue: { ...Object(now.callQueue), ...callQueue } }),
    ...(members && { members: byOrder(members) }),
  };
}

const places = {
  team: { callHandlingOpenHour: 'teamOpenHour', missedCallHandling: 'teamMissedCall' },
  teammate: { missedCallHandling: 'teammateMissedCall' },
} as const;

/**
 * Why the save of the form itself would refuse a part, by member; restoring asks less of teams and
 * people, whose former values were saved once.
 */
export async function refusalsOfSave(
  context: RequestContext,
  tx: Tx,
  part: PlannedPart,
): Promise<{ field: string; message: string }[]> {
  if (part.entity !== 'team' && part.entity !== 'teammate') return [];
  const { tenantId } = signedIn(context);
  const own = part.entity === 'team' ? teamTexts : personTexts;
  const refused: { field: string; message: string }[] = [];
  const check = async (field: string, run: () => Promise<void>) => {
    const message = await refusalOf(run);
    if (message !== null) refused.push({ field, message });
  };
  for (const [field, place] of Object.entries(places[part.entity])) {
    const target = part.members[field as keyof typeof part.members];
    if (target === undefined) continue;
    const owner = { tenantId, place, ownerId: part.id };
    if (field === 'missedCallHandling' && target.actionValue === part.id) {
      refused.push({ field, message: t(own.didNotAnswer) });
    } else await check(field, () => checkTarget(tx, owner, target, field));
  }
  if (part.entity === 'team' && part.members.businessHour) {
    const { businessHour } = part.members;
    const owner = { tenantId, place: 'teamMissedCall', ownerId: part.id } as const;
    await check('businessHour', () => checkHours(tx, owner, businessHour));
  }
  return refused;
}
