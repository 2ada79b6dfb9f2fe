import { isDeepStrictEqual } from 'node:util';
import {
  type CallOverride,
  type CallOverrideChange,
  maxOverrideDays,
} from '@jackfield/contract/api/call-override';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { invalidField } from '../../platform/errors.ts';
import { checkTarget } from './check-target.ts';
import { overrideWork } from './override-work.ts';
import { type OverrideOwner, overridePlaces, storedOverride } from './stored-override.ts';
import { texts } from './texts.ts';

const dayLength = 86_400_000;

/** An end in the past, or one that is no matter of days: 400 about `until`. */
function checkUntil(until: number, now: number): void {
  if (until <= now) throw invalidField('until', t(texts.untilPast));
  if (until <= now + maxOverrideDays * dayLength) return;
  throw invalidField('until', t(texts.untilTooFar, { days: maxOverrideDays }));
}

interface Held {
  readonly owner: OverrideOwner;
  readonly id: string;
  readonly current: CallOverride | null;
}

/** What the history calls the change of an override. */
export const overrideAction = (owner: OverrideOwner, change: CallOverrideChange | null): string =>
  `${owner}.${change ? 'setOverride' : 'endOverride'}`;

/**
 * The column of an override that somebody wants, with null of its end; null when nothing differs.
 * Plans when it ends, in the transaction that stores the column; when it ends early, the due work
 * finds nothing. Throws 400 for a time out of bounds and for a target that is not there.
 */
export async function overrideColumn(
  tx: Tx,
  context: RequestContext,
  { current, ...held }: Held,
  change: CallOverrideChange | null,
): Promise<{ routing_override: string | null } | null> {
  const wanted = change && (await wantedOverride(tx, context, held, change));
  if (isDeepStrictEqual(wanted, current)) return null;
  return { routing_override: wanted && JSON.stringify(wanted) };
}

async function wantedOverride(
  tx: Tx,
  context: RequestContext,
  { owner, id }: Omit<Held, 'current'>,
  change: CallOverrideChange,
): Promise<CallOverride> {
  const { tenantId, teammateId, name } = signedIn(context);
  const now = context.clock.now();
  const until = new Date(change.until);
  checkUntil(until.getTime(), now.getTime());
  const { target, note = '' } = change;
  await checkTarget(tx, { tenantId, place: overridePlaces[owner], ownerId: id }, target, 'target');
  await scheduleWork(tx, { kind: overrideWork[owner], subjectId: id, tenantId }, until);
  return {
    until: until.toISOString(),
    target,
    note,
    setBy: { id: teammateId, name },
    setAt: now.toISOString(),
  };
}

/** Plans the end of a stored override that holds again; nothing where none is stored. */
export async function planOverrideEnd(
  tx: Tx,
  tenantId: string,
  { owner, id, stored }: Pick<Held, 'owner' | 'id'> & { readonly stored: unknown },
): Promise<void> {
  const override = storedOverride(owner, stored ?? null);
  if (override === null) return;
  const subject = { kind: overrideWork[owner], subjectId: id, tenantId };
  await scheduleWork(tx, subject, new Date(override.until));
}
