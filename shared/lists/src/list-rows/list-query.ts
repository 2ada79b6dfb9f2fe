import type { QueryKey } from '@tanstack/react-query';

/** How one page of a list is asked for. */
export interface ListQuery<Answer> {
  queryKey: QueryKey;
  load(signal: AbortSignal): Promise<Answer>;
}

/** The query in the query client's form. */
export function toOptions<Answer>({ queryKey, load }: ListQuery<Answer>) {
  return { queryKey, queryFn: ({ signal }: { signal: AbortSignal }) => load(signal) };
}
