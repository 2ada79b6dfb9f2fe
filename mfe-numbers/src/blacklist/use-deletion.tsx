import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { undoAction } from '@jackfield/records/restore';
import { failureText, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BlacklistEntry, blacklistCalls, blockedBy } from './blacklist-calls.ts';
import { entryText } from './entry-text.ts';
import { blacklistKeys } from './keys.ts';
import { blacklistMessages } from './messages.ts';
import { useBlockNotices } from './use-block-notices.tsx';

/** Asks before entries are deleted, deletes them and offers the way back (annex H, J2). */
export function useDeletion(direction: BlacklistDirection, onDeleted: () => void) {
  const t = useT();
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<readonly BlacklistEntry[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const calls = blacklistCalls[direction];
  const refresh = () => client.invalidateQueries({ queryKey: blacklistKeys.lists });
  const count = leaving.length;
  const [first] = leaving;

  const change = count > 0 ? { adding: [], removing: leaving } : undefined;
  const { notices, mayGoOn } = useBlockNotices(direction, change);

  async function putBack(removed: readonly BlacklistEntry[]) {
    await calls.importMany(removed.map(blockedBy), false);
    await refresh();
  }

  async function remove() {
    setBusy(true);
    setError(undefined);
    try {
      const { removed } = await calls.removeMany(leaving.map(({ id }) => id));
      const undo = undoAction(() => putBack(removed));
      notify.success(
        t(blacklistMessages.deleted, { count }),
        removed.length > 0 ? undo : undefined,
      );
      setLeaving([]);
      onDeleted();
    } catch (failure) {
      setError(failureText(failure));
    }
    setBusy(false);
    await refresh();
  }

  const isOne = count === 1 && first !== undefined;
  const name = isOne ? entryText(first) : '';
  return {
    ask: setLeaving,
    dialog: count > 0 && (
      <ConfirmDialog
        open
        title={
          isOne
            ? t(blacklistMessages.deleteTitle, { name })
            : t(blacklistMessages.deleteManyTitle, { count })
        }
        confirmText={t(blacklistMessages.deleteConfirm, { count })}
        notices={notices}
        mayConfirm={mayGoOn}
        busy={isBusy}
        error={error}
        onConfirm={() => void remove()}
        onClose={() => setLeaving([])}
      >
        {isOne
          ? t(blacklistMessages.deleteText, { name })
          : t(blacklistMessages.deleteManyText, { count })}
      </ConfirmDialog>
    ),
  };
}
