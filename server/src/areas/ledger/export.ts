import type { Transaction } from '@jackfield/contract/api/balance';
import { type Message, t } from '@jackfield/texts';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../../platform/context.ts';
import { csvFile, type CsvValue } from '../../platform/csv.ts';
import { selectTransactions, type TransactionListing } from './listing.ts';
import { texts } from './texts.ts';

interface FileColumn {
  readonly head: Message;
  value(transaction: Transaction): CsvValue;
}

const columns: readonly FileColumn[] = [
  { head: texts.fileDate, value: ({ createdAt }) => createdAt },
  { head: texts.fileType, value: ({ transactionType }) => transactionType },
  { head: texts.fileDescription, value: ({ description }) => description },
  { head: texts.fileCard, value: ({ card }) => card && `${card.brand} ${card.last4Digits}` },
  { head: texts.fileAmount, value: ({ amount }) => amount },
  { head: texts.fileBalance, value: ({ balanceAfter }) => balanceAfter },
  { head: texts.fileCurrency, value: ({ currency }) => currency },
  { head: texts.fileStatus, value: ({ status }) => status },
];

/** Transactions read at once; the file grows by as many lines. */
const pageSize = 1000;

/** Transactions in their order as a CSV file, read page by page (annex J8). */
export function exportTransactionsFile(
  context: RequestContext,
  listing: TransactionListing,
): Readable {
  async function* pages() {
    for (let offset = 0; ; offset += pageSize) {
      const part = { limit: pageSize, offset };
      const found = await context.read((tx) => selectTransactions(tx, listing, part));
      yield found.map((transaction) => columns.map(({ value }) => value(transaction)));
      if (found.length < pageSize) return;
    }
  }
  return csvFile(
    columns.map(({ head }) => t(head)),
    pages(),
  );
}
