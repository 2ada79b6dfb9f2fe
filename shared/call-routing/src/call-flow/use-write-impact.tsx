import { useMay } from '@jackfield/kit/may';
import { routingEventTypes } from '@jackfield/contract';
import { keepsRouting, type ToldImpact } from '@jackfield/contract/api/routing-engine';
import { useStoredRouting } from '@jackfield/call-routing/planned-routing';
import { impactBetween, withChange } from '@jackfield/domain/routing';
import { Alert } from '@jackfield/kit/ui/core';
import { ApiFailure, failureText, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ChangeImpact, type NoticeClock, useAgreement } from './use-change-impact.tsx';
import { useCompareStart } from './use-compare-start.ts';
import { useWork } from './use-work.ts';

export interface WriteImpact extends ChangeImpact {
  /** Options of the call that makes the write: refused once callers would notice anything else. */
  asSeen: { seen?: string };
  /** Whether the dry run has answered, or failed. */
  isKnown: boolean;
  /** Whether callers notice anything; null while that is not known, or could not be told. */
  isNoticed: boolean | null;
}

/**
 * Who will notice a write that only the server can work out, by its dry run (SAY-01). `key` changes
 * with what the write holds; null while there is nothing to look at. `clock` says from when until
 * when it is shown, such as for a plan.
 * @example
 * const shown = useWriteImpact(`rollback ${id}`, () => call(dryRunOf(rollBackBatch), { params: { id } }));
 * // then: call(rollBackBatch, { params: { id } }, shown.asSeen)
 */
export function useWriteImpact(
  key: string | null,
  ask: (options: { signal: AbortSignal }) => Promise<ToldImpact>,
  clock: Omit<NoticeClock, 'without'> = {},
): WriteImpact {
  const queryKey = ['dry-run', key];
  const seesRouting = useMay('routing:read');
  const told = useQuery({
    queryKey,
    enabled: key !== null,
    retry: false,
    gcTime: 0,
    queryFn: ({ signal }) => ask({ signal }),
  });
  useLiveRefetch(routingEventTypes, queryKey);
  const now = useCompareStart();
  const { from = now, until = null } = clock;
  const { stored, isLoading } = useStoredRouting();
  const start = useMemo(() => {
    if (!stored || !told.data) return null;
    const { change, planned } = told.data;
    const after = { config: withChange(stored.config, change), planned: planned ?? stored.planned };
    return () => impactBetween(stored, after, from, until ?? undefined);
  }, [stored, told.data, from, until]);
  const { result, isWorking: isComparing } = useWork(start);
  const impact = isComparing ? undefined : result;
  // Without the routing nothing else is known than that nothing of it changes.
  const isSame = told.data !== undefined && keepsRouting(told.data);
  const isWorking = key !== null && (told.isPending || isComparing || (isLoading && !isSame));
  const known = { impact, isLoading: isWorking, isFailed: !isWorking && !isSame };
  const count = impact && impact.differences.length + impact.texts.length + impact.stopped.length;
  const agreement = useAgreement(
    key && told.data ? `${key} ${told.data.digest}` : key,
    known,
    clock,
  );
  // What leads to a record holds back its deletion; it is known before anybody tries.
  const held = told.error instanceof ApiFailure && told.error.responseCode === 'INUSE';
  return {
    ...agreement,
    // Who does not see the routing is told nothing of it, and held up by nothing.
    ...(!seesRouting && { impact: null, mayGoOn: true }),
    ...(held && {
      impact: <Alert kind="warning" title={failureText(told.error)} />,
      mayGoOn: false,
    }),
    isKnown: key !== null && !isWorking,
    asSeen: told.data ? { seen: told.data.digest } : {},
    isNoticed: isSame ? false : count === undefined ? null : count > 0,
  };
}
