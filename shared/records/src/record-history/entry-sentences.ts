import type { AuditEntry } from '@jackfield/contract/api/audit';
import { capital } from '@jackfield/domain/locale';
import { fieldWord } from '@jackfield/domain/words/fields';
import { changeText } from '@jackfield/domain/words/history';
import { defineMessages, t } from '@jackfield/runtime';
import * as v from 'valibot';
import { type EntryLine, entryLines } from './entry-lines.ts';
import { blockLines } from './words/block-lines.ts';
import { emergencySentences } from './words/emergency-sentences.ts';
import { eventText } from './words/event-text.ts';
import { overrideLine } from './words/override-text.ts';
import { partLines } from './words/part-lines.ts';
import type { Names } from './words/target-text.ts';
import { valueText } from './words/value-text.ts';

const entryMessages = defineMessages('records.history.entry', {
  set: 'Set {field} to {to}',
  cleared: 'Cleared {field}, was {from}',
  changed: 'Changed {field} from {from} to {to}',
  secret: 'Changed {field}',
  restored: 'Restored an earlier version',
  planned: 'Saved as planned',
  undone: 'Undid an earlier change',
});

/** A change that is still to come, as the history tells it once it is made. */
const aheadMessages = defineMessages('records.history.ahead', {
  set: '{field}: {to}',
  cleared: '{field}: none instead of {from}',
  changed: '{field}: {from} to {to}',
  secret: '{field}: a new one',
});

const mediaEntryMessages = defineMessages('records.history.media', {
  addGreeting: 'Added the greeting “{name}”',
  deleteGreeting: 'Deleted the greeting “{name}”',
  restoreGreeting: 'Restored the greeting “{name}”',
  addHoldMusic: 'Added the hold music “{name}”',
  deleteHoldMusic: 'Deleted the hold music “{name}”',
  restoreHoldMusic: 'Restored the hold music “{name}”',
});

/**
 * An entry in sentences: what happened as a whole, then one per changed member, with names instead
 * of ids; what is gone says so (annex J2). Of a change that `isAhead` nothing is told as done.
 */
export function entrySentences(entry: AuditEntry, { isAhead = false } = {}): string[] {
  const event = eventText(entry);
  if (event !== null) return [event, ...blockLines(entry)];
  const whole = mediaSentences(entry) ?? emergencySentences(entry);
  if (whole !== null) return whole;
  const isChange = entry.before !== null && entry.after !== null;
  const wayBack = isChange ? wayBackOf(entry.action) : undefined;
  const isList = entry.entity.endsWith('Blacklist');
  const sentences = [
    ...(wayBack ? [t(wayBack)] : []),
    ...(isChange && !isList ? linesOf(entry, isAhead) : []),
    ...blockLines(entry),
  ];
  return sentences.length > 0 ? [...new Set(sentences)] : [changeText(entry)];
}

function wayBackOf(action: string) {
  if (action.endsWith('.restore')) return entryMessages.restored;
  if (action.endsWith('.planned')) return entryMessages.planned;
  return action.endsWith('.undo') ? entryMessages.undone : undefined;
}

const linesOf = (entry: AuditEntry, isAhead = false): string[] =>
  entryLines(entry).flatMap((line) => sentencesOf(line, entry.names ?? {}, isAhead));

function sentencesOf(line: EntryLine, names: Names, isAhead: boolean): string[] {
  const field = isAhead ? capital(fieldWord(line.field)) : fieldWord(line.field);
  const messages = isAhead ? aheadMessages : entryMessages;
  if (line.kind === 'changed') {
    const parts = partLines(line.field, line, names, isAhead);
    if (parts !== null && parts.length > 0) return parts;
  }
  if (line.kind !== 'secret' && line.field === 'override') return [overrideLine(line, names)];
  if (line.kind === 'secret') return [t(messages.secret, { field })];
  const from = 'from' in line ? valueText(line.field, line.from, names) : '';
  const to = 'to' in line ? valueText(line.field, line.to, names) : '';
  if (from === null || to === null) return [t(messages.secret, { field })];
  return [t(messages[line.kind], { field, from, to })];
}

const mediaAction = /\.(add|delete|restore)(Greeting|HoldMusic)$/;
const mediumSchema = v.object({ fileName: v.string() });

/** What happened to a greeting or hold music, and what callers hear since; null for the rest. */
function mediaSentences(entry: AuditEntry): string[] | null {
  const [, verb, noun] = mediaAction.exec(entry.action) ?? [];
  const medium = entry.after?.medium ?? entry.before?.medium;
  if (verb === undefined || !v.is(mediumSchema, medium)) return null;
  const key = `${verb}${noun}` as keyof typeof mediaEntryMessages;
  const lines = verb === 'add' ? [] : linesOf(entry);
  return [t(mediaEntryMessages[key], { name: medium.fileName }), ...lines];
}
