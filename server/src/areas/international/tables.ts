export interface InternationalCheckTable {
  transaction_id: string;
  tenant_id: string;
  /** Name of who asked for it. */
  asked_by: string;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    international_check: InternationalCheckTable;
  }
}
