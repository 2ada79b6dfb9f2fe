import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { undoAction } from '@jackfield/records/restore';
import { accountAtom, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
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

/** Steps of an import: text, marks by a dry run, entries with the way back (annex J7). */
export function useImport(direction: BlacklistDirection, onDone: () => void) {
  const t = useT();
  const client = useQueryClient();
  const account = useAtomValue(accountAtom)?.country ?? 'USA';
  const calls = blacklistCalls[direction];
  const [text, setText] = useState('');
  const [marked, setMarked] = useState<readonly MarkedLine[] | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [isCut, setCut] = useState(false);

  const refresh = () => client.invalidateQueries({ queryKey: blacklistKeys.lists });
  async function takeBack(added: readonly BlacklistEntry[]): Promise<void> {
    await calls.removeMany(added.map(({ id }) => id));
    await refresh();
  }

  const adding = validOf((marked ?? []).filter(({ mark }) => mark === 'new'));
  const checked = useConfirm(async () => {
    const { lines, isCut: hasMore } = readEntries(text, direction, account);
    setEmpty(lines.length === 0);
    setCut(hasMore);
    if (lines.length === 0) return;
    const entries = validOf(lines);
    const { duplicates } =
      entries.length > 0 ? await calls.importMany(entries, true) : { duplicates: [] };
    setMarked(markLines(lines, duplicates));
  });
  const added = useConfirm(() => calls.importMany(adding, false), {
    done: ({ added: entries }) => [
      t(blacklistMessages.imported, { count: entries.length }),
      entries.length > 0 && undoAction(() => takeBack(entries)),
    ],
    onDone,
    settle: refresh,
  });
  return {
    text,
    setText(next: string) {
      setText(next);
      setEmpty(false);
    },
    marked,
    /** What the checked lines add. */
    adding,
    isEmpty,
    isCut,
    /** The step that comes next. */
    step: marked ? added : checked,
    back: () => setMarked(null),
  };
}
