import {
  type LeaveManyBody,
  type LeavingRow,
  leaveTeammates,
} from '@jackfield/contract/api/teammate-leave';
import { mostInBatch } from '@jackfield/contract/api/batch';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

async function inBatches(body: LeaveManyBody, signal?: AbortSignal): Promise<LeavingRow[]> {
  const rows: LeavingRow[] = [];
  for (let at = 0; at < body.ids.length; at += mostInBatch) {
    const part = { ...body, ids: body.ids.slice(at, at + mostInBatch) };
    const answer = await call(leaveTeammates, { body: part }, signal ? { signal } : {});
    rows.push(...answer.rows);
  }
  return rows;
}

/** What hangs on many people, and who of them cannot leave; nothing is changed (annex J5). */
export function leavingOptions(ids: readonly string[], status: LeaveManyBody['status']) {
  return queryOptions({
    queryKey: ['teammate', 'leaving', status, ids],
    queryFn: ({ signal }) => inBatches({ ids: [...ids], status, dryRun: true }, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Suspends or deletes many people and hands over what hangs on them: up to 500 in one transaction.
 * Answers what became of each.
 */
export function leaveMany(body: LeaveManyBody): Promise<LeavingRow[]> {
  return inBatches(body);
}
