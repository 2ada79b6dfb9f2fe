import { paths } from '@jackfield/contract';
import type { FirstRows } from '@jackfield/lists/first-rows';
import { teams } from './teams.tsx';
import { users } from './users.tsx';

/** Pages of the area whose first rows the server paints, by the patterns of their addresses. */
export const routes: Readonly<Record<string, FirstRows>> = {
  [paths.admin.users.listing()]: users,
  [paths.admin.teams.listing()]: teams,
};
