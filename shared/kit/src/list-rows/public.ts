/** Rows of a paged list that live updates change in place. */
export { settleRows, type SettledRows } from './settle-rows.ts';
export { type PagedAnswer, useListRows } from './use-list-rows.ts';
