import { zoneName } from '@jackfield/domain/days-in-words';
import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Clock } from '@jackfield/kit/ui/icons';
import { formatNumber, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { plannedMessages } from './messages.ts';
import css from './planned-list.module.css';
import { PlannedRow } from './planned-row.tsx';
import { isAhead, usePlannedChanges } from '@jackfield/call-routing/planned-routing';

interface PlannedListProps {
  zone: string;
  /** Which changes are told; all unless given. */
  isShown?(change: PlannedChange): boolean;
  /** Said where nothing is planned, title and text. */
  empty?: readonly [string, string];
}

/** What is planned, and what was saved within 30 days, with what can be done about each. */
export function PlannedList({ zone, isShown = () => true, empty }: PlannedListProps) {
  const t = useT();
  const query = usePlannedChanges();
  const { data } = query;
  if (!data) {
    if (query.error) return <LoadFailure title={t(plannedMessages.failed)} query={query} />;
    return <Skeleton width="100%" height={160} />;
  }
  const shown = data.filter(isShown);
  const coming = shown.filter(isAhead);
  const done = shown.filter((change) => !isAhead(change));
  return (
    <div className={css.lists}>
      <p className="ui-text2">{t(plannedMessages.intro, { zone: zoneName(zone) })}</p>
      {coming.length === 0 ? (
        <EmptyState icon={Clock} title={empty?.[0] ?? t(plannedMessages.emptyTitle)}>
          {empty?.[1] ?? t(plannedMessages.emptyText)}
        </EmptyState>
      ) : (
        <Group id="planned-coming" title={t(plannedMessages.coming)} count={coming.length}>
          {coming.map((change) => (
            <PlannedRow key={change.id} change={change} zone={zone} />
          ))}
        </Group>
      )}
      {done.length > 0 && (
        <Group id="planned-done" title={t(plannedMessages.done)} note={t(plannedMessages.lately)}>
          {done.map((change) => (
            <PlannedRow key={change.id} change={change} zone={zone} />
          ))}
        </Group>
      )}
    </div>
  );
}

interface GroupProps {
  id: string;
  title: string;
  count?: number;
  note?: string;
  children: ReactNode;
}

function Group({ id, title, count, note, children }: GroupProps) {
  return (
    <section className={`ui-card ${css.group}`} aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className="ui-text2">{count === undefined ? note : formatNumber(count)}</span>
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
