import type { Contributor, NewsNote } from '@jackfield/contract';
import { useQueries } from '@tanstack/react-query';
import * as v from 'valibot';
import { type ListedNote, shellArea } from './news-state.ts';
import { ownWords } from './own-words.ts';

const path = v.pipe(v.string(), v.regex(/^\/(?!\/)/));
const wordsSchema = v.array(
  v.object({
    id: v.string(),
    title: v.pipe(v.string(), v.nonEmpty()),
    text: v.string(),
    link: v.optional(v.object({ label: v.pipe(v.string(), v.nonEmpty()), to: path })),
  }),
);

/** A note with its words; without them while they are on their way. */
interface ShownNote extends ListedNote {
  readonly words: NewsNote | undefined;
}

export interface Notes {
  /** Those of areas that failed, and those without words, are left out. */
  readonly shown: readonly ShownNote[];
  /** Keys of what could be read. */
  readonly readable: readonly string[];
  /** Areas that could not be asked, as people call them. */
  readonly failed: readonly string[];
  retry(): void;
}

/** Words of the listed notes, of the shell and of every area that answers. */
export function useNotes(
  contributors: readonly Contributor<'news'>[],
  listed: readonly ListedNote[],
): Notes {
  const asked = contributors.filter(({ area }) => listed.some((note) => note.area === area));
  const answers = useQueries({
    queries: asked.map((contributor) => ({
      queryKey: ['news', contributor.area],
      retry: false,
      // Asked anew at each opening, in the language of then.
      gcTime: 0,
      queryFn: (): Promise<readonly NewsNote[]> =>
        contributor.ask(({ notes }) => v.parse(wordsSchema, notes()) as readonly NewsNote[]),
    })),
  });
  const byArea = new Map<string, readonly NewsNote[] | undefined>([[shellArea, ownWords()]]);
  const failed: string[] = [];
  for (const [at, { area, label }] of asked.entries()) {
    const answer = answers[at];
    if (answer?.isError) failed.push(label);
    else byArea.set(area, answer?.data);
  }
  const present = listed.filter(({ area }) => byArea.has(area));
  const isRead = ({ area }: ListedNote) => byArea.get(area) !== undefined;
  return {
    shown: present
      .map((note) => ({ ...note, words: byArea.get(note.area)?.find(({ id }) => id === note.id) }))
      .filter((note) => note.words !== undefined || !isRead(note)),
    readable: present.filter(isRead).map(({ key }) => key),
    failed,
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
