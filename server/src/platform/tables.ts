/**
 * All tables as Kysely sees them. Each area adds its own in its `tables.ts`:
 * `declare module '../../platform/tables.ts' { interface Tables { invoice: InvoiceTable } }`.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface Tables {}
