import { roleSchema, serviceAddressSchema, statusSchema } from '@jackfield/contract';
import type { AuditEntry } from '@jackfield/contract/api/audit';
import { formatPhone } from '@jackfield/domain';
import { type Message, t } from '@jackfield/runtime';
import * as v from 'valibot';
import { addressText } from '../people/address-text.ts';
import { roleLabels, statusLabels } from '../people/labels.ts';
import { describeEntry, type HistoryLine } from './describe-entry.ts';
import { fieldWords, historyMessages } from './messages.ts';

const words: Readonly<Record<string, Message>> = fieldWords;

/** An entry in sentences, one per changed field (annex J2). */
export function entrySentences(entry: AuditEntry): string[] {
  return describeEntry(entry).map(sentenceOf);
}

function sentenceOf(line: HistoryLine): string {
  if (line.kind === 'event') return t(historyMessages[line.event]);
  const field = fieldWord(line.field);
  if (line.kind === 'secret') return t(historyMessages.secret, { field });
  const from = 'from' in line ? valueText(line.field, line.from) : '';
  const to = 'to' in line ? valueText(line.field, line.to) : '';
  if (from === null || to === null) return t(historyMessages.secret, { field });
  return t(historyMessages[line.kind], { field, from, to });
}

function fieldWord(field: string): string {
  const word = words[field];
  return word ? t(word) : field;
}

/** A value as the sentence prints it; null for a value that is too large for one. */
function valueText(field: string, value: unknown): string | null {
  if (field === 'role' && v.is(roleSchema, value)) return t(roleLabels[value]);
  if (field === 'status' && v.is(statusSchema, value)) return t(statusLabels[value]);
  if (v.is(serviceAddressSchema, value)) {
    return t(historyMessages.quoted, { text: addressText(value) });
  }
  if (typeof value === 'object') return null;
  const text = field.endsWith('Number') ? formatPhone(String(value)) : String(value);
  return t(historyMessages.quoted, { text });
}
