import type { CompanyListQuery } from './list-companies.ts';

/** Keys under which company numbers are kept in the query client; a prefix names everything below it. */
export const companyKeys = {
  all: ['company'],
  lists: ['company', 'list'],
  list: (request: CompanyListQuery) => ['company', 'list', request],
  record: (id: string) => ['company', 'record', id],
} as const;
