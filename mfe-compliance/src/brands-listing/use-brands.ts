import { useListing } from '@jackfield/lists/list-page';
import { brandPage, toRequest } from './list-brands.ts';

const defaults = { sort: { key: 'companyName', direction: 'asc' } } as const;

/** Brands as the address asks for them. */
export function useBrands() {
  return useListing(defaults, (params) => brandPage(toRequest(params))).listing;
}
