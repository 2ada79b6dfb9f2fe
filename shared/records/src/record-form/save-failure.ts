import type { ToldImpact } from '@jackfield/contract/api/routing-engine';
import { ApiFailure, fieldMessages } from '@jackfield/runtime';
import * as v from 'valibot';
import type { SaveFailure } from './editor-types.ts';

/** Reads a rejected save of the portal's API; `recordSchema` reads the record that a 412 carries. */
export function saveFailureOf<Stored>(
  error: unknown,
  recordSchema: v.GenericSchema<unknown, Stored>,
): SaveFailure<Stored> {
  const status = error instanceof ApiFailure ? error.status : 0;
  const current =
    error instanceof ApiFailure && status === 412 ? v.safeParse(recordSchema, error.current) : null;
  const isOther = error instanceof ApiFailure && error.responseCode === 'IMPACTCHANGED';
  return {
    impact: isOther ? (error.current as ToldImpact) : null,
    current: current?.success ? current.output : null,
    isGone: status === 404,
    messages: fieldMessages(error),
  };
}
