import type { LoggedCall } from '@jackfield/contract/api/call-log';
import { directionWords } from '@jackfield/domain/words/usage';
import { defineMessages, t } from '@jackfield/texts';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../../platform/context.ts';
import { csvAmount, type CsvColumn, csvTime, listingFile } from '../../platform/csv.ts';
import { selectCalls } from './listing.ts';
import type { CallScope } from './scope.ts';

/** What the file of calls says. */
const texts = defineMessages('server.callLog', {
  answered: 'Answered',
  blocked: 'Blocked',
  done: 'Yes',
  failed: 'Failed',
  fileAmount: 'Amount',
  fileBack: 'Called back',
  fileCurrency: 'Currency',
  fileDate: 'Date ({zone})',
  fileDirection: 'Direction',
  fileDuration: 'Length (seconds)',
  fileName: 'Name',
  fileNumber: 'Number',
  fileOutcome: 'Outcome',
  fileOwn: 'Own number',
  fileReached: 'Reached',
  fileTeam: 'Team',
  fileUser: 'User',
  fileWait: 'Wait (seconds)',
  menu: 'Hung up in menu',
  message: 'Left a message',
  nobody: 'Nobody answered',
  open: 'No',
  untold: 'Not told',
  waiting: 'Hung up waiting',
});

const columns: readonly CsvColumn<LoggedCall>[] = [
  { head: texts.fileDate, value: ({ date }, zone) => csvTime(date, zone) },
  { head: texts.fileDirection, value: ({ direction }) => t(directionWords[direction]) },
  { head: texts.fileName, value: ({ other }) => other.name },
  { head: texts.fileNumber, value: ({ other }) => other.number },
  { head: texts.fileOwn, value: ({ own }) => own.number },
  { head: texts.fileUser, value: ({ teammate }) => teammate?.name ?? '' },
  { head: texts.fileReached, value: ({ reached }) => reached?.name ?? '' },
  { head: texts.fileTeam, value: ({ team }) => team?.name ?? '' },
  { head: texts.fileOutcome, value: ({ ended }) => t(texts[ended]) },
  { head: texts.fileWait, value: ({ wait }) => wait },
  { head: texts.fileDuration, value: ({ duration }) => duration },
  { head: texts.fileBack, value: ({ back }) => back && t(texts[back]) },
  { head: texts.fileAmount, value: ({ amount }) => csvAmount(amount) },
  { head: texts.fileCurrency, value: ({ currency }) => currency },
];

/** Calls in their order as a CSV file. */
export function exportCallsFile(context: RequestContext, scope: CallScope): Readable {
  return listingFile(columns, scope.timeZone, (part) =>
    context.read((tx) => selectCalls(tx, scope, part)),
  );
}
