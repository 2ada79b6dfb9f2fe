import { textingGroups } from '@jackfield/contract/api/texting-status';
import { numberOwnerSchema } from '@jackfield/contract/api/number';
import {
  type ListDefaults,
  type ListParams,
  oneOf,
  useListParams,
} from '@jackfield/lists/list-page';
import { useListRows } from '@jackfield/lists/list-rows';
import { useLiveRefetch } from '@jackfield/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { textingEvents, textingKey, textingListOptions } from '../texting-status/query.ts';
import { linesOf } from './lines.ts';

const pageSize = 100;
const defaults: ListDefaults = {
  sort: { key: 'state', direction: 'asc' },
  filters: ['ownerType', 'campaign'],
};

/** What the list's filters ask the server for. */
export function filterOf({ search, status, filters }: ListParams) {
  const group = oneOf(status, textingGroups);
  const ownerType = oneOf(filters['ownerType'], numberOwnerSchema.options);
  const campaignId = filters['campaign'];
  return {
    ...(search && { search }),
    ...(group && { group }),
    ...(ownerType && { ownerType }),
    ...(campaignId && { campaignId }),
  };
}

/** The list as its address asks for it; live changes stay where they are until it is left. */
export function useTextingList() {
  const [params, onParams] = useListParams(defaults);
  const [open, setOpen] = useState<readonly string[]>([]);
  useLiveRefetch(textingEvents, textingKey);
  const asked = { ...filterOf(params), pageNum: params.page, limit: pageSize };
  const query = useQuery({
    ...textingListOptions({
      ...asked,
      fold: 'true',
      ...(open.length > 0 && { open: open.join(',') }),
    }),
    placeholderData: keepPreviousData,
  });
  const shown = { ...asked, open };
  const toPage = useCallback((page: number) => onParams({ page }), [onParams]);
  const { rows, changed } = useListRows(shown, query, toPage);
  return {
    params,
    onParams,
    query,
    lines: linesOf(rows, query.data?.folded ?? []),
    changed,
    show: (alike: string) => setOpen([...open, alike]),
  };
}
