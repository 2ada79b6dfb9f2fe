import type { Restored } from '@jackfield/contract/api/audit';
import type { RequestContext } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import {
  type ChangedRecord,
  changeRecord,
  type Members,
  messageOf,
} from '../../platform/record.ts';

interface Earlier {
  readonly id: string;
  /** What the history calls it. */
  readonly verb: 'restore' | 'undo';
  /** The values that members are to have again, given the present ones. */
  earlier(now: Members): Members;
  /** What does not go back whatever its value, each with the reason. */
  readonly left?: Restored['skipped'];
}

/**
 * Takes members of a record back to earlier values, as of a version where the call asks for one; an
 * entry of the history tells of it. Throws 409 NOTHINGTORESTORE when none can go back, 409
 * DUPLICATE, 412 and 428.
 */
export async function restoreMembers(
  context: RequestContext,
  record: ChangedRecord<unknown>,
  { id, verb, earlier, left = [] }: Earlier,
): Promise<Restored> {
  const skipped: Restored['skipped'] = [];
  const { changed } = await changeRecord(context, record, {
    id,
    action: `${record.entity}.${verb}`,
    members: earlier,
    isFormer: true,
    refuse: (field, refusal) => skipped.push({ field, message: messageOf(refusal) }),
  });
  const [first] = skipped;
  if (changed.length === 0) {
    throw new ApiError('NOTHINGTORESTORE', first && { message: first.message });
  }
  return { restored: [...changed], skipped: [...skipped, ...left] };
}
