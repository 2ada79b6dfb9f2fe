import type { AuditEntry } from '@jackfield/contract/api/audit';
import { type Message, t } from '@jackfield/runtime';
import * as v from 'valibot';
import { type EntryLine, entryLines } from './entry-lines.ts';
import { entryMessages, mediaEntryMessages } from './entry-messages.ts';

/** How the history of a kind of record reads. */
export interface EntryWords {
  /** The sentence of an entry that is told whole, such as a deletion; null for the others. */
  eventOf(entry: AuditEntry): string | null;
  /** Names of members as they stand inside a sentence. */
  readonly fields: Readonly<Record<string, Message>>;
  /** How a value reads; null for one too large for a sentence, undefined for the plain way. */
  valueText(field: string, value: unknown): string | null | undefined;
  /** When nothing of an entry can be told. */
  readonly other: Message;
}

/** An entry in sentences: what happened as a whole, then one per changed member (annex J2). */
export function entrySentences(entry: AuditEntry, words: EntryWords): string[] {
  const event = words.eventOf(entry);
  if (event !== null) return [event];
  const media = mediaSentences(entry, words);
  if (media !== null) return media;
  const isRestore = entry.action.endsWith('.restore');
  const lines = entry.before === null ? [] : entryLines(entry);
  const sentences = [
    ...(isRestore ? [t(entryMessages.restored)] : []),
    ...lines.map((line) => sentenceOf(line, words)),
  ];
  return sentences.length > 0 ? sentences : [t(words.other)];
}

function sentenceOf(line: EntryLine, words: EntryWords): string {
  const word = words.fields[line.field];
  const field = word ? t(word) : line.field;
  if (line.kind === 'secret') return t(entryMessages.secret, { field });
  const from = 'from' in line ? valueText(line.field, line.from, words) : '';
  const to = 'to' in line ? valueText(line.field, line.to, words) : '';
  if (from === null || to === null) return t(entryMessages.secret, { field });
  return t(entryMessages[line.kind], { field, from, to });
}

function valueText(field: string, value: unknown, words: EntryWords): string | null {
  const own = words.valueText(field, value);
  if (own !== undefined) return own;
  if (typeof value === 'object') return null;
  return t(entryMessages.quoted, { text: String(value) });
}

const mediaAction = /\.(add|delete|restore)(Greeting|HoldMusic)$/;
const mediumSchema = v.object({ fileName: v.string() });

/** What happened to a greeting or hold music, and what callers hear since; null for the rest. */
function mediaSentences(entry: AuditEntry, words: EntryWords): string[] | null {
  const [, verb, noun] = mediaAction.exec(entry.action) ?? [];
  const medium = entry.after?.medium ?? entry.before?.medium;
  if (verb === undefined || !v.is(mediumSchema, medium)) return null;
  const key = `${verb}${noun}` as keyof typeof mediaEntryMessages;
  const heard = verb === 'add' ? [] : entryLines(entry);
  return [
    t(mediaEntryMessages[key], { name: medium.fileName }),
    ...heard.map((line) => sentenceOf(line, words)),
  ];
}
