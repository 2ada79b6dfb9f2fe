import { formatDate, formatPhone } from '@jackfield/domain';
import { countryName } from '@jackfield/domain/dialing';
import { t } from '@jackfield/runtime';
import type { Blocked, ListedEntry } from './blacklist-calls.ts';
import { blacklistMessages } from './messages.ts';

/** An entry in the words a person reads: the number, or the country. */
export function entryText({ number, country }: Pick<Blocked, 'number' | 'country'>): string {
  return number ? formatPhone(number) : countryName(country);
}

/** Who blocked it, and since when. */
export function blockedText({ blockedBy, updatedAt }: ListedEntry, zone: string): string {
  const when = formatDate(updatedAt, zone);
  return blockedBy
    ? t(blacklistMessages.blockedOn, { name: blockedBy.name, when })
    : t(blacklistMessages.blockedSince, { when });
}

/** When a caller who is turned away tried last; empty for what nobody calls. */
export function triedText({ lastTryAt }: ListedEntry, zone: string): string {
  if (lastTryAt === undefined) return '';
  if (lastTryAt === null) return t(blacklistMessages.noTry);
  return t(blacklistMessages.triedAt, { when: formatDate(lastTryAt, zone) });
}
