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
import { overrideWork } from './override-work.ts';
import { type OverrideOwner, storedOverride } from './stored-override.ts';
import { texts } from './texts.ts';

const dayLength = 86_400_000;

/** An end in the past, or one that is no matter of days: 400 about `until`. */
export function checkUntil(until: number, now: number): void {
  if (until <= now) throw invalidField('until', t(texts.untilPast));
  if (until <= now + maxOverrideDays * dayLength) return;
  throw invalidField('until', t(texts.untilTooFar, { days: maxOverrideDays }));
}

/** What the history calls the change of an override. */
export const overrideAction = (owner: OverrideOwner, change: CallOverrideChange | null): string =>
  `${owner}.${change ? 'setOverride' : 'endOverride'}`;

/** An override as it is stored when somebody sets it now. */
export function overrideBy(
  context: RequestContext,
  { until, target, note = '' }: CallOverrideChange,
): CallOverride {
  const { keyId, teammateId, name } = signedIn(context);
  return {
    until: new Date(until).toISOString(),
    target,
    note,
    setBy: { id: keyId ?? teammateId, name },
    setAt: context.clock.now().toISOString(),
  };
}

interface Held {
  readonly owner: OverrideOwner;
  readonly id: string;
  readonly stored: unknown;
}

/**
 * Plans the end of an override, in the transaction that stores it; nothing where none is stored. When
 * it ends early, the due work finds nothing.
 */
export async function planOverrideEnd(
  tx: Tx,
  tenantId: string,
  { owner, id, stored }: Held,
): Promise<void> {
  const override = storedOverride(owner, stored ?? null);
  if (override === null) return;
  const subject = { kind: overrideWork[owner], subjectId: id, tenantId };
  await scheduleWork(tx, subject, new Date(override.until));
}
