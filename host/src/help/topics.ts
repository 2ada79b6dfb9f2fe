import type { Role } from '@jackfield/contract';
import { t } from '@jackfield/runtime';
import forAdmins from '../../../docs/help/admins.md?raw';
import forEveryone from '../../../docs/help/everyone.md?raw';
import { type ParsedTopic, parseTopics } from './parse-topics.ts';

/** A topic in the active language. */
export type HelpTopic = ParsedTopic;

const everyone = parseTopics(forEveryone);
const admins = parseTopics(forAdmins);

function inWords({ id, title, words, pages, text }: ParsedTopic): HelpTopic {
  const say = (part: string, message: string) => t({ id: `host.help.${id}.${part}`, message });
  return {
    id,
    title: say('title', title),
    words: say('words', words),
    pages,
    text: say('text', text),
  };
}

/** Topics for a person, of what admins do first. */
export const topicsFor = (role: Role): readonly HelpTopic[] =>
  (role === 'admin' ? [...admins, ...everyone] : everyone).map(inWords);

/** Topics with those that are about the open page first; `isOfPage` says which. */
export function topicsAt(topics: readonly HelpTopic[], path: string) {
  const isOfPage = ({ pages }: HelpTopic) => pages.some((page) => path.includes(page));
  return { ofPage: topics.filter(isOfPage), others: topics.filter((one) => !isOfPage(one)) };
}
