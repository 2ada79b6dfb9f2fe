import { listTeammates, type TeammateList } from '@jackfield/contract/api/teammate';
import { firstRowsOf } from '@jackfield/lists/first-rows';
import { common, t } from '@jackfield/runtime';
import { userColumns } from '../users-listing/columns.tsx';
import { listingDefaults, toRequest } from '../users-listing/listing-query.ts';
import { listingMessages } from '../users-listing/messages.ts';
import { phoneRow } from '../users-listing/phone-row.tsx';

/** First rows of the users listing. */
export const users = firstRowsOf({
  list: 'people.users',
  defaults: listingDefaults,
  endpoint: listTeammates,
  toRequest,
  show: ({ counts }: TeammateList, { teammateId, timeZone }) => ({
    title: t(common.users),
    primary: t(listingMessages.add),
    secondary: t(listingMessages.import),
    searchPlaceholder: t(listingMessages.search),
    searchPlaceholderShort: t(listingMessages.searchShort),
    pillsLabel: t(common.status),
    pills: [
      { value: '', label: t(listingMessages.all), count: counts.all },
      { value: 'active', label: t(common.active), count: counts.active },
      { value: 'pending', label: t(common.pending), count: counts.pending },
      { value: 'suspended', label: t(common.suspended), count: counts.suspended },
    ],
    filters: [
      {
        key: 'role',
        label: t(common.role),
        options: [
          { value: 'admin', label: t(common.admin) },
          { value: 'standard', label: t(common.standard) },
        ],
      },
      { key: 'team', label: t(common.team) },
      {
        key: 'presence',
        label: t(listingMessages.presence),
        options: [
          { value: 'online', label: t(common.online) },
          { value: 'offline', label: t(common.offline) },
        ],
      },
    ],
    columns: userColumns(teammateId, timeZone),
    rowId: ({ id }) => id,
    rowName: ({ fullName }) => fullName,
    phoneRow: (person) => phoneRow(person, teammateId),
    choosable: true,
    hasMenu: true,
  }),
});
