import type { Endpoint, PaintedAddress, PlannedCalls } from '@jackfield/contract';
import { getListView, type ListViewAnswer } from '@jackfield/contract/api/list-view';
import { addressOf, profileAtom, timeZoneAtom } from '@jackfield/runtime/painted';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { openedByDefault } from '../list-page/default-view.ts';
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
    'rows' | 'total' | 'all' | 'view' | 'openView' | 'params' | 'defaults'
  >;
}

/** First rows of a page; what `calls` names is answered in the same order to `paint`. */
export interface FirstRows {
  /** Calls such as `GET /api/team`; none where the page has to be drawn by the browser. */
  calls(address: PaintedAddress): PlannedCalls;
  paint(input: { address: PaintedAddress; answers: readonly unknown[] }): ReactNode;
}

const plain = { apiUrl: '', authUrl: '' };
const phonePage = 100;

/** A call as the server takes it, such as `GET /api/invoice?limit=10`. */
export const callText = (call: {
  endpoint: Endpoint;
  path?: Record<string, unknown> | undefined;
  query?: Record<string, unknown>;
}): string => `${call.endpoint.method} ${addressOf(call.endpoint, plain, call.path, call.query)}`;

function paramsAt({ search, isPhone }: PaintedAddress, defaults: ListDefaults): ListParams {
  const params = readListParams(new URLSearchParams(search), defaults);
  return isPhone ? { ...params, page: 1, pageSize: phonePage } : params;
}

/** The calls and the rows of one listing, for `first-rows.tsx` of its area. */
export function firstRowsOf<Answered extends Answer>(
  options: FirstRowsOptions<Answered>,
): FirstRows {
  const { list, defaults, endpoint, toRequest } = options;
  const callOf = (address: PaintedAddress, params: ListParams) =>
    callText({ endpoint, path: options.pathOf?.(address), query: toRequest(params) });
  const whole: ListParams = {
    search: '',
    status: '',
    filters: {},
    page: 1,
    pageSize: 1,
    sort: defaults.sort,
  };
  const memory = callText({ endpoint: getListView, path: { list } });
  const callsAt = (address: PaintedAddress) => {
    const params = paramsAt(address, defaults);
    const all = isNarrowed(params) ? [callOf(address, whole)] : [];
    return [callOf(address, params), memory, ...all];
  };
  return {
    calls(address) {
      const params = paramsAt(address, defaults);
      if (params.endless) return [];
      if (queryOf(params, defaults) !== '') return callsAt(address);
      if (address.told === undefined) return { first: memory };
      const { views } = address.told as ListViewAnswer;
      const opened = openedByDefault(new URLSearchParams(address.search), views, defaults);
      if (opened === null) return callsAt(address);
      const search = `?${opened}`;
      return { search, calls: callsAt({ ...address, search }) };
    },
    paint({ address, answers }) {
      const params = paramsAt(address, defaults);
      const [answer, { choice, views }, everything] = answers as [
        Answered,
        ListViewAnswer,
        Answered | undefined,
      ];
      const { items, total } = answer;
      if (items.length === 0 || total === null) return null;
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
          openView={views.find(({ query }) => query === queryOf(params, defaults))?.name}
          view={choice ?? { density: 'comfortable', hidden: [] }}
          params={params}
          defaults={defaults}
        />
      );
    },
  };
}
