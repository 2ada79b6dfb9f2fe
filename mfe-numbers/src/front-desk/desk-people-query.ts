import { listTeammates } from '@jackfield/contract/api/teammate';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Most people of the sheet, so that it stays a page. */
const most = 8;

/** Somebody whom the front desk may ask. */
export interface DeskPerson {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly extension: string;
}

/** Admins of the account who can answer, by name: they may change where calls go. */
export const deskPeopleOptions = () =>
  queryOptions({
    queryKey: ['teammate', 'front desk'],
    queryFn: async ({ signal }): Promise<DeskPerson[]> => {
      const query = { role: 'admin', status: 'active', sortBy: 'fullName', limit: most } as const;
      const { items } = await call(listTeammates, { query }, { signal });
      return items.map(({ id, fullName: name, extension, ...more }) => ({
        id,
        name,
        title: 'title' in more ? more.title : '',
        extension,
      }));
    },
  });
