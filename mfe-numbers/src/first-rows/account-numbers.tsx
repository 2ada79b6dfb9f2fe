import type { CallAnswer } from '@jackfield/contract';
import { listTenantNumbers } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import { firstRowsOf } from '@jackfield/lists/first-rows';
import { accountAtom, common, t } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { numberColumns } from '../account-numbers/columns.tsx';
import { filterChoices } from '../account-numbers/filter-choices.ts';
import { numberMessages } from '../account-numbers/messages.ts';
import { numberDefaults, toRequest } from '../account-numbers/number-query.ts';
import { phoneRow } from '../account-numbers/phone-row.tsx';

/** First rows of all phone numbers of the account. */
export const accountNumbers = firstRowsOf({
  list: 'numbers.account',
  defaults: numberDefaults,
  endpoint: listTenantNumbers,
  pathOf: ({ tenantId }) => ({ id: tenantId }),
  toRequest,
  show: ({ alike }: CallAnswer<typeof listTenantNumbers>) => {
    const country = useAtomValue(accountAtom)?.country ?? 'USA';
    const isUsa = country === 'USA';
    return {
      title: t(numberMessages.title),
      searchPlaceholder: t(numberMessages.search),
      searchPlaceholderShort: t(common.searchNumbers),
      filters: filterChoices(country),
      columns: numberColumns({ isUsa, hasTexts: country !== 'MYS' }),
      rowId: ({ id }) => id,
      rowName: ({ number }) => formatPhone(number),
      phoneRow: (number) => phoneRow(number, isUsa),
      hasMenu: true,
      alikeIn: alike,
    };
  },
});
