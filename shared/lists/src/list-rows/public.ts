/** Rows of a list that live updates change in place: in pages, or as one long list. */
export { type ListQuery, toOptions } from './list-query.ts';
export { settleRows, type SettledRows } from './settle-rows.ts';
export { type EndlessOptions, useEndlessRows } from './use-endless-rows.ts';
export { type PagedAnswer, useListRows } from './use-list-rows.ts';
