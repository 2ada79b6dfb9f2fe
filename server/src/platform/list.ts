import type { ListOf } from '@jackfield/contract';
import { folded } from '@jackfield/domain/names';
import { t } from '@jackfield/texts';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Tx } from './database.ts';
import { invalidField } from './errors.ts';
import { commonTexts } from './texts.ts';

const defaultLimit = 25;
/** Most records that a list without paging parameters answers (annex A1). */
const wholeLimit = 1000;

/** What part of a page list is asked for. */
export interface WantedPage {
  readonly limit: number;
  readonly offset: number;
  /** Page number from 1; null when the whole list was asked for. */
  readonly pageNum: number | null;
}

/** What a page of an account's records is asked for. */
export interface Listing<Sort extends string> {
  readonly tenantId: string;
  readonly page: WantedPage;
  readonly sortBy: Sort;
  readonly direction: 'asc' | 'desc';
  readonly search?: string | undefined;
}

/**
 * Reads the paging parameters of annex A1. `isPaged` says that the list is always paged; without
 * it a call without parameters answers the whole list.
 */
export function wantedPage(
  query: { pageNum?: number | undefined; limit?: number | undefined },
  { isPaged = false } = {},
): WantedPage {
  const isWhole = !isPaged && query.pageNum === undefined && query.limit === undefined;
  if (isWhole) return { limit: wholeLimit, offset: 0, pageNum: null };
  const { pageNum = 1, limit = defaultLimit } = query;
  return { limit, offset: (pageNum - 1) * limit, pageNum };
}

/** List envelope of a page list. */
export function pageAnswer<Item>(items: Item[], total: number, wanted: WantedPage): ListOf<Item> {
  const isWhole = wanted.pageNum === null;
  const limit = isWhole ? items.length : wanted.limit;
  const pageNum = wanted.pageNum ?? 1;
  const pageCount = isWhole ? 1 : Math.ceil(total / limit);
  const hasMore = pageNum < pageCount;
  return { items, total, limit, pageNum, pageCount, hasMore, nextStartAfter: null };
}

/** How many records a cursor list answers. */
export function wantedLimit(query: { limit?: number | undefined }): number {
  return query.limit ?? defaultLimit;
}

/** List envelope of a cursor list, from one record more than was asked for. */
export function cursorAnswer<Item extends { id: string }>(
  found: readonly Item[],
  limit: number,
): ListOf<Item> {
  const items = found.slice(0, limit);
  const hasMore = found.length > limit;
  return {
    items,
    total: null,
    limit,
    pageNum: null,
    pageCount: null,
    hasMore,
    nextStartAfter: hasMore ? (items.at(-1)?.id ?? null) : null,
  };
}

/** 400 for a startAfter that is not a record of the list (annex A1). */
export function unknownCursor(): Error {
  return invalidField('startAfter', t(commonTexts.unknownCursor), 'UNKNOWN');
}

const literally = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * Search text as a pattern for `like` on `folded(…)`, with its own wildcards taken literally; null
 * without text.
 */
export function searchPattern(search: string | undefined): string | null {
  const text = folded(search?.trim() ?? '');
  if (text === '') return null;
  return `%${literally(text)}%`;
}

/** Words of a search, in small letters without marks. */
export const searchWords = (search: string | undefined): string[] =>
  folded(search ?? '')
    .split(/\s+/)
    .filter(Boolean);

/**
 * Patterns for `like all (...)`, so that each word is somewhere in the text, in whatever order; null
 * without text.
 */
export function searchPatterns(search: string | undefined): string[] | null {
  const patterns = searchWords(search).map((word) => `%${literally(word)}%`);
  return patterns.length === 0 ? null : patterns;
}

/** A search pattern for the digits of phone numbers; the pattern itself where it has none. */
export function digitsPattern(pattern: string): string {
  const digits = pattern.replaceAll(/[\s()+.-]/g, '');
  return digits === '%%' ? pattern : digits;
}

/**
 * Names in an order that people of every language find their way in. It is one for all, for which
 * there are indexes, and not what the locale of the database has.
 */
export const byName = (column: string): RawBuilder<string> =>
  sql<string>`${sql.ref(column)} collate "und-x-icu"`;

/** The page of what a query finds, in its order, and how many it finds in all. */
export async function selectPage<From, Table extends keyof From, Row>(
  tx: Tx,
  query: SelectQueryBuilder<From, Table, Row>,
  { limit, offset }: Pick<WantedPage, 'limit' | 'offset'>,
) {
  const rows = await query.limit(limit).offset(offset).execute();
  const found = query.clearSelect().clearOrderBy();
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from (${found}) as found`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
