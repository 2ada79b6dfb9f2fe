import {
  type CallOverride,
  type ClosedUntil,
  overrideSchemaOf,
} from '@jackfield/contract/api/call-override';
import * as v from 'valibot';
import type { SoftDeletedRows } from '../../platform/soft-deleted.ts';

/** The place whose targets an override takes, by the table of its owner (annexes F1, J4). */
export const overridePlaces = { company: 'companyClosedHour', team: 'teamMissedCall' } as const;
export type OverrideOwner = keyof typeof overridePlaces;

const schemas = {
  company: overrideSchemaOf(overridePlaces.company),
  team: overrideSchemaOf(overridePlaces.team),
};

/** A stored override; null where nothing is stored, or nothing that fits. */
export function storedOverride(owner: OverrideOwner, stored: unknown): CallOverride | null {
  // Nearly all have none, and listings read many.
  if (stored === null) return null;
  const read = v.safeParse(schemas[owner], stored);
  return read.success ? read.output : null;
}

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
