import { listTeams, type TeamList } from '@jackfield/contract/api/team';
import { firstRowsOf } from '@jackfield/lists/first-rows';
import { common, t } from '@jackfield/runtime';
import { flowLabels } from '../teams/flow-labels.ts';
import { teamColumns } from '../teams-listing/columns.tsx';
import { listingDefaults, toRequest } from '../teams-listing/listing-query.ts';
import { listingMessages } from '../teams-listing/messages.ts';
import { phoneRow } from '../teams-listing/phone-row.tsx';

/** First rows of the teams listing. */
export const teams = firstRowsOf({
  list: 'people.teams',
  defaults: listingDefaults,
  endpoint: listTeams,
  toRequest,
  show: ({ counts }: TeamList) => ({
    title: t(common.teams),
    primary: t(listingMessages.add),
    searchPlaceholder: t(listingMessages.search),
    searchPlaceholderShort: t(listingMessages.searchShort),
    pillsLabel: t(common.type),
    pills: [
      { value: '', label: t(listingMessages.all), count: counts.all },
      { value: 'ringGroup', label: t(flowLabels.ringGroup), count: counts.ringGroup },
      { value: 'callQueue', label: t(flowLabels.callQueue), count: counts.callQueue },
    ],
    columns: teamColumns(),
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
    phoneRow,
    hasMenu: true,
  }),
});
