import { paths } from '@jackfield/contract';
import { firstRowsOf } from '@jackfield/kit/first-rows';
import * as teams from './teams-listing/teams-listing-page.tsx';
import * as users from './users-listing/users-listing-page.tsx';

/** Pages of the area whose first rows the server paints. */
export const { patterns, speak, open, tell } = firstRowsOf({
  [paths.admin.users.listing()]: users,
  [paths.admin.teams.listing()]: teams,
});
