/** Listings: one page component, and the address that says what it shows. */
export type { BulkAction } from './bulk-bar.tsx';
export { chosenFilters, type ListFilter } from './filter.ts';
export { FilterChip } from './filter-chip.tsx';
export { ListPage } from './list-page.tsx';
export type { ListDefaults, ListParams } from './list-params.ts';
export { oneOf, pageRequest } from './page-request.ts';
export type { PhoneRow } from './phone-list.tsx';
export { type Pill, Pills } from './pills.tsx';
export { prefetchList } from './prefetch-list.ts';
export { SaveView } from './saved-views.tsx';
export { SearchField } from './search-field.tsx';
export { useAddDrawer } from './use-add-drawer.ts';
export { useDenied } from './use-denied.ts';
export { useDrawer, useOpened } from './use-drawer.ts';
export { useListView } from './use-list-view.ts';
export { useListing } from './use-listing.ts';
export { useListParams } from './use-list-params.ts';
export { useSkeleton } from './use-skeleton.ts';
