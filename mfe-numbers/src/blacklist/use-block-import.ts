import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import { useImport } from '@jackfield/lists/import-dialog';
import { undoAction } from '@jackfield/records/restore';
import { accountAtom, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type BlacklistEntry, type Blocked, blacklistCalls } from './blacklist-calls.ts';
import { blacklistKeys } from './keys.ts';
import { blacklistMessages } from './messages.ts';
import { type ReadLine, readEntries } from './read-entries.ts';

/** A line with what the import makes of it. */
export interface MarkedLine extends ReadLine {
  mark: 'new' | 'there' | 'same' | 'invalid';
  /** The earlier line that blocks the same, where it is one. */
  first?: number;
}

const validOf = (lines: readonly ReadLine[]): Blocked[] =>
  lines.flatMap(({ blocked }) => (blocked ? [blocked] : []));

const keyOf = ({ number, country }: Blocked) => number ?? country;

function markLines(lines: readonly ReadLine[], duplicates: readonly number[]): MarkedLine[] {
  let at = -1;
  const firsts = new Map<string | null, number>();
  return lines.map((line) => {
    if (line.blocked === null) return { ...line, mark: 'invalid' };
    at += 1;
    const key = keyOf(line.blocked);
    const first = firsts.get(key);
    if (first !== undefined) return { ...line, mark: 'same', first };
    firsts.set(key, line.line);
    return { ...line, mark: duplicates.includes(at) ? 'there' : 'new' };
  });
}

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
    read: (text) => readEntries(text, direction, account),
    async mark(lines: readonly ReadLine[]) {
      const entries = validOf(lines);
      const { duplicates } =
        entries.length > 0 ? await calls.importMany(entries, true) : { duplicates: [] };
      return markLines(lines, duplicates);
    },
    add: (fresh) => calls.importMany(validOf(fresh), false),
    done: ({ added: entries }) => [
      t(blacklistMessages.imported, { count: entries.length }),
      entries.length > 0 && undoAction(() => undo(entries)),
    ],
    onDone,
    settle: refresh,
  });
  /** What the checked lines add. */
  return { ...work, adding: validOf(work.fresh) };
}
