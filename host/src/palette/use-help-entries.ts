import { profileAtom } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { openHelp } from '../help/help-state.ts';
import type { HelpTopic } from '../help/topics.ts';
import { t } from '@jackfield/runtime';
import { type Entry, fitting, queryOf } from './entry.ts';
import { messages } from './messages.ts';

/** A topic as a line of the palette. */
export const entryOf = ({ id, title, words }: HelpTopic): Entry => ({
  id: `help ${id}`,
  icon: 'help',
  text: title,
  words: [words],
  run: () => openHelp({ topic: id }),
});

/** Topics of the help that fit what was typed, best first. */
export function fittingTopics(topics: readonly HelpTopic[], typed: string): readonly HelpTopic[] {
  const query = queryOf(typed, t(messages.fillers));
  const found = fitting(topics.map(entryOf), query, topics.length).map(({ id }) => id);
  return topics
    .filter((topic) => found.includes(entryOf(topic).id))
    .toSorted((one, other) => found.indexOf(entryOf(one).id) - found.indexOf(entryOf(other).id));
}

/** Topics of the help as lines of the palette; none until they are there. */
export function useHelpEntries(): readonly Entry[] {
  const role = useAtomValue(profileAtom)?.role;
  const { data } = useQuery({
    queryKey: ['help', 'topics', role],
    staleTime: Infinity,
    enabled: role !== undefined,
    queryFn: async () => {
      const { topicsFor } = await import(/* webpackChunkName: "help-topics" */ '../help/topics.ts');
      return role === undefined ? [] : topicsFor(role);
    },
  });
  return (data ?? []).map(entryOf);
}
