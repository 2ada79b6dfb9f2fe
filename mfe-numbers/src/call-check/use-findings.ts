import { type CallAnswer, routingEventTypes } from '@jackfield/contract';
import { listFindings } from '@jackfield/contract/api/routing-engine';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

const queryKey = ['routing', 'findings'];

/** What the last check of the stored routing came to. */
export type RoutingReport = CallAnswer<typeof listFindings>;

/** Something about the stored routing that wants a look, with the page that it is put right on. */
export type StoredFinding = RoutingReport['items'][number];

/** Findings of the whole account, the worst first; checked again when the routing changes. */
export function useFindings() {
  useLiveRefetch(routingEventTypes, queryKey);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listFindings, {}, { signal }),
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

/** What tells findings apart, also after another check. */
export const findingKey = ({ code, object, message }: StoredFinding): string =>
  `${code} ${object.id} ${message}`;
