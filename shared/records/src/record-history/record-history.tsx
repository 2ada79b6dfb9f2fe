import { EmptyState } from '@jackfield/kit/empty-state';
import { ErrorAlert, loadReason } from '@jackfield/kit/error-alert';
import { Avatar, Button, Skeleton } from '@jackfield/kit/ui/core';
import { History, Undo2 } from '@jackfield/kit/ui/icons';
import { common, Link, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { historyMessages } from './messages.ts';
import css from './record-history.module.css';
import { useInView } from './use-in-view.ts';

/** One change in the words a person reads. */
export interface HistoryItem {
  id: string;
  /** Who made it: 'Renee Castellano', or 'Support as Renee Castellano'. */
  who: string;
  /** ISO instant, and how it reads: '2 hours ago' with the exact time for the tooltip. */
  at: string;
  when: string;
  exactly: string;
  /** How it was made, where not in the portal: 'through the API'. */
  via?: string;
  /** The record that it is about, where the list holds changes of many. */
  about?: { kind: string; name: string; to?: string };
  /** One sentence for each changed field: 'Changed title from … to …'. */
  sentences: readonly string[];
  /** Takes the record back to what it was before; left out where there is no way back. */
  onRestore?(): void;
}

export interface RecordHistoryProps {
  /** Newest first. */
  items: readonly HistoryItem[];
  loading: boolean;
  error?: unknown;
  hasMore: boolean;
  loadingMore?: boolean;
  onMore(): void;
  onRetry(): void;
  /** Loads more by itself when the end comes in sight; the button stays for the keyboard. */
  endless?: boolean;
  /** Under the title of an empty history. */
  emptyText?: string;
  /** What stands for an empty list; that nothing has changed yet unless given. */
  empty?: ReactNode;
}

/** Who changed what of a record, newest first (annex J2). */
export function RecordHistory(props: RecordHistoryProps) {
  const { items, loading, error, hasMore, loadingMore = false, onMore, onRetry } = props;
  const { endless = false } = props;
  const t = useT();
  const end = useInView(endless && !loadingMore && hasMore, onMore);
  if (loading) return <Waiting label={t(historyMessages.loading)} />;
  if (error && items.length === 0) {
    return (
      <ErrorAlert title={t(historyMessages.failed)} error={error} onRetry={onRetry}>
        {loadReason(error, t)}
      </ErrorAlert>
    );
  }
  if (items.length === 0) {
    return (
      props.empty ?? (
        <EmptyState icon={History} title={t(historyMessages.empty)}>
          {props.emptyText ?? t(historyMessages.emptyText)}
        </EmptyState>
      )
    );
  }
  return (
    <>
      <ol className={css.list} aria-label={t(historyMessages.list)}>
        {items.map((item) => (
          <HistoryRow key={item.id} item={item} />
        ))}
      </ol>
      {hasMore && (
        <div ref={end}>
          <Button loading={loadingMore} onClick={onMore} block>
            {t(historyMessages.more)}
          </Button>
        </div>
      )}
    </>
  );
}

function HistoryRow({ item }: { item: HistoryItem }) {
  const t = useT();
  const { who, at, when, exactly, via, about, sentences, onRestore } = item;
  return (
    <li className={css.item}>
      <Avatar name={who} size={28} />
      <div className={css.text}>
        <p className={css.head}>
          <span className={css.who}>{who}</span>
          <time dateTime={at} title={exactly} className="ui-caption">
            {when}
          </time>
          {via && <span className="ui-caption">{via}</span>}
        </p>
        {about && (
          <p className={css.about}>
            <span className="ui-caption">{about.kind}</span>{' '}
            {about.to ? <Link to={about.to}>{about.name}</Link> : <span>{about.name}</span>}
          </p>
        )}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {onRestore && (
        <Button
          type="text"
          size="small"
          icon={<Undo2 size={14} strokeWidth={1.75} />}
          aria-label={t(historyMessages.restoreOf, { who, when })}
          onClick={onRestore}
        >
          {t(common.restore)}
        </Button>
      )}
    </li>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={css.list}>
      <output className="ui-hidden">{label}</output>
      {[180, 240, 200, 220].map((width) => (
        <div key={width} className={css.item}>
          <Skeleton width={28} height={28} round />
          <div className={css.text}>
            <Skeleton width={140} height={11} />
            <Skeleton width={width} height={9} faint />
          </div>
        </div>
      ))}
    </div>
  );
}
