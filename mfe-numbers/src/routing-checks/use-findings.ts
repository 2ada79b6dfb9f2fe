import { type CallAnswer, routingEventTypes } from '@jackfield/contract';
import { listFindings } from '@jackfield/contract/api/routing-engine';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

const queryKey = ['routing', 'findings'];

/** Something about the stored routing that wants a look, with the page that it is put right on. */
export type StoredFinding = CallAnswer<typeof listFindings>['items'][number];

/** Findings of the whole account, the worst first; read again when the routing changes. */
export function useFindings() {
  useLiveRefetch(routingEventTypes, queryKey);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listFindings, {}, { signal })).items,
  });
}

/** Company numbers whose routing loses callers. */
export const companiesWithErrors = (
  findings: readonly StoredFinding[] | undefined,
): ReadonlySet<string> =>
  new Set(
    findings?.flatMap(({ severity, owner }) =>
      severity === 'error' && owner.kind === 'company' ? [owner.id] : [],
    ),
  );
