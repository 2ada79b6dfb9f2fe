import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { undoAction } from '@jackfield/records/restore';
import { common, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BlacklistEntry, blacklistCalls, blockedBy } from './blacklist-calls.ts';
import { entryText } from './entry-text.ts';
import { blacklistKeys } from './keys.ts';
import { blacklistMessages } from './messages.ts';
import { useBlockImpact } from './use-block-impact.tsx';

/** Asks before entries are deleted, deletes them and offers the way back (annex H, J2). */
export function useDeletion(direction: BlacklistDirection, onDeleted: () => void) {
  const t = useT();
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<readonly BlacklistEntry[]>([]);
  const calls = blacklistCalls[direction];
  const refresh = () => client.invalidateQueries({ queryKey: blacklistKeys.lists });
  const count = leaving.length;
  const [first] = leaving;

  const change = count > 0 ? { adding: [], removing: leaving } : undefined;
  const { impact, mayGoOn, save } = useBlockImpact(direction, change);

  async function putBack(removed: readonly BlacklistEntry[]) {
    await calls.importMany(removed.map(blockedBy), false);
    await refresh();
  }

  const ids = leaving.map(({ id }) => id);
  const removal = useConfirm(() => save((asSeen) => calls.removeMany(ids, asSeen)), {
    done: ({ removed }) => [
      t(blacklistMessages.deleted, { count }),
      removed.length > 0 && undoAction(() => putBack(removed)),
    ],
    onDone: () => {
      setLeaving([]);
      onDeleted();
    },
    settle: refresh,
  });

  const isOne = count === 1 && first !== undefined;
  const name = isOne ? entryText(first) : '';
  return {
    ask: setLeaving,
    dialog: count > 0 && (
      <ConfirmDialog
        title={
          isOne ? t(common.deleteTitle, { name }) : t(blacklistMessages.deleteManyTitle, { count })
        }
        confirmText={t(blacklistMessages.deleteConfirm, { count })}
        impact={impact}
        mayConfirm={mayGoOn}
        onClose={() => {
          setLeaving([]);
          removal.forgive();
        }}
        {...removal.dialog}
      >
        {isOne
          ? t(common.deleteQuestion, { name })
          : t(blacklistMessages.deleteManyText, { count })}
      </ConfirmDialog>
    ),
  };
}
