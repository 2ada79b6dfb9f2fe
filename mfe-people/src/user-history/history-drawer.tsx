import type { AuditEntry } from '@jackfield/contract/api/audit';
import { formatDateTime, relativeTime } from '@jackfield/domain';
import { type HistoryItem, RecordHistory } from '@jackfield/kit/record-history';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { t, useLiveRefetch, useT } from '@jackfield/runtime';
import { useInfiniteQuery } from '@tanstack/react-query';
import { historyOptions } from '../people/api/history.ts';
import { peopleKeys } from '../people/api/keys.ts';
import { useZone } from '../people/use-zone.ts';
import { entrySentences } from './entry-sentences.ts';
import { historyMessages } from './messages.ts';

export interface HistoryDrawerProps {
  person: { id: string; fullName: string };
  onClose(): void;
}

/** Who changed what of a person, newest first (annex J2). Render it when it is to open. */
export function HistoryDrawer({ person, onClose }: HistoryDrawerProps) {
  const text = useT();
  const timeZone = useZone();
  const { id, fullName } = person;
  const history = useInfiniteQuery(historyOptions(id));
  useLiveRefetch(['teammate', 'profileimage'], peopleKeys.history(id), (event) => event.id === id);
  const entries = history.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Drawer open title={text(historyMessages.title, { fullName })} onClose={onClose}>
      <RecordHistory
        items={entries.map((entry) => itemOf(entry, timeZone))}
        loading={history.isPending}
        error={history.error}
        hasMore={history.hasNextPage}
        loadingMore={history.isFetchingNextPage}
        onMore={() => void history.fetchNextPage()}
        onRetry={() => void history.refetch()}
        emptyText={text(historyMessages.emptyText)}
      />
    </Drawer>
  );
}

function itemOf(entry: AuditEntry, timeZone: string): HistoryItem {
  const { id, at, actor, onBehalfOf } = entry;
  return {
    id,
    at,
    who: onBehalfOf
      ? t(historyMessages.onBehalfOf, { actor: actor.name, person: onBehalfOf.name })
      : actor.name,
    when: relativeTime(at),
    exactly: formatDateTime(at, timeZone),
    sentences: entrySentences(entry),
  };
}
