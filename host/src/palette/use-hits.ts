import type { Contributor, Hit } from '@jackfield/contract';
import { folded } from '@jackfield/domain/names';
import { useSettled } from '@jackfield/kit/settled';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type Entry, type EntryGroup, entryOfHit } from './entry.ts';
import { openedDialogAtom } from './opened-dialog.ts';
import { useCommandContext } from './use-commands.ts';

const plain = (text: string) => folded(text).replaceAll(/[\s()+-]/g, '');
const has = (text: string, typed: string) =>
  typed.split(/\s+/).every((word) => plain(text).includes(plain(word)));

export interface Hits {
  readonly groups: readonly EntryGroup[];
  /** What can be done with a record that fits. */
  readonly actions: readonly Entry[];
  readonly isSearching: boolean;
  /** Areas that could not be searched, as people call them. */
  readonly failed: readonly string[];
  retry(): void;
}

/** Records of every area that fit what was typed, each group as its area names it. */
export function useHits(contributors: readonly Contributor<'commands'>[], typed: string): Hits {
  const query = useSettled(typed);
  const context = useCommandContext();
  const setOpened = useSetAtom(openedDialogAtom);
  const isAsked = query !== '' && context !== null;
  const answers = useQueries({
    queries: contributors.map((contributor) => ({
      queryKey: ['palette', 'search', contributor.area, context, query],
      enabled: isAsked,
      retry: false,
      staleTime: 10_000,
      // The lines stay where they are until the next ones are there.
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Hit[]> =>
        context === null
          ? []
          : await contributor.ask(({ search }) => search?.(query, context, signal) ?? []),
    })),
  });
  const hits = answers
    .flatMap(({ data = [], isPlaceholderData }, at) => {
      const contributor = contributors[at];
      if (contributor === undefined) return [];
      return data.map((hit) => ({
        ...hit,
        isOld: isPlaceholderData || typed !== query,
        entry: entryOfHit(contributor.area, hit, (open) => setOpened({ contributor, open })),
      }));
    })
    // Of an answer to what was typed before, what still fits may be opened.
    .filter(({ isOld, text, detail = '' }) => !isOld || has(`${text} ${detail}`, typed));
  const records = hits.filter(({ isAction }) => isAction !== true);
  const actions = hits.filter(({ isAction }) => isAction === true);
  const isShown = typed !== '' && query !== '';
  const groups = [...Map.groupBy(records, ({ group }) => group)].map(([heading, all]) => ({
    heading,
    entries: all.map(({ entry }) => entry),
  }));
  return {
    groups: isShown ? groups : [],
    actions: isShown ? actions.map(({ entry }) => entry) : [],
    isSearching: typed !== query || answers.some(({ isFetching }) => isFetching),
    failed: contributors.flatMap(({ label }, at) => (answers[at]?.isError ? [label] : [])),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
