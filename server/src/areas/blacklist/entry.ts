import { notThisForm, required } from '@jackfield/contract';
import type {
  BlacklistDirection,
  InboundEntry,
  InboundWanted,
  ListedInbound,
  ListedOutbound,
  OutboundEntry,
  OutboundWanted,
} from '@jackfield/contract/api/blacklist';
import { countryName } from '@jackfield/domain/dialing';
import { isNumberOf } from '@jackfield/domain/phone-numbers';
import type { Selectable } from 'kysely';
import { duplicate, invalidField } from '../../platform/errors.ts';
import { stampsOf } from '../../platform/rows.ts';
import type { BlacklistEntryTable } from './tables.ts';

export type BlacklistRow = Selectable<BlacklistEntryTable>;

/** What else is known of an entry. */
export interface EntryStory {
  readonly blockedBy: ListedOutbound['blockedBy'];
  readonly lastTryAt: Date | null;
}

/** What an entry blocks, as its row holds it. */
export type Blocked = Pick<BlacklistRow, 'blacklist_type' | 'number' | 'country'>;

const recordMembers = (row: BlacklistRow) => ({
  ...stampsOf(row),
});

/** An outbound entry as the API answers it (ENT-14). */
export function toOutbound(row: BlacklistRow): OutboundEntry {
  const { id, number, blacklist_type: blacklistType, country } = row;
  return { id, number, country: country ?? '', blacklistType, ...recordMembers(row) };
}

/** An inbound entry as the API answers it (ENT-15). */
export function toInbound(row: BlacklistRow): InboundEntry {
  return { id: row.id, number: row.number ?? '', ...recordMembers(row) };
}

/** An outbound entry as its list tells of it. */
export const toListedOutbound = (row: BlacklistRow, { blockedBy }: EntryStory): ListedOutbound => ({
  ...toOutbound(row),
  blockedBy,
});

/** An inbound entry as its list tells of it. */
export const toListedInbound = (row: BlacklistRow, story: EntryStory): ListedInbound => ({
  ...toInbound(row),
  blockedBy: story.blockedBy,
  lastTryAt: story.lastTryAt?.toISOString() ?? null,
});

/** Throws 400 for a country that is none, and for a number of another country (OP-73). */
export function outboundBlocked(wanted: OutboundWanted): Blocked {
  const { blacklistType, number, country } = wanted;
  if (countryName(country) === country) {
    throw invalidField('country', required('country')());
  }
  if (number !== null && !isNumberOf(number, country)) {
    throw invalidField('number', notThisForm('phoneNumber')());
  }
  return { blacklist_type: blacklistType, number, country };
}

export function inboundBlocked({ number }: InboundWanted): Blocked {
  return { blacklist_type: 'number', number, country: null };
}

/** What tells entries of a direction apart. */
export const keyOf = ({ number, country }: Blocked): string => number ?? country ?? '';

/** Name of an entry in the history. */
export const nameOf = ({ number, country }: Blocked): string =>
  number ?? countryName(country ?? '');

/** Name of several entries in the history: that of the first, with “…” where more follow. */
export const nameOfAll = ([first, second]: readonly Blocked[]): string =>
  `${first ? nameOf(first) : ''}${second ? ', …' : ''}`;

/** Members of an entry in the history. */
export function auditMembers(direction: BlacklistDirection, blocked: Blocked) {
  const { number, country, blacklist_type: blacklistType } = blocked;
  return direction === 'outbound' ? { blacklistType, number, country } : { number };
}

/** Throws 409 DUPLICATE at the field that tells entries apart, for a broken unique rule. */
export function refuseDuplicate(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null;
  const fields: Record<string, string> = {
    blacklist_number: 'number',
    blacklist_country: 'country',
  };
  const field = fields[String(constraint)];
  if (field === undefined) throw error;
  throw duplicate(field);
}

/** Entries as the history keeps what happened to many: by name to be read, whole to be taken back. */
export const toRecorded = (
  member: 'added' | 'removed',
  rows: readonly { readonly id: string; readonly blocked: Blocked }[],
) => ({
  [member]: rows.map(({ blocked }) => nameOf(blocked)),
  entries: rows.map(({ id, blocked }) => ({ id, ...auditMembers('outbound', blocked) })),
});
