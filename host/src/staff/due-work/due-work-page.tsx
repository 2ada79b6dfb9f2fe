import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Button, IconButton, Skeleton } from '@jackfield/kit/ui/core';
import { Check, Copy } from '@jackfield/kit/ui/icons';
import { common, notify, t as say, useFormats, useT } from '@jackfield/runtime';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { retryWork, type SetAside, setAsideOptions } from '../api/due-work.ts';
import css from '../frame/page.module.css';
import { StaffRow } from '../frame/staff-row.tsx';
import list from './due-work.module.css';
import { dueWorkMessages as messages } from './messages.ts';

export interface DueWorkPageProps {
  /** False while a sign-in is missing: nothing is asked for then. */
  isSignedIn: boolean;
}

/** Due work that was set aside: whose it is, since when and why, and another try. */
export function DueWorkPage({ isSignedIn }: DueWorkPageProps) {
  const t = useT();
  const id = useId();
  const work = useQuery({ ...setAsideOptions(), enabled: isSignedIn });
  const items = work.data ?? [];
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.title}>
          <h1 id={id}>{t(messages.title)}</h1>
          <p className="ui-secondary">{t(messages.intro)}</p>
        </div>
      </div>
      {work.isError && <LoadFailure title={t(messages.failed)} query={work} />}
      {work.isPending && (
        <div className={`ui-card ${list.card}`}>
          <output className="ui-hidden">{t(messages.loading)}</output>
          <Skeleton width="40%" height={14} />
          <Skeleton width="60%" height={13} faint />
        </div>
      )}
      {work.data?.length === 0 && (
        <EmptyState icon={Check} title={t(messages.empty)}>
          {t(messages.emptyText)}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className={`ui-card ui-rows ${list.card}`} aria-labelledby={id}>
          {items.map((one) => (
            <WorkItem key={`${one.kind}/${one.subjectId}`} work={one} />
          ))}
        </ul>
      )}
    </div>
  );
}

function WorkItem({ work }: { work: SetAside }) {
  const t = useT();
  const { relative, dateTime } = useFormats();
  const { kind, subjectId, companyName: name, attempts, lastError, triedAt } = work;
  const again = useMutation({
    mutationFn: retryWork,
    onSuccess: () => {
      notify.success(say(messages.retried, { kind, name }));
      // The button goes with its row.
      document.getElementById('main')?.focus();
    },
    onError: notify.failure,
  });
  const copy = () =>
    navigator.clipboard
      .writeText(subjectId)
      .then(() => notify.success(t(messages.copied)), notify.failure);
  return (
    <StaffRow
      head={
        <>
          <span className="ui-strong">{name}</span>
          <code>{kind}</code>
          <IconButton
            size="small"
            label={t(messages.copyOf, { kind })}
            icon={<Copy size={14} strokeWidth={1.75} />}
            onClick={() => void copy()}
          />
        </>
      }
      actions={
        <Button
          size="small"
          aria-label={t(messages.tryOne, { kind, name })}
          loading={again.isPending}
          onClick={() => again.mutate(work)}
        >
          {t(common.tryAgain)}
        </Button>
      }
    >
      <p>{lastError ?? t(messages.noReason)}</p>
      <p className="ui-secondary" title={dateTime(triedAt)}>
        {t(messages.tried, { count: attempts, when: relative(triedAt) })}
      </p>
    </StaffRow>
  );
}
