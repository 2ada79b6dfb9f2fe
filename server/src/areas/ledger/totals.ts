import { sumAmounts } from '@jackfield/domain';
import { transactionTypes, type TransactionType } from '@jackfield/contract/api/balance';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { transactionConditions, type TransactionScope } from './scope.ts';

interface TotalsRow {
  readonly transaction_type: TransactionType;
  readonly count: number;
  readonly came: string;
  readonly went: string;
}

/**
 * How many transactions of each type there are, and what those of the wanted type brought to the
 * credit and took from it: what a card paid for does not move it.
 */
export async function transactionTotalsOf(tx: Tx, scope: TransactionScope) {
  const { transactionType: wanted, ...others } = scope;
  const { rows } = await sql<TotalsRow>`
    select b.transaction_type, count(*)::integer as count,
      coalesce(sum(b.amount) filter (where b.amount > 0 and b.balance_after is not null), 0) as came,
      coalesce(sum(b.amount) filter (where b.amount < 0 and b.balance_after is not null), 0) as went
    from balance_transaction b where ${transactionConditions(others)}
    group by b.transaction_type`.execute(tx);
  const of = (type: TransactionType) => rows.find((row) => row.transaction_type === type);
  const counted = transactionTypes.map((type) => [type, of(type)?.count ?? 0] as const);
  const asked = rows.filter((row) => wanted === undefined || row.transaction_type === wanted);
  return {
    counts: {
      all: rows.reduce((total, { count }) => total + count, 0),
      ...(Object.fromEntries(counted) as Record<TransactionType, number>),
    },
    in: sumAmounts(asked.map(({ came }) => came)),
    out: sumAmounts(asked.map(({ went }) => went)),
  };
}
