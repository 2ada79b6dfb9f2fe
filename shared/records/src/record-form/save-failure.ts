import type { ToldImpact } from '@jackfield/contract/api/routing-engine';
import { ApiFailure, fieldMessages } from '@jackfield/runtime';
import * as v from 'valibot';
import type { SaveFailure } from './editor-types.ts';

/** What callers would notice now, of a write that named something else; else null (SAY-04). */
export const otherImpact = (error: unknown): ToldImpact | null =>
  error instanceof ApiFailure && error.responseCode === 'IMPACTCHANGED'
    ? (error.current as ToldImpact)
    : null;

/** Reads a rejected save of the portal's API; `recordSchema` reads the record that a 412 carries. */
export function saveFailureOf<Stored>(
  error: unknown,
  recordSchema: v.GenericSchema<unknown, Stored>,
): SaveFailure<Stored> {
  const status = error instanceof ApiFailure ? error.status : 0;
  const current =
    error instanceof ApiFailure && status === 412 ? v.safeParse(recordSchema, error.current) : null;
  return {
    impact: otherImpact(error),
    current: current?.success ? current.output : null,
    isGone: status === 404,
    messages: fieldMessages(error),
  };
}
