import { navigateTo } from '@jackfield/runtime';
import { type ActivityFilters, noFilters, writeActivity } from './activity-filters.ts';

/**
 * Opens the activity over the page that is open, from any area: the host shows it while the address
 * asks for it. Back closes it.
 */
export function openActivity(filters: Partial<ActivityFilters> = {}): void {
  const { pathname, search } = window.location;
  void navigateTo(pathname + writeActivity(search, { ...noFilters, ...filters }));
}
