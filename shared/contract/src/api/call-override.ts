import * as v from 'valibot';
import { idSchema, instantSchema, optionalText } from '@jackfield/contract';
import { type TargetPlace, targetSchemaOf } from './routing.ts';

/** Longest time that an override lasts, in days; what is to last longer belongs into the hours. */
export const maxOverrideDays = 31;

const noteSchema = optionalText('note', 100);

/**
 * "Closed today" as somebody sets it (annex J4): until an instant, which lies in the future and at
 * most 31 days ahead, every call goes to the target. It takes the targets of the place that holds
 * while the owner is closed.
 */
export function overrideChangeSchemaOf(place: TargetPlace) {
  return v.object({
    until: instantSchema,
    target: targetSchemaOf(place),
    /** Why, for those who run the account; callers hear nothing of it. */
    note: v.optional(noteSchema, ''),
  });
}

/** The same as it is stored: with who set it, and when. */
export function overrideSchemaOf(place: TargetPlace) {
  return v.object({
    ...overrideChangeSchemaOf(place).entries,
    setBy: v.object({ id: idSchema, name: v.string() }),
    setAt: instantSchema,
  });
}
export type CallOverride = v.InferOutput<ReturnType<typeof overrideSchemaOf>>;
export type CallOverrideChange = v.InferInput<ReturnType<typeof overrideChangeSchemaOf>>;

/** In a listing: until when calls go elsewhere, and the zone in whose clock that is said. */
export const closedUntilSchema = v.object({ until: instantSchema, timeZone: v.string() });
export type ClosedUntil = v.InferOutput<typeof closedUntilSchema>;
