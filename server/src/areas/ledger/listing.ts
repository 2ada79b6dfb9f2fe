import type { Transaction } from '@jackfield/contract/api/balance';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { WantedPage } from '../../platform/list.ts';
import { transactionConditions, type TransactionScope } from './scope.ts';

export interface TransactionListing extends TransactionScope {
  readonly sortBy: 'createdAt' | 'transactionType' | 'amount' | 'status';
  readonly direction: 'asc' | 'desc';
}

const sortKeys = {
  createdAt: sql`b.created_at`,
  transactionType: sql`b.transaction_type collate "C"`,
  amount: sql`b.amount`,
  status: sql`b.status collate "C"`,
} as const;

interface TransactionRow extends Pick<Transaction, 'id' | 'description' | 'currency' | 'status'> {
  readonly transaction_type: Transaction['transactionType'];
  readonly amount: string;
  readonly balance_after: string | null;
  readonly created_at: Date;
  readonly brand: string | null;
  readonly last4_digits: string | null;
  readonly confirm_url: string | null;
}

/** A transaction as the API answers it (annex F6). */
function toTransaction(row: TransactionRow): Transaction {
  const { id, description, currency, status, brand, last4_digits: last4Digits } = row;
  return {
    id,
    createdAt: row.created_at.toISOString(),
    transactionType: row.transaction_type,
    description,
    amount: Number(row.amount),
    currency,
    balanceAfter: row.balance_after === null ? null : Number(row.balance_after),
    status,
    card: brand === null || last4Digits === null ? null : { brand, last4Digits },
    confirmUrl: status === 'pending' ? row.confirm_url : null,
  };
}

const columns = sql`b.id, b.created_at, b.transaction_type, b.description, b.amount, b.currency,
  b.balance_after, b.status, p.brand, p.last4_digits, p.confirm_url
  from balance_transaction b left join card_payment p on p.id = b.payment_id`;

/** Transactions of a page in their order. */
export async function selectTransactions(
  tx: Tx,
  listing: TransactionListing,
  page: Pick<WantedPage, 'limit' | 'offset'>,
): Promise<Transaction[]> {
  const order = listing.direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<TransactionRow>`
    select ${columns} where ${transactionConditions(listing)}
    order by ${sortKeys[listing.sortBy]} ${order}, b.id ${order}
    limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows.map(toTransaction);
}

/** One transaction; throws when the account has none of that id. */
export async function readTransaction(
  tx: Tx,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<Transaction> {
  const { rows } = await sql<TransactionRow>`
    select ${columns} where b.tenant_id = ${tenantId} and b.id = ${id}`.execute(tx);
  const row = rows[0];
  if (row === undefined) throw new Error('The account has no such transaction.');
  return toTransaction(row);
}

/** How many transactions there are. */
export async function countTransactions(tx: Tx, scope: TransactionScope): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from balance_transaction b
    where ${transactionConditions(scope)}`.execute(tx);
  return rows[0]?.total ?? 0;
}
