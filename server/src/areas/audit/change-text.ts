import type { AuditEntry } from '@jackfield/contract/api/audit';
import { fieldWord } from '@jackfield/domain/words/fields';
import { t } from '@jackfield/texts';
import { texts } from './texts.ts';

type Change = Pick<AuditEntry, 'before' | 'after' | 'names'>;

/** What the history keeps instead of a secret. */
const secret = 'changed';

/** Words of the text that are not names and values. */
export const changeWords = () => ({ none: t(texts.none), changed: t(texts.changed) });

type Words = ReturnType<typeof changeWords>;

function valueText(value: unknown, names: Change['names'], words: Words): string {
  if (value === null || value === undefined || value === '') return words.none;
  if (typeof value === 'string') return names?.[value]?.name ?? value;
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map((inner) => valueText(inner, names, words))
    : Object.entries(value).map(([name, inner]) => `${name} ${valueText(inner, names, words)}`);
  return parts.length === 0 ? words.none : `(${parts.join(', ')})`;
}

/** What an entry changed, on one line of a file: `title: Lead → Clerk; extension: 101 → 102`. */
export function changeText({ before, after, names }: Change, words = changeWords()): string {
  const said = (value: unknown) => valueText(value, names, words);
  // Entries of a blacklist are named already.
  const members = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (member) => member !== 'entries',
  );
  return members
    .map((member) => {
      const [from, to] = [before?.[member], after?.[member]];
      const field = fieldWord(member);
      if (to === secret) return `${field}: ${words.changed}`;
      if (before === null) return `${field}: ${said(to)}`;
      if (after === null) return `${field}: ${said(from)}`;
      return `${field}: ${said(from)} → ${said(to)}`;
    })
    .join('; ');
}
