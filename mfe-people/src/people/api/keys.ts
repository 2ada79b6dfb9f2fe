import type { TeammateListQuery } from '@jackfield/contract/api/teammate';

/** Keys under which people are kept in the query client; a prefix names everything below it. */
export const peopleKeys = {
  lists: ['teammate', 'list'],
  /** Pages of the listing; pickers keep what they found beside them, in another shape. */
  pages: ['teammate', 'list', 'page'],
  page: (request: TeammateListQuery) => ['teammate', 'list', 'page', request],
  /** Who has which role; an own shape beside the pages. */
  roles: ['teammate', 'list', 'roles'],
  records: ['teammate', 'record'],
  record: (id: string) => ['teammate', 'record', id],
  history: (id: string) => ['teammate', 'history', id],
  teams: ['team', 'names'],
} as const;
