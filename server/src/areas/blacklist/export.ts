import { countryName } from '@jackfield/domain/dialing';
import { t } from '@jackfield/texts';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../../platform/context.ts';
import { csvFile, type CsvValue } from '../../platform/csv.ts';
import type { BlacklistRow } from './entry.ts';
import { type BlacklistListing, selectEntries } from './repository.ts';
import { texts } from './texts.ts';

/** Entries read at once; the file grows by as many lines. */
const pageSize = 1000;

const outboundHeads = [texts.fileNumber, texts.fileCode, texts.fileCountry, texts.fileType];
const outboundCells = ({ number, country, blacklist_type: type }: BlacklistRow): CsvValue[] => [
  number,
  country,
  countryName(country ?? ''),
  type,
];

/** A list under its search as a CSV file, which an import takes as it is (annex J8). */
export function exportEntries(context: RequestContext, listing: BlacklistListing): Readable {
  const isOutbound = listing.direction === 'outbound';
  async function* pages() {
    for (let offset = 0; ; offset += pageSize) {
      const part = { limit: pageSize, offset };
      const { rows } = await context.read((tx) => selectEntries(tx, listing, part));
      yield rows.map((row) => (isOutbound ? outboundCells(row) : [row.number]));
      if (rows.length < pageSize) return;
    }
  }
  const heads = isOutbound ? outboundHeads : [texts.fileNumber];
  return csvFile(
    heads.map((head) => t(head)),
    pages(),
  );
}
