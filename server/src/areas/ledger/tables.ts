import type { Currency } from '@jackfield/contract';
import type { TransactionStatus, TransactionType } from '@jackfield/contract/api/balance';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Amount with two decimals: read and written as text, so that no float touches money. */
type Money = ColumnType<string, string, string>;

/**
 * Accounts of the book: money at the provider of cards, the prepaid credit, what calls and fees
 * have earned, and what support put right.
 */
export type LedgerAccount = 'card' | 'credit' | 'usage' | 'fees' | 'adjustment';

/** What was asked of a card; the id is the reference at the provider. */
export interface CardPaymentTable {
  id: string;
  tenant_id: string;
  provider_id: string;
  brand: string;
  last4_digits: string;
  amount: Money;
  currency: Currency;
  status: TransactionStatus;
  charge_id: string | null;
  /** Where a pending one is to be confirmed. */
  confirm_url: string | null;
  request_key: string | null;
  invoice_id: string | null;
  created_at: Date;
  settled_at: Date | null;
}

/** What moved from one account of the book to another; books itself when it succeeds. */
export interface BalanceTransactionTable {
  id: string;
  tenant_id: string;
  transaction_type: TransactionType;
  description: string;
  /** As the customer sees it: negative where it takes from the credit or is paid by card. */
  amount: Money;
  currency: Currency;
  from_account: LedgerAccount;
  to_account: LedgerAccount;
  payment_id: string | null;
  status: TransactionStatus;
  /** Null where the credit does not change by it. */
  balance_after: GeneratedAlways<string | null>;
  /** Null until it has succeeded. */
  booked_seq: GeneratedAlways<string | null>;
  created_at: Date;
  settled_at: Date | null;
}

interface LedgerPostingTable {
  tenant_id: GeneratedAlways<string>;
  transaction_id: GeneratedAlways<string>;
  account: GeneratedAlways<LedgerAccount>;
  amount: GeneratedAlways<string>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    card_payment: CardPaymentTable;
    balance_transaction: BalanceTransactionTable;
    ledger_posting: LedgerPostingTable;
  }
}
