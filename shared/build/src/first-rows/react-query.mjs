/**
 * Queries of components that are painted: those whose answers a painter has put in have them, as if
 * they had just been asked; the others have none yet.
 */
const keyOf = (queryKey) => JSON.stringify(queryKey);

/** The answers that a painter has put in, until the next page is painted. */
const answers = new Map();

export class QueryClient {
  setQueryData(queryKey, data) {
    answers.set(keyOf(queryKey), data);
  }

  getQueryData(queryKey) {
    return answers.get(keyOf(queryKey));
  }

  clear() {
    answers.clear();
  }

  invalidateQueries() {}
}

const client = new QueryClient();

export function useQuery({ queryKey, select = (data) => data } = {}) {
  const data = client.getQueryData(queryKey);
  const isSuccess = data !== undefined;
  return {
    data: isSuccess ? select(data) : undefined,
    error: null,
    isError: false,
    isPending: !isSuccess,
    isSuccess,
    isPlaceholderData: false,
    refetch: () => undefined,
  };
}
export const useQueries = ({ queries }) => queries.map((one) => useQuery(one));
export const useQueryClient = () => client;
export const useMutation = () => ({ mutate: () => undefined, isPending: false });
export const queryOptions = (options) => options;
export const infiniteQueryOptions = (options) => options;
export const keepPreviousData = (data) => data;
