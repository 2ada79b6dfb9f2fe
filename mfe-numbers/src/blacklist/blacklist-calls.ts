import type { ListOf } from '@jackfield/contract';
import {
  type BlacklistDirection,
  type InboundEntry,
  inboundBlacklist,
  type ListedOutbound,
  type OutboundEntry,
  type OutboundWanted,
  outboundBlacklist,
} from '@jackfield/contract/api/blacklist';
import { call, type CallOptions } from '@jackfield/runtime';

/** An entry of either list; callers that are turned away have no country. */
export type BlacklistEntry = OutboundEntry;

/** An entry as its list tells of it; `lastTryAt` of callers who are turned away alone. */
export type ListedEntry = ListedOutbound & { readonly lastTryAt?: string | null };

/** What an entry blocks; the inbound list takes numbers alone. */
export type Blocked = OutboundWanted;

/** What a page of a list asks for. */
export interface BlacklistQuery {
  pageNum: number;
  limit: number;
  sortBy: 'number' | 'country' | 'blacklistType';
  direction: 'asc' | 'desc';
  search?: string;
}

/** The same query as a file of all entries. */
export type ExportQuery = Omit<BlacklistQuery, 'pageNum' | 'limit'>;

/** Names the impact that was seen (SAY-04). */
type AsSeen = Pick<CallOptions, 'seen'>;

/** The calls of one list (API-65 to API-72). */
export interface BlacklistCalls {
  list(query: BlacklistQuery, signal: AbortSignal): Promise<ListOf<ListedEntry>>;
  add(wanted: Blocked, asSeen: AsSeen): Promise<BlacklistEntry>;
  update(
    id: string,
    wanted: Blocked,
    asOf: { version: number; seen?: string },
  ): Promise<BlacklistEntry>;
  /** Answers the places of entries that are there already, and what was added. */
  importMany(
    entries: Blocked[],
    isDryRun: boolean,
    asSeen?: AsSeen,
  ): Promise<{ duplicates: number[]; added: BlacklistEntry[] }>;
  removeMany(ids: string[], asSeen?: AsSeen): Promise<{ removed: BlacklistEntry[] }>;
  exportFile(query: ExportQuery): Promise<Blob>;
}

const asEntry = (entry: InboundEntry): BlacklistEntry => ({
  ...entry,
  country: '',
  blacklistType: 'number',
});

const asCaller = ({ number }: Blocked) => ({ number: number ?? '' });
const byNumber = <Query extends ExportQuery>(query: Query) => ({
  ...query,
  sortBy: 'number' as const,
});

export const blacklistCalls: Readonly<Record<BlacklistDirection, BlacklistCalls>> = {
  outbound: {
    list: (query, signal) => call(outboundBlacklist.list, { query }, { signal }),
    add: (body, asSeen) => call(outboundBlacklist.add, { body }, asSeen),
    update: (id, body, asOf) => call(outboundBlacklist.update, { params: { id }, body }, asOf),
    importMany: (entries, isDryRun, asSeen) =>
      call(outboundBlacklist.importMany, { body: { entries, isDryRun } }, asSeen),
    removeMany: (ids, asSeen) => call(outboundBlacklist.removeMany, { body: { ids } }, asSeen),
    exportFile: (query) => call(outboundBlacklist.exportFile, { query }),
  },
  inbound: {
    async list(query, signal) {
      const answer = await call(inboundBlacklist.list, { query: byNumber(query) }, { signal });
      return {
        ...answer,
        items: answer.items.map((entry) => ({ ...entry, ...asEntry(entry) })),
      };
    },
    add: async (wanted, asSeen) =>
      asEntry(await call(inboundBlacklist.add, { body: asCaller(wanted) }, asSeen)),
    async update(id, wanted, asOf) {
      const input = { params: { id }, body: asCaller(wanted) };
      return asEntry(await call(inboundBlacklist.update, input, asOf));
    },
    async importMany(entries, isDryRun, asSeen) {
      const body = { entries: entries.map(asCaller), isDryRun };
      const { duplicates, added } = await call(inboundBlacklist.importMany, { body }, asSeen);
      return { duplicates, added: added.map(asEntry) };
    },
    async removeMany(ids, asSeen) {
      const { removed } = await call(inboundBlacklist.removeMany, { body: { ids } }, asSeen);
      return { removed: removed.map(asEntry) };
    },
    exportFile: (query) => call(inboundBlacklist.exportFile, { query: byNumber(query) }),
  },
};

/** What an entry blocks, as it is sent. */
export const blockedBy = ({ number, country }: BlacklistEntry): Blocked =>
  number === null
    ? { blacklistType: 'country', number, country }
    : { blacklistType: 'number', number, country };
