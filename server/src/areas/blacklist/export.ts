import { countryName } from '@jackfield/domain/dialing';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../../platform/context.ts';
import { type CsvColumn, listingFile } from '../../platform/csv.ts';
import type { BlacklistRow } from './entry.ts';
import { type BlacklistListing, selectEntries } from './repository.ts';
import { texts } from './texts.ts';

const numberColumn: CsvColumn<BlacklistRow> = {
  head: texts.fileNumber,
  value: (row) => row.number,
};
const outboundColumns: readonly CsvColumn<BlacklistRow>[] = [
  numberColumn,
  { head: texts.fileCode, value: (row) => row.country },
  { head: texts.fileCountry, value: (row) => countryName(row.country ?? '') },
  { head: texts.fileType, value: (row) => row.blacklist_type },
];

/** A list under its search as a CSV file, which an import takes as it is (annex J8). */
export function exportEntries(context: RequestContext, listing: BlacklistListing): Readable {
  const columns = listing.direction === 'outbound' ? outboundColumns : [numberColumn];
  return listingFile(columns, 'UTC', async (part) => {
    const { rows } = await context.read((tx) => selectEntries(tx, listing, part));
    return rows;
  });
}
