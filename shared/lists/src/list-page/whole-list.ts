import type { ListDefaults, ListParams } from './list-params.ts';

/** What a list endpoint gives at most, of which a list without pages asks for one after the other. */
export const endlessPage = 100;

/** The request that tells how many there are without search and filters. */
export const everything = ({ sort }: ListDefaults): ListParams => ({
  search: '',
  status: '',
  filters: {},
  page: 1,
  pageSize: 1,
  sort,
});
