import * as v from 'valibot';
import { defineEndpoint } from '@jackfield/contract';
import { listTeammates } from './teammate.ts';

/** Columns that a file of people may hold, in the order of the file. */
export const teammateColumns = [
  'firstName',
  'lastName',
  'email',
  'title',
  'extension',
  'number',
  'role',
  'teams',
  'status',
  'lastSeenAt',
  'id',
  'version',
] as const;
export type TeammateColumn = (typeof teammateColumns)[number];

const anyColumn = teammateColumns.join('|');
const columnList = new RegExp(`^(${anyColumn})(,(${anyColumn}))*$`);

export const exportTeammates = defineEndpoint('GET /api/teammate/export', {
  id: 'teammate.export',
  summary: 'The listing under its search and filters as a CSV file with the columns asked for.',
  source: ['annex J8', 'PPL-01'],
  query: v.object({
    ...v.pick(listTeammates.query, [
      'search',
      'sortBy',
      'direction',
      'status',
      'role',
      'teamId',
      'presence',
      'access',
    ]).entries,
    /** Names of columns with commas between them; all of them when left out. */
    columns: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(200),
        v.regex(columnList),
        v.transform((text) => text.split(',')),
        v.array(v.picklist(teammateColumns)),
      ),
    ),
  }),
  file: 'text/csv',
  fileName: 'users.csv',
});
