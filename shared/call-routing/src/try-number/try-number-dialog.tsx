import { useMay } from '@jackfield/kit/may';
import { StepList } from '@jackfield/call-routing/call-flow';
import { routingEventTypes } from '@jackfield/contract';
import { simulateCall, type TriedCall, tryOwnCall } from '@jackfield/contract/api/routing-engine';
import { formatPhone } from '@jackfield/domain';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { call, common, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { callLines } from './call-lines.ts';
import { tryNumberMessages } from './messages.ts';
import css from './try-number.module.css';

/** A call to a number that comes in now and that nobody answers; who does not see the routing tries the own ones. */
function useTriedCall(number: string) {
  const seesRouting = useMay('routing:read');
  const queryKey = ['routing', 'tried', number];
  useLiveRefetch(routingEventTypes, queryKey);
  return useQuery({
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }): Promise<TriedCall> => {
      const outcomes = { everyone: 'silent' } as const;
      return seesRouting
        ? call(simulateCall, { body: { number, outcomes } }, { signal })
        : call(tryOwnCall, { body: { number } }, { signal });
    },
  });
}

export interface TryNumberDialogProps {
  /** A phone number of a person in E.164. */
  number: string;
  onClose(): void;
}

/** "Try a call" to a number of a person: whose phones ring now, and what follows them. */
export function TryNumberDialog({ number, onClose }: TryNumberDialogProps) {
  const t = useT();
  const query = useTriedCall(number);
  return (
    <Dialog
      open
      width={520}
      title={t(tryNumberMessages.title, { number: formatPhone(number) })}
      cancelText={t(common.close)}
      onClose={onClose}
    >
      <p>{t(tryNumberMessages.text)}</p>
      <div className={css.steps} aria-live="polite" aria-busy={query.isPending}>
        {query.isPending && <Skeleton width="100%" height={54} />}
        {query.isError && <LoadFailure title={t(tryNumberMessages.failed)} query={query} />}
        {query.isSuccess && <StepList {...callLines(query.data)} />}
      </div>
    </Dialog>
  );
}
