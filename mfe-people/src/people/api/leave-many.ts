import {
  type OffboardManyBody,
  type OffboardingRow,
  offboardTeammates,
} from '@jackfield/contract/api/teammate-offboarding';
import { mostInBatch } from '@jackfield/contract/api/batch';
import { call, type CallOptions } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

async function inBatches(
  body: OffboardManyBody,
  options: Pick<CallOptions, 'signal' | 'seen'>,
): Promise<OffboardingRow[]> {
  const rows: OffboardingRow[] = [];
  for (let at = 0; at < body.ids.length; at += mostInBatch) {
    const part = { ...body, ids: body.ids.slice(at, at + mostInBatch) };
    const answer = await call(offboardTeammates, { body: part }, options);
    rows.push(...answer.rows);
  }
  return rows;
}

/** What many people are using, and who of them cannot leave; nothing is changed (annex J5). */
export function leavingOptions(ids: readonly string[], status: OffboardManyBody['status']) {
  return queryOptions({
    queryKey: ['teammate', 'offboarding', status, ids],
    queryFn: ({ signal }) => inBatches({ ids: [...ids], status, dryRun: true }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Suspends or deletes many people and hands over what they are using: up to 500 in one transaction.
 * Answers what became of each.
 */
export function leaveMany(
  body: OffboardManyBody,
  asSeen: { seen?: string } = {},
): Promise<OffboardingRow[]> {
  // What was seen is of one call; more than that many are several.
  return inBatches(body, body.ids.length > mostInBatch ? {} : asSeen);
}
