import type { UsageRecord } from '@jackfield/contract/api/usage';
import { callOutcomeWords, directionWords, usageTypeWords } from '@jackfield/domain/words/usage';
import { defineMessages, t } from '@jackfield/texts';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../../platform/context.ts';
import { csvAmount, type CsvColumn, csvTime, listingFile } from '../../platform/csv.ts';
import { selectUsage } from './listing.ts';

/** Heads of the file of usage. */
const texts = defineMessages('server.usage', {
  fileAmount: 'Amount',
  fileCurrency: 'Currency',
  fileDate: 'Date ({zone})',
  fileDirection: 'Direction',
  fileDuration: 'Duration (seconds)',
  fileFrom: 'From',
  fileOutcome: 'Outcome',
  fileRate: 'Rate',
  fileTakenBy: 'Taken by',
  fileTo: 'To',
  fileType: 'Type',
  fileUnits: 'Units',
  fileUser: 'User',
});

const columns: readonly CsvColumn<UsageRecord>[] = [
  { head: texts.fileDate, value: ({ date }, zone) => csvTime(date, zone) },
  { head: texts.fileType, value: ({ usageType }) => t(usageTypeWords[usageType]) },
  { head: texts.fileDirection, value: ({ direction }) => t(directionWords[direction]) },
  { head: texts.fileFrom, value: ({ from }) => from },
  { head: texts.fileTo, value: ({ to }) => to },
  { head: texts.fileUser, value: ({ teammateName }) => teammateName },
  { head: texts.fileTakenBy, value: ({ takenBy }) => takenBy?.name ?? '' },
  { head: texts.fileOutcome, value: ({ outcome }) => outcome && t(callOutcomeWords[outcome]) },
  {
    head: texts.fileDuration,
    value: ({ usageType, duration }) => (usageType === 'sms' ? '' : duration),
  },
  { head: texts.fileUnits, value: ({ units }) => units },
  { head: texts.fileRate, value: ({ rate }) => csvAmount(rate, 4) },
  { head: texts.fileAmount, value: ({ amount }) => csvAmount(amount) },
  { head: texts.fileCurrency, value: ({ currency }) => currency },
];

/** Usage in its order as a CSV file (annex J8). */
export function exportUsageFile(
  context: RequestContext,
  listing: Parameters<typeof selectUsage>[1],
): Readable {
  return listingFile(columns, listing.timeZone, (part) =>
    context.read((tx) => selectUsage(tx, listing, part)),
  );
}
