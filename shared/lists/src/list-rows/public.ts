/** Rows of a list that live updates change in place: in pages, or as one long list. */
export { type ListQuery, toOptions } from './list-query.ts';
export { settleRows } from './settle-rows.ts';
export { useEndlessRows } from './use-endless-rows.ts';
export { useListRows } from './use-list-rows.ts';
