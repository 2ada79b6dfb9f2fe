import { useMayChange } from '@jackfield/kit/may';
import type { HubEventType } from '@jackfield/contract';
import { type AuditEntry, type ReadEntity, recordHistory } from '@jackfield/contract/api/audit';
import { Drawer } from '@jackfield/kit/ui/overlay';
import type { HistoryEntity, WayImpact } from '@jackfield/records/restore';
import { call, t, useFormats, useLiveRefetch, useT } from '@jackfield/runtime';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { canRestore, isBackAgain } from './can-restore.ts';
import { entrySentences } from './entry-sentences.ts';
import { historyWho } from './history-who.ts';
import { viaWords } from '@jackfield/domain/words/history';
import { historyMessages } from './messages.ts';
import { type HistoryItem, RecordHistory } from './record-history.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { restorableMembers } from './words/restorable.ts';

export interface HistoryDrawerProps {
  entity: ReadEntity;
  /** The record, as of its version. */
  record: { id: string; name: string; version?: number; ownerId?: string };
  /** Kinds of events that tell of changes. */
  eventTypes: readonly HubEventType[];
  /** Shows who will notice a way back, where calls go through the record. */
  noticed?: WayImpact;
  /** Reads the record again after a restore. */
  onRestored(): void;
  onClose(): void;
}

const pageSize = 25;
const nothing: ReadonlySet<string> = new Set();

const canGoBack = (entity: ReadEntity): entity is HistoryEntity => entity in restorableMembers;

/** Key under which the history of a record is kept. */
const keyOf = (entity: ReadEntity, id: string) => ['history', entity, id];

/** Who changed what of a record, newest first, with the ways back (annex J2). */
export function HistoryDrawer(props: HistoryDrawerProps) {
  const mayChange = useMayChange();
  const { entity, record, eventTypes, onRestored, onClose } = props;
  const restorable = canGoBack(entity) ? restorableMembers[entity] : nothing;
  const translate = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const queryKey = keyOf(entity, record.id);
  const history = useHistory(entity, record.id);
  useLiveRefetch(
    eventTypes,
    queryKey,
    // A blacklist is told of by its entries.
    ({ id, ownerId, eventType }) =>
      [id, ownerId].includes(record.id) || id === record.ownerId || eventType === 'blacklist',
  );
  const [chosen, setChosen] = useState<AuditEntry | null>(null);
  const entries = history.data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <Drawer open title={translate(historyMessages.title, { name: record.name })} onClose={onClose}>
      <RecordHistory
        items={entries.map((entry, at) => ({
          ...itemOf(entry),
          when: formats.relative(entry.at),
          exactly: formats.dateTime(entry.at),
          ...(mayChange &&
            canRestore(entry, restorable) &&
            !isBackAgain(entry, entries.slice(0, at)) && { onRestore: () => setChosen(entry) }),
        }))}
        loading={history.isPending}
        error={history.error}
        hasMore={history.hasNextPage}
        loadingMore={history.isFetchingNextPage}
        onMore={() => void history.fetchNextPage()}
        onRetry={() => void history.refetch()}
      />
      {chosen && canGoBack(entity) && (
        <RestoreDialog
          entity={entity}
          record={record}
          entry={chosen}
          noticed={props.noticed}
          hasLater={entries.findIndex(({ id }) => id === chosen.id) > 0}
          onRestored={() => {
            setChosen(null);
            onRestored();
          }}
          onTried={() => client.invalidateQueries({ queryKey })}
          onClose={() => setChosen(null)}
        />
      )}
    </Drawer>
  );
}

function useHistory(entity: ReadEntity, id: string) {
  return useInfiniteQuery({
    queryKey: keyOf(entity, id),
    queryFn: ({ signal, pageParam }) =>
      call(
        recordHistory,
        {
          params: { entity, id },
          query: { limit: pageSize, ...(pageParam !== null && { startAfter: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextStartAfter }) => nextStartAfter,
    staleTime: 0,
  });
}

function itemOf(entry: AuditEntry): Omit<HistoryItem, 'when' | 'exactly'> {
  const { id, at, via } = entry;
  return {
    id,
    at,
    who: historyWho(entry),
    ...(via !== 'ui' && { via: t(viaWords[via]) }),
    sentences: entrySentences(entry),
  };
}
