import type { SavedView } from '@jackfield/contract/api/list-view';
import { type ListDefaults, queryOf, readListParams, writeListParams } from './list-params.ts';

/** Query of the view that a list opens with where its address asks for nothing. */
export const defaultQuery = (
  views: readonly Pick<SavedView, 'isDefault' | 'query'>[],
): string | undefined => views.find(({ isDefault }) => isDefault)?.query;

/** The address of a list with what a saved view asks for, from its first page. */
function withView(address: URLSearchParams, view: string, defaults: ListDefaults): URLSearchParams {
  const { search, status, sort, filters } = readListParams(new URLSearchParams(view), defaults);
  const opened = { ...readListParams(address, defaults), search, status, sort, filters, page: 1 };
  return writeListParams(address, opened, defaults);
}

/**
 * The address that a list opens with in place of the one that was asked for, by the person's
 * default view; null where it asks for something itself, or there is no such view.
 */
export function openedByDefault(
  address: URLSearchParams,
  views: readonly Pick<SavedView, 'isDefault' | 'query'>[],
  defaults: ListDefaults,
): URLSearchParams | null {
  const view = defaultQuery(views);
  if (!view || queryOf(readListParams(address, defaults), defaults) !== '') return null;
  const opened = withView(address, view, defaults);
  return queryOf(readListParams(opened, defaults), defaults) === '' ? null : opened;
}
