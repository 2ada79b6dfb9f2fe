import { countryName } from '@jackfield/domain/dialing';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../../platform/context.ts';
import { type CsvColumn, csvTime, listingFile } from '../../platform/csv.ts';
import type { BlacklistRow, EntryStory } from './entry.ts';
import { type BlacklistListing, selectEntries, selectStories } from './repository.ts';
import { texts } from './texts.ts';

type Told = BlacklistRow & EntryStory;

const number: CsvColumn<Told> = { head: texts.fileNumber, value: (row) => row.number };
const story: readonly CsvColumn<Told>[] = [
  { head: texts.fileBlockedBy, value: ({ blockedBy }) => blockedBy && blockedBy.name },
  { head: texts.fileSince, value: (row, zone) => csvTime(row.updated_at, zone) },
];
const columns: Readonly<Record<BlacklistListing['direction'], readonly CsvColumn<Told>[]>> = {
  outbound: [
    number,
    { head: texts.fileCode, value: (row) => row.country },
    { head: texts.fileCountry, value: (row) => countryName(row.country ?? '') },
    { head: texts.fileType, value: (row) => row.blacklist_type },
    ...story,
  ],
  inbound: [
    number,
    ...story,
    { head: texts.fileLastTry, value: ({ lastTryAt }, zone) => csvTime(lastTryAt, zone) },
  ],
};

/** A list under its search as a CSV file, which an import takes as it is (annex J8). */
export function exportEntries(
  context: RequestContext,
  listing: BlacklistListing,
  timeZone: string,
): Readable {
  return listingFile(columns[listing.direction], timeZone, (part) =>
    context.read(async (tx) => {
      const { rows } = await selectEntries(tx, listing, part);
      const storyOf = await selectStories(tx, listing.tenantId, rows);
      return rows.map((row) => ({ ...row, ...storyOf(row) }));
    }),
  );
}
