import type { AccountCountry, Currency } from '@jackfield/contract';
import type { PriceItem } from '@jackfield/contract/api/price';

interface PriceTable {
  currency: Currency;
  item: PriceItem;
  /** Two decimals, read as text. */
  amount: string;
  is_monthly: boolean;
  is_taxed: boolean;
}

interface TaxRateTable {
  country: AccountCountry;
  /** Empty for the regions without a rate of their own. */
  region: string;
  /** In per cent, two decimals, read as text. */
  rate: string;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    price: PriceTable;
    tax_rate: TaxRateTable;
  }
}
