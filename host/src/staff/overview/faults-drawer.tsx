import { getRelease, type VersionRef } from '@jackfield/contract/api/release';
import { EmptyState } from '@jackfield/kit/empty-state';
import { ErrorAlert } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { CircleCheck } from '@jackfield/kit/ui/icons';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { callStaff } from '../api/call-staff.ts';
import css from './facts.module.css';
import { faultMessages as messages } from './messages.ts';

export interface FaultsDrawerProps {
  variant: string;
  version: VersionRef;
  onClose(): void;
}

/** The last errors that sessions of a variant met with a version. Render it when it is to open. */
export function FaultsDrawer({ variant, version, onClose }: FaultsDrawerProps) {
  const t = useT();
  const { relative, dateTime } = useFormats();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['staff', 'releases', 'faults', variant, version.remote, version.version],
    queryFn: ({ signal }) =>
      callStaff(getRelease, { params: version, query: { variant } }, { signal }),
  });
  const faults = data?.messages ?? [];
  const isEmpty = data !== undefined && faults.length === 0;
  return (
    <Drawer open title={t(messages.title, version)} onClose={onClose}>
      {isPending && <Skeleton width="60%" height={14} />}
      {error && (
        <ErrorAlert title={t(messages.failed)} error={error} onRetry={() => void refetch()}>
          {t(messages.failedText)}
        </ErrorAlert>
      )}
      {isEmpty && (
        <EmptyState icon={CircleCheck} title={t(messages.empty)}>
          {t(messages.emptyText)}
        </EmptyState>
      )}
      <ul className={css.faults}>
        {faults.map(({ message, count, lastAt }) => (
          <li key={message}>
            <code className={css.fault}>{message}</code>
            <span className={css.second} title={dateTime(lastAt)}>
              {t(messages.seen, { count, when: relative(lastAt) })}
            </span>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
