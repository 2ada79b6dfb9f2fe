import type { TeamListQuery } from '@jackfield/contract/api/team';

/** Keys under which teams are kept in the query client; a prefix names everything below it. */
export const teamKeys = {
  all: ['team'],
  lists: ['team', 'list'],
  list: (request: TeamListQuery) => ['team', 'list', request],
  record: (id: string) => ['team', 'record', id],
} as const;
