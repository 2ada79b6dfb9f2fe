import type { Sort } from '@jackfield/kit/ui/table';

/** What a list shows: everything that its address carries. */
export interface ListParams {
  search: string;
  /** The pill, empty for all. */
  status: string;
  sort: Sort;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Values of the other filters by their keys; unset ones are left out. */
  filters: Readonly<Record<string, string>>;
  /** One long list instead of pages. */
  endless?: boolean;
}

/** What a list shows as text, and the way to another; the page is left out. */
export interface ListAddress {
  query: string;
  open(query: string): void;
}

export interface ListDefaults {
  sort: Sort;
  /** Keys of the filters beside the status pills. */
  filters?: readonly string[];
  pageSize?: number;
}

const positive = (text: string | null, otherwise: number): number => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
};

/** Reads an address; whatever is missing or makes no sense is the default. */
export function readListParams(query: URLSearchParams, defaults: ListDefaults): ListParams {
  const [key, direction] = (query.get('sort') ?? '').split(':');
  return {
    search: (query.get('search') ?? '').trim().slice(0, 100),
    status: query.get('status') ?? '',
    sort: key ? { key, direction: direction === 'desc' ? 'desc' : 'asc' } : defaults.sort,
    page: positive(query.get('page'), 1),
    pageSize: Math.min(positive(query.get('size'), defaults.pageSize ?? 25), 100),
    endless: query.get('view') === 'scroll',
    filters: Object.fromEntries(
      (defaults.filters ?? []).flatMap((name) => {
        const value = query.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
  };
}

/** Writes an address; defaults are left out, and members that are not the list's are kept. */
export function writeListParams(
  query: URLSearchParams,
  params: ListParams,
  defaults: ListDefaults,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string, standard = '') => {
    if (value === standard) next.delete(name);
    else next.set(name, value);
  };
  const sort = ({ key, direction }: Sort) => `${key}:${direction}`;
  put('search', params.search);
  put('status', params.status);
  put('sort', sort(params.sort), sort(defaults.sort));
  put('page', String(params.page), '1');
  put('size', String(params.pageSize), String(defaults.pageSize ?? 25));
  put('view', params.endless ? 'scroll' : '');
  for (const name of defaults.filters ?? []) put(name, params.filters[name] ?? '');
  return next;
}

/** What is shown, as text that another browser can open; page and flow are left out. */
export function queryOf(params: ListParams, defaults: ListDefaults): string {
  const shown = { ...params, page: 1, endless: false, pageSize: defaults.pageSize ?? 25 };
  return writeListParams(new URLSearchParams(), shown, defaults).toString();
}

/** Whether search, pill or a filter narrows the list. */
export function isNarrowed({ search, status, filters }: ListParams): boolean {
  return search !== '' || status !== '' || Object.values(filters).some(Boolean);
}
