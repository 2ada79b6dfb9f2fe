import type { AccountCountry } from '@jackfield/contract';
import { textingGroups } from '@jackfield/contract/api/texting-status';
import { numberTypesOf } from '@jackfield/domain';
import type { ListFilter } from '@jackfield/lists/list-page';
import { common, t } from '@jackfield/runtime';
import { groupNames } from '@jackfield/texting/texting-status';
import { numberMessages } from './messages.ts';

/** Filters of the listing with their choices: toll-free and texting exist where the country has them. */
export function filterChoices(country: AccountCountry): ListFilter[] {
  const owner = {
    key: 'ownerType',
    label: t(numberMessages.owner),
    options: [
      { value: 'company', label: t(numberMessages.company) },
      { value: 'teammate', label: t(common.user) },
    ],
  };
  const type = {
    key: 'isTollFree',
    label: t(numberMessages.type),
    options: [
      { value: 'false', label: t(numberMessages.local) },
      { value: 'true', label: t(numberMessages.tollFree) },
    ],
  };
  const texting = {
    key: 'texting',
    label: t(numberMessages.texting),
    options: textingGroups.map((value) => ({ value, label: t(groupNames[value]) })),
  };
  return [
    owner,
    ...(numberTypesOf(country).includes('tollFree') ? [type] : []),
    ...(country === 'MYS' ? [] : [texting]),
  ];
}
