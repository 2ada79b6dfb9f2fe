import type { CallAnswer } from '@jackfield/contract';
import { listCompanies } from '@jackfield/contract/api/company';
import { firstRowsOf } from '@jackfield/lists/first-rows';
import { common, t } from '@jackfield/runtime';
import { numberColumns } from '../numbers-listing/columns.tsx';
import { companyDefaults, toRequest } from '../numbers-listing/list-companies.ts';
import { listingMessages } from '../numbers-listing/messages.ts';
import { phoneRow } from '../numbers-listing/phone-row.tsx';
import { NumbersTabs } from '../numbers-tabs/numbers-tabs.tsx';
import { ChecksSummary } from '../routing-checks/checks-summary.tsx';
import { whoMessages } from '../who-answers/messages.ts';

/** The list marks names with findings and changes to come when it knows of them. */
const unmarked = { loses: false, changesAt: undefined };

/** First rows of the company numbers. */
export const companyNumbers = firstRowsOf({
  list: 'numbers.company',
  defaults: companyDefaults,
  endpoint: listCompanies,
  toRequest,
  show: (_answer: CallAnswer<typeof listCompanies>) => ({
    title: t(common.companyNumbers),
    tabs: <NumbersTabs isChecking={false} />,
    summary: <ChecksSummary isChecking={false} />,
    primary: t(common.addNumber),
    secondary: t(whoMessages.ask),
    searchPlaceholder: t(listingMessages.search),
    searchPlaceholderShort: t(common.searchNumbers),
    columns: numberColumns(() => unmarked),
    rowId: ({ id }) => id,
    rowName: ({ label }) => label,
    phoneRow: (company) => phoneRow(company, unmarked),
    hasMenu: true,
  }),
});
