import type { Currency } from '@jackfield/contract';
import type { ColumnType } from 'kysely';

interface RateDeckTable {
  currency: Currency;
  country: string;
  dialing_code: string;
  line: 'landline' | 'mobile';
  /** Four decimals, read as text. */
  rate: ColumnType<string, string, string>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    rate_deck: RateDeckTable;
  }
}
