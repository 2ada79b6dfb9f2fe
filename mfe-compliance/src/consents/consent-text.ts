import { consentKindWords } from '@jackfield/domain/words/compliance';
import type { Consent } from '@jackfield/contract/api/consent';
import { formatDate, formatPhone } from '@jackfield/domain';
import { t } from '@jackfield/runtime';
import { consentMessages as words } from './messages.ts';

/** Where an agreement or an opt-out comes from, in words. */
export function sourceText(consent: Consent, zone: string): string {
  const { kind, source, toNumber, fileRow, at } = consent;
  switch (kind) {
    case 'form':
      return source;
    case 'paper':
      return t(words.paperAt, { source });
    case 'call':
      return t(words.callAt, { source });
    case 'file': {
      const row = fileRow ?? 0;
      return source === ''
        ? t(words.fileOf, { date: formatDate(at, zone), row })
        : t(words.fileAt, { source, row });
    }
    case 'keyword':
      return toNumber === null ? '' : t(words.textTo, { number: formatPhone(toNumber) });
  }
}

/** What shows it: the word, what was written down, or who entered it. */
export function evidenceText({ kind, evidence, enteredBy }: Consent): string {
  if (kind === 'keyword') return t(consentKindWords.keyword);
  if (evidence !== '') return evidence;
  if (enteredBy === null) return '';
  return t(kind === 'file' ? words.importedBy : words.enteredBy, { name: enteredBy });
}
