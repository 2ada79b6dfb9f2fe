import type { Endpoint, PaintedAddress } from '@jackfield/contract';
import { getListView, type ListViewAnswer } from '@jackfield/contract/api/list-view';
import { addressOf, profileAtom, timeZoneAtom } from '@jackfield/runtime/painted';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import {
  isNarrowed,
  type ListDefaults,
  type ListParams,
  queryOf,
  readListParams,
} from '../list-page/list-params.ts';
import { PaintedList, type PaintedListProps } from './painted-list.tsx';

interface Answer {
  items: readonly unknown[];
  total: number | null;
}

/** What the rows are written for. */
export interface Reader {
  params: ListParams;
  teammateId: string;
  timeZone: string;
}

export interface FirstRowsOptions<Answered extends Answer> {
  /** Name of the person's view of the list, as `ListPage` has it. */
  list: string;
  defaults: ListDefaults;
  endpoint: Endpoint;
  /** Names in the braces of the call's path. */
  pathOf?(address: PaintedAddress): Record<string, unknown>;
  /** What the list asks for; the very function of the page. */
  toRequest(params: ListParams): Record<string, unknown>;
  /** Title, columns, pills and so on of an answer. */
  show(
    answer: Answered,
    reader: Reader,
  ): Omit<
    PaintedListProps<Answered['items'][number]>,
    'rows' | 'total' | 'all' | 'view' | 'params' | 'defaults'
  >;
}

/** First rows of a page; what `calls` names is answered in the same order to `paint`. */
export interface FirstRows {
  /** Calls such as `GET /api/team`; none where the page has to be drawn by the browser. */
  calls(address: PaintedAddress): string[];
  paint(input: { address: PaintedAddress; answers: readonly unknown[] }): ReactNode;
}

const plain = { apiUrl: '', authUrl: '' };
const phonePage = 100;

function paramsAt({ search, isPhone }: PaintedAddress, defaults: ListDefaults): ListParams {
  const params = readListParams(new URLSearchParams(search), defaults);
  return isPhone ? { ...params, page: 1, pageSize: phonePage } : params;
}

/** The calls and the rows of one listing, for `first-rows.tsx` of its area. */
export function firstRowsOf<Answered extends Answer>(
  options: FirstRowsOptions<Answered>,
): FirstRows {
  const { list, defaults, endpoint, toRequest } = options;
  const callOf = (address: PaintedAddress, params: ListParams) => {
    const path = options.pathOf?.(address);
    return `${endpoint.method} ${addressOf(endpoint, plain, path, toRequest(params))}`;
  };
  const whole: ListParams = {
    search: '',
    status: '',
    filters: {},
    page: 1,
    pageSize: 1,
    sort: defaults.sort,
  };
  return {
    calls(address) {
      const params = paramsAt(address, defaults);
      if (params.endless) return [];
      return [
        callOf(address, params),
        `${getListView.method} ${addressOf(getListView, plain, { list })}`,
        ...(isNarrowed(params) ? [callOf(address, whole)] : []),
      ];
    },
    paint({ address, answers }) {
      const params = paramsAt(address, defaults);
      const [answer, memory, everything] = answers as [
        Answered,
        ListViewAnswer,
        Answered | undefined,
      ];
      // The list opens with another address than the one that was asked for.
      const isElsewhere =
        queryOf(params, defaults) === '' && memory.views.some(({ isDefault }) => isDefault);
      const { items, total } = answer;
      if (isElsewhere || items.length === 0 || total === null) return null;
      const reader = {
        params,
        teammateId: useAtomValue(profileAtom)?.id ?? '',
        timeZone: useAtomValue(timeZoneAtom),
      };
      return (
        <PaintedList
          {...options.show(answer, reader)}
          rows={items}
          total={total}
          all={everything?.total ?? total}
          view={memory.choice ?? { density: 'comfortable', hidden: [] }}
          params={params}
          defaults={defaults}
        />
      );
    },
  };
}
