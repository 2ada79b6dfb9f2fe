import {
  type CallOverride,
  type ClosedUntil,
  overrideSchemaOf,
} from '@jackfield/contract/api/call-override';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { t } from '@jackfield/texts';
import * as v from 'valibot';
import type { SoftDeletedRows } from '../../platform/soft-deleted.ts';
import { commonTexts } from '../../platform/texts.ts';
import { ownVoicemail } from './stored-target.ts';

/** The place whose targets an override takes, by the table of its owner (annexes F1, J4). */
export const overridePlaces = { company: 'companyClosedHour', team: 'teamMissedCall' } as const;
export type OverrideOwner = keyof typeof overridePlaces;

const schemas = {
  company: overrideSchemaOf(overridePlaces.company),
  team: overrideSchemaOf(overridePlaces.team),
};

/** The end of an override whose own cannot be read: it holds until somebody ends it. */
const endless = '9999-12-31T00:00:00.000Z';
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * A stored override; null where nothing is stored. What cannot be read of it opens nothing.
 *
 * @param closed where calls go in closed hours: it stands for a target that cannot be read
 */
export function storedOverride(
  owner: OverrideOwner,
  stored: unknown,
  closed: RoutingTarget = ownVoicemail,
): CallOverride | null {
  // Nearly all have none, and listings read many.
  if (stored === null) return null;
  const read = v.safeParse(schemas[owner], stored);
  if (read.success) return read.output;
  const { until, target, note, setBy, setAt } = schemas[owner].entries;
  const readable = v.object({
    until: v.fallback(until, endless),
    target: v.fallback(target, closed),
    note: v.fallback(note, ''),
    setBy: v.fallback(setBy, { id: nobody, name: t(commonTexts.system) }),
    setAt: v.fallback(setAt, new Date(0).toISOString()),
  });
  return v.parse(readable, Object(stored));
}

/** Whether an override is stored that cannot be read. */
export const overrideIsUnreadable = (owner: OverrideOwner, stored: unknown): boolean =>
  stored !== null && !v.is(schemas[owner], stored);

/** The end of a stored override as a listing shows it; null when there is none. */
export function closedUntil(
  owner: OverrideOwner,
  stored: unknown,
  timeZone: string,
): ClosedUntil | null {
  const override = storedOverride(owner, stored);
  return override && { until: override.until, timeZone };
}

/** Rows of a deleted owner as they come back: open, unless its override still holds. */
export const reopened = (
  owner: OverrideOwner,
  rows: SoftDeletedRows['rows'],
  now: Date,
): SoftDeletedRows['rows'] =>
  rows.map((row) => {
    const override = storedOverride(owner, row.routing_override ?? null);
    const holds = override !== null && Date.parse(override.until) > now.getTime();
    return holds ? row : { ...row, routing_override: null };
  });
