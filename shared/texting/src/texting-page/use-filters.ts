import { numberOwnerSchema } from '@jackfield/contract/api/number';
import type { ListFilter, ListParams } from '@jackfield/lists/list-page';
import { common, useT } from '@jackfield/runtime';
import type { TextingList } from '../texting-status/query.ts';
import { pageMessages } from './messages.ts';

/** Filters beside the groups: whose numbers, and those of one campaign where there is any. */
export function useFilters(
  { filters }: ListParams,
  onParams: (change: Partial<ListParams>) => void,
  campaigns: TextingList['campaigns'],
): ListFilter[] {
  const t = useT();
  const set = (key: string) => (value: string | null) =>
    onParams({ filters: { ...filters, [key]: value ?? '' } });
  const names = { company: t(pageMessages.company), teammate: t(common.user) };
  const owner: ListFilter = {
    key: 'ownerType',
    label: t(pageMessages.owner),
    options: numberOwnerSchema.options.map((value) => ({ value, label: names[value] })),
    value: filters['ownerType'] || null,
    onChange: set('ownerType'),
  };
  const campaign: ListFilter = {
    key: 'campaign',
    label: t(pageMessages.campaign),
    options: campaigns.map(({ id, name }) => ({ value: id, label: name })),
    value: filters['campaign'] || null,
    onChange: set('campaign'),
  };
  return campaigns.length > 0 ? [owner, campaign] : [owner];
}
