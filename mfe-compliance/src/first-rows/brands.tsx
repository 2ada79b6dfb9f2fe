import type { CallAnswer } from '@jackfield/contract';
import { listBrands } from '@jackfield/contract/api/brand';
import { brandStatuses, companyTypes } from '@jackfield/contract/api/compliance';
import { firstRowsOf } from '@jackfield/lists/first-rows';
import { accountAtom, common, t } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { companyTypeLabels, statusStyles } from '../brands-listing/brand-styles.ts';
import { brandColumns } from '../brands-listing/columns.tsx';
import { listDefaults, toRequest } from '../brands-listing/list-brands.ts';
import { brandMessages } from '../brands-listing/messages.ts';
import { phoneRow } from '../brands-listing/phone-row.tsx';

/** First rows of the brands listing. */
export const brands = firstRowsOf({
  list: 'brands',
  defaults: listDefaults,
  endpoint: listBrands,
  toRequest,
  show: (_answer: CallAnswer<typeof listBrands>) => ({
    title: t(brandMessages.title),
    primary: t(brandMessages.add),
    searchPlaceholder: t(brandMessages.search),
    searchPlaceholderShort: t(brandMessages.searchShort),
    pillsLabel: t(common.status),
    pills: [
      { value: '', label: t(brandMessages.all) },
      ...brandStatuses.map((value) => ({ value, label: t(statusStyles[value].label) })),
    ],
    filters: [
      {
        key: 'type',
        label: t(common.type),
        options: companyTypes.map((value) => ({ value, label: t(companyTypeLabels[value]) })),
      },
    ],
    columns: brandColumns(useAtomValue(accountAtom)?.timeZone ?? 'UTC'),
    rowId: ({ id }) => id,
    rowName: ({ companyName }) => companyName,
    phoneRow,
    hasMenu: true,
  }),
});
