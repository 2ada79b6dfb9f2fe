import { SummaryCard } from '@jackfield/kit/summary-card';
import type { LucideIcon } from '@jackfield/kit/ui/icons';
import type { ReactNode } from 'react';
import css from './stat-card.module.css';

interface StatCardProps<Data> {
  title: string;
  icon: LucideIcon;
  /** What the card shows is one query's answer. */
  query: { data: Data | undefined; error: unknown; isError: boolean; refetch(): unknown };
  /** Stands at the end of the head. */
  action?: ReactNode;
  children(data: Data): ReactNode;
}

/** One figure of the row at the top, which loads and fails by itself. */
export function StatCard<Data>({
  title,
  icon: Icon,
  query,
  action,
  children,
}: StatCardProps<Data>) {
  const { data, error, isError } = query;
  return (
    <SummaryCard
      title={title}
      mark={<Icon size={16} strokeWidth={1.75} className={css.icon} aria-hidden="true" />}
      extra={action}
      state={data !== undefined ? 'ready' : isError ? 'failed' : 'loading'}
      error={error}
      height={54}
      onRetry={() => void query.refetch()}
    >
      {data !== undefined && children(data)}
    </SummaryCard>
  );
}

interface FigureProps {
  value: string;
  /** It is past its day, or used up. */
  isAlarming?: boolean;
  /** Said below the line. */
  note?: string;
  children: ReactNode;
}

/** The figure, and a line that says what it means. */
export function Figure({ value, isAlarming = false, note, children }: FigureProps) {
  return (
    <div className={css.figure}>
      <p className="ui-display ui-num">{value}</p>
      <p className="ui-secondary" data-alarming={isAlarming}>
        {children}
      </p>
      {note && <p className="ui-secondary">{note}</p>}
    </div>
  );
}
