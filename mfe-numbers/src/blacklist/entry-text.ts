import { formatDate, formatDateTime, formatPhone } from '@jackfield/domain';
import { countryName } from '@jackfield/domain/dialing';
import { t } from '@jackfield/runtime';
import type { Blocked, ListedEntry } from './blacklist-calls.ts';
import { blacklistMessages } from './messages.ts';

/** An entry in the words a person reads: the number, or the country. */
export function entryText({ number, country }: Pick<Blocked, 'number' | 'country'>): string {
  return number ? formatPhone(number) : countryName(country);
}

/** Who blocked it, since when, and when a caller who is turned away tried last. */
export function storyText(entry: ListedEntry, zone: string): string {
  const { blockedBy, updatedAt, lastTryAt } = entry;
  const when = formatDate(updatedAt, zone);
  const blocked = blockedBy
    ? t(blacklistMessages.blockedOn, { name: blockedBy.name, when })
    : t(blacklistMessages.blockedSince, { when });
  if (lastTryAt === undefined) return blocked;
  const tried =
    lastTryAt === null
      ? t(blacklistMessages.noTry)
      : t(blacklistMessages.triedAt, { when: formatDateTime(lastTryAt, zone) });
  return `${blocked} · ${tried}`;
}
