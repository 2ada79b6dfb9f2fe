import type { UsageRecord } from '@jackfield/contract/api/usage';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../../platform/context.ts';
import { csvFile, type CsvValue } from '../../platform/csv.ts';
import { selectUsage } from './listing.ts';

interface FileColumn {
  readonly head: string;
  value(record: UsageRecord): CsvValue;
}

const columns: readonly FileColumn[] = [
  { head: 'Date (UTC)', value: ({ date }) => date },
  { head: 'Type', value: ({ usageType }) => usageType },
  { head: 'Direction', value: ({ direction }) => direction },
  { head: 'From', value: ({ from }) => from },
  { head: 'To', value: ({ to }) => to },
  { head: 'User', value: ({ teammateName }) => teammateName },
  { head: 'Duration (seconds)', value: ({ duration }) => duration },
  { head: 'Units', value: ({ units }) => units },
  { head: 'Rate', value: ({ rate }) => rate },
  { head: 'Amount', value: ({ amount }) => amount },
  { head: 'Currency', value: ({ currency }) => currency },
];

/** Records read at once; the file grows by as many lines. */
const pageSize = 1000;

/** Usage in its order as a CSV file, read page by page (annex J8). */
export function exportUsageFile(
  context: RequestContext,
  listing: Parameters<typeof selectUsage>[1],
): Readable {
  async function* pages() {
    for (let offset = 0; ; offset += pageSize) {
      const part = { limit: pageSize, offset };
      const records = await context.read((tx) => selectUsage(tx, listing, part));
      yield records.map((record) => columns.map(({ value }) => value(record)));
      if (records.length < pageSize) return;
    }
  }
  return csvFile(
    columns.map(({ head }) => head),
    pages(),
  );
}
