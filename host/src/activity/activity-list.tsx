import type { AuditEntry } from '@jackfield/contract/api/audit';
import { EmptyState } from '@jackfield/kit/empty-state';
import { Button } from '@jackfield/kit/ui/core';
import { SearchX } from '@jackfield/kit/ui/icons';
import { type ActivityFilters, noFilters } from '@jackfield/records/activity-address';
import {
  entrySentences,
  type HistoryItem,
  historyWho,
  kindHead,
  RecordHistory,
  viaMessages,
} from '@jackfield/records/record-history';
import { common, t as plain, useFormats, useT } from '@jackfield/runtime';
import { activityMessages } from './messages.ts';
import { type Reader, recordPath } from './record-path.ts';
import type { useActivity } from './use-activity.ts';

interface ActivityListProps {
  activity: ReturnType<typeof useActivity>;
  filters: ActivityFilters;
  reader: Reader;
  onFilters(filters: ActivityFilters): void;
}

/** Entries of all records, each with a link to the record it is about. */
export function ActivityList({ activity, filters, reader, onFilters }: ActivityListProps) {
  const t = useT();
  const { dateTime } = useFormats();
  const hasFilters = Object.values(filters).some((value) => value !== '');
  const entries = activity.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <RecordHistory
      items={entries.map((entry) => ({
        ...itemOf(entry, reader),
        when: dateTime(entry.at),
        exactly: entry.at,
      }))}
      loading={activity.isPending}
      error={activity.error}
      hasMore={activity.hasNextPage}
      loadingMore={activity.isFetchingNextPage}
      endless
      onMore={() => void activity.fetchNextPage()}
      onRetry={() => void activity.refetch()}
      {...(hasFilters && {
        empty: (
          <EmptyState
            icon={SearchX}
            title={t(activityMessages.noMatch)}
            action={<Button onClick={() => onFilters(noFilters)}>{t(common.clearFilters)}</Button>}
          >
            {t(activityMessages.noMatchText)}
          </EmptyState>
        ),
      })}
    />
  );
}

function itemOf(entry: AuditEntry, reader: Reader): Omit<HistoryItem, 'when' | 'exactly'> {
  const { id, at, via, entity, entityId, entityName, names = {} } = entry;
  const to = recordPath(entry, reader);
  const isGone = names[entityId]?.isGone === true;
  const name = isGone ? plain(common.nameDeleted, { name: entityName }) : entityName;
  return {
    id,
    at,
    who: historyWho(entry),
    ...(via !== 'ui' && { via: plain(viaMessages[via]) }),
    about: { kind: kindHead(entity), name, ...(to !== null && { to }) },
    sentences: entrySentences(entry),
  };
}
