/** Queries that have no answer yet: what a list shows before its extras are there. */
export const useQuery = ({ select: _select } = {}) => ({
  data: undefined,
  error: null,
  isError: false,
  isPending: true,
  isPlaceholderData: false,
  refetch: () => undefined,
});
export const useQueries = ({ queries }) => queries.map(() => useQuery());
export const useQueryClient = () => ({ invalidateQueries: () => undefined });
export const useMutation = () => ({ mutate: () => undefined, isPending: false });
export const queryOptions = (options) => options;
export const keepPreviousData = (data) => data;
