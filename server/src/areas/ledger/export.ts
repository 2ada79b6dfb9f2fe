import type { Transaction } from '@jackfield/contract/api/balance';
import { brandName } from '@jackfield/domain/card-brand';
import { transactionStates, transactionTypeWords } from '@jackfield/domain/words/transactions';
import { t } from '@jackfield/texts';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../../platform/context.ts';
import { csvAmount, type CsvColumn, csvTime, listingFile } from '../../platform/csv.ts';
import { selectTransactions, type TransactionListing } from './listing.ts';
import { texts } from './texts.ts';

const columns: readonly CsvColumn<Transaction>[] = [
  { head: texts.fileDate, value: ({ createdAt }, zone) => csvTime(createdAt, zone) },
  {
    head: texts.fileType,
    value: ({ transactionType }) => t(transactionTypeWords[transactionType]),
  },
  { head: texts.fileDescription, value: ({ description }) => description },
  {
    head: texts.fileCard,
    value: ({ card }) => card && `${brandName(card.brand)} ${card.last4Digits}`,
  },
  { head: texts.fileAmount, value: ({ amount }) => csvAmount(amount) },
  { head: texts.fileBalance, value: ({ balanceAfter }) => csvAmount(balanceAfter) },
  { head: texts.fileCurrency, value: ({ currency }) => currency },
  { head: texts.fileStatus, value: ({ status }) => t(transactionStates[status]) },
];

/** Transactions in their order as a CSV file (annex J8). */
export function exportTransactionsFile(
  context: RequestContext,
  listing: TransactionListing,
): Readable {
  return listingFile(columns, listing.timeZone, (part) =>
    context.read((tx) => selectTransactions(tx, listing, part)),
  );
}
