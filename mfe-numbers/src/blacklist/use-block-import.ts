import { type BlacklistDirection, importLimit } from '@jackfield/contract/api/blacklist';
import { markLines, type ReadLine, useImport, wantedOf } from '@jackfield/lists/import-dialog';
import { undoAction } from '@jackfield/records/restore';
import { accountAtom, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type BlacklistEntry, type Blocked, blacklistCalls } from './blacklist-calls.ts';
import { blacklistKeys } from './keys.ts';
import { blacklistMessages } from './messages.ts';
import { blockColumns, blockedOf } from './read-entries.ts';
import { useBlockImpact } from './use-block-impact.tsx';

/** An import of what to block, with the way back (annex J7). */
export function useBlockImport(direction: BlacklistDirection, onDone: () => void) {
  const t = useT();
  const client = useQueryClient();
  const account = useAtomValue(accountAtom)?.country ?? 'USA';
  const calls = blacklistCalls[direction];

  const refresh = () => client.invalidateQueries({ queryKey: blacklistKeys.lists });
  async function undo(added: readonly BlacklistEntry[]): Promise<void> {
    await calls.removeMany(added.map(({ id }) => id));
    await refresh();
  }

  const work = useImport({
    columns: blockColumns,
    most: importLimit,
    read: (line) => blockedOf(line, direction, account),
    async mark(lines: readonly ReadLine<Blocked>[]) {
      const entries = wantedOf(lines);
      if (entries.length === 0) return markLines(lines, [], () => null);
      const { duplicates } = await calls.importMany(entries, true);
      const marks = entries.map((_entry, at) => (duplicates.includes(at) ? 'known' : 'new'));
      return markLines(lines, marks, ({ number, country }) => number ?? country);
    },
    add: (fresh) => noticed.save((asSeen) => calls.importMany(wantedOf(fresh), false, asSeen)),
    done: ({ added: entries }) => [
      t(blacklistMessages.imported, { count: entries.length }),
      entries.length > 0 && undoAction(() => undo(entries)),
    ],
    onDone,
    settle: refresh,
  });
  const adding = wantedOf(work.fresh);
  const noticed = useBlockImpact(
    direction,
    adding.length > 0 ? { adding, removing: [] } : undefined,
  );
  return { ...work, noticed };
}
