import { useMay } from '@jackfield/kit/may';
import { type CallAnswer, routingEventTypes } from '@jackfield/contract';
import { listFindings } from '@jackfield/contract/api/routing-engine';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

const queryKey = ['routing', 'findings'];

/** What the last check of the stored routing came to. */
export type RoutingReport = CallAnswer<typeof listFindings>;

/** Something about the stored routing that wants a look, with the page that it is put right on. */
export type StoredFinding = RoutingReport['items'][number];

/**
 * Findings of the whole account, the worst first; checked again when the routing changes. The check
 * keeps the server busy, so a page with something to show before it is on asks when that stands;
 * until then it has what is known already.
 */
export function useFindings({ isOn = true }: { isOn?: boolean } = {}) {
  const seesRouting = useMay('routing:read');
  useLiveRefetch(routingEventTypes, queryKey);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listFindings, {}, { signal }),
    enabled: isOn && seesRouting,
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
