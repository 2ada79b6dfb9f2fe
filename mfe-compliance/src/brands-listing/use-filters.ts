import { companyTypes } from '@jackfield/contract/api/compliance';
import type { ListFilter, ListParams } from '@jackfield/lists/list-page';
import { common, useT } from '@jackfield/runtime';
import { companyTypeLabels } from './brand-styles.ts';

/** Filters of the listing beside its status pills. */
export function useFilters(
  { filters }: ListParams,
  change: (part: Partial<ListParams>) => void,
): ListFilter[] {
  const t = useT();
  return [
    {
      key: 'type',
      label: t(common.type),
      options: companyTypes.map((value) => ({ value, label: t(companyTypeLabels[value]) })),
      value: filters.type ?? null,
      onChange: (type) => change({ filters: { ...filters, type: type ?? '' } }),
    },
  ];
}
