import { type Brand, getBrand } from '@jackfield/contract/api/brand';
import { call } from '@jackfield/runtime';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** Key of everything about brands. */
export const brandKey = ['brand'] as const;

const recordKey = (id: string) => [...brandKey, 'record', id];

/** One brand, whole. */
export function brandOptions(id: string) {
  return queryOptions({
    queryKey: recordKey(id),
    queryFn: ({ signal }) => call(getBrand, { params: { id } }, { signal }),
  });
}

/** Puts a brand just answered where the pages find it; lists of brands are read again. */
export function keepBrand(client: QueryClient, brand: Brand): void {
  client.setQueryData(recordKey(brand.id), brand);
  void client.invalidateQueries({
    queryKey: brandKey,
    predicate: ({ state }) => state.data !== brand,
  });
}
