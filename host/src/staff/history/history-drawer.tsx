import type { ReleaseMove, ReleasePointer } from '@jackfield/contract/api/release';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { type HistoryItem, RecordHistory } from '@jackfield/records/record-history';
import { defineMessages, t, useFormats, useT } from '@jackfield/runtime';
import { useInfiniteQuery } from '@tanstack/react-query';
import { historyOptions } from '../api/moves.ts';
import { moveText } from '../overview/words.ts';

const messages = defineMessages('host.staff.history', {
  title: 'History of {label}',
  server: 'The server',
  why: 'Why: {why}',
  empty: 'Every promotion and roll back appears here, with its reason.',
});

export interface HistoryDrawerProps {
  pointer: ReleasePointer;
  label: string;
  onClose(): void;
}

/** Who moved an area from which version to which, and why. Render it when it is to open. */
export function HistoryDrawer({ pointer, label, onClose }: HistoryDrawerProps) {
  const text = useT();
  const formats = useFormats();
  const history = useInfiniteQuery(historyOptions(pointer));
  const itemOf = (move: ReleaseMove): HistoryItem => ({
    id: move.id,
    at: move.at,
    who: move.via === 'system' ? t(messages.server) : move.who,
    when: formats.relative(move.at),
    exactly: formats.dateTime(move.at),
    sentences: [moveText(move), t(messages.why, { why: move.why })],
  });
  return (
    <Drawer open title={text(messages.title, { label })} onClose={onClose}>
      <RecordHistory
        items={(history.data ?? []).map(itemOf)}
        loading={history.isPending}
        error={history.error}
        hasMore={history.hasNextPage}
        loadingMore={history.isFetchingNextPage}
        onMore={() => void history.fetchNextPage()}
        onRetry={() => void history.refetch()}
        emptyText={text(messages.empty)}
      />
    </Drawer>
  );
}
