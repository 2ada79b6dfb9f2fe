import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { accountZone } from '../../platform/own-account.ts';
import { importEntries, removeEntries } from './change-many.ts';
import { addEntry, removeEntry, updateEntry } from './change.ts';
import type { BlacklistRow, Blocked, EntryStory } from './entry.ts';
import { exportEntries } from './export.ts';
import { type BlacklistListing, selectEntries, selectStories } from './repository.ts';

interface ListKind<Entry, Listed, Wanted> {
  readonly direction: BlacklistDirection;
  toAnswer(row: BlacklistRow): Entry;
  toListed(row: BlacklistRow, story: EntryStory): Listed;
  /** Throws 400 for what cannot be blocked. */
  toBlocked(wanted: Wanted): Blocked;
}

interface ListingQuery {
  readonly pageNum?: number | undefined;
  readonly limit?: number | undefined;
  readonly sortBy?: BlacklistListing['sortBy'] | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly search?: string | undefined;
}

/** What the calls of one list do; both lists do the same with other entries. */
export function listCalls<Entry, Listed, Wanted>(kind: ListKind<Entry, Listed, Wanted>) {
  const { direction, toAnswer, toListed, toBlocked } = kind;
  const listOf = (context: RequestContext) => ({ tenantId: signedIn(context).tenantId, direction });
  const listingOf = (context: RequestContext, query: ListingQuery): BlacklistListing => {
    const { sortBy = 'number', direction: order = 'asc', search } = query;
    return { ...listOf(context), sortBy, order, search };
  };
  const entryOf = (context: RequestContext, id: string) => ({
    list: listOf(context),
    id,
    toAnswer,
  });
  return {
    async list(context: RequestContext, query: ListingQuery) {
      const page = wantedPage(query, { isPaged: true });
      const listing = listingOf(context, query);
      return context.read(async (tx) => {
        const { rows, total } = await selectEntries(tx, listing, page);
        const storyOf = await selectStories(tx, listing.tenantId, rows);
        const listed = rows.map((row) => toListed(row, storyOf(row)));
        return pageAnswer(listed, total, page);
      });
    },
    add: async (context: RequestContext, wanted: Wanted) =>
      toAnswer(await addEntry(context, listOf(context), toBlocked(wanted))),
    update: async (context: RequestContext, id: string, wanted: Wanted) =>
      toAnswer(await updateEntry(context, entryOf(context, id), toBlocked(wanted))),
    remove: (context: RequestContext, id: string) => removeEntry(context, entryOf(context, id)),
    async importMany(
      context: RequestContext,
      { entries, isDryRun }: { entries: readonly Wanted[]; isDryRun: boolean },
    ) {
      const wanted = entries.map(toBlocked);
      const done = await importEntries(context, listOf(context), { wanted, isDryRun });
      return { duplicates: done.duplicates, added: done.added.map(toAnswer) };
    },
    async removeMany(context: RequestContext, { ids }: { ids: readonly string[] }) {
      const removed = await removeEntries(context, listOf(context), ids);
      return { removed: removed.map(toAnswer) };
    },
    exportFile: async (context: RequestContext, query: ListingQuery) =>
      exportEntries(context, listingOf(context, query), await accountZone(context)),
  };
}
