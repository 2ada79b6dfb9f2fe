import { KitProvider } from '@jackfield/kit/ui/core';
import {
  type ActivityFilters,
  noFilters,
  readActivity,
  writeActivity,
} from '@jackfield/records/activity-address';
import { navigateTo, RuntimeProvider } from '@jackfield/runtime';
import { ActivityDrawer } from './activity-drawer.tsx';
import { useEffect, useState } from 'react';

const filtersNow = () => readActivity(window.location.search) ?? noFilters;

function goTo(filters: ActivityFilters | null): void {
  const { pathname, search } = window.location;
  void navigateTo(pathname + writeActivity(search, filters), { replace: true });
}

/**
 * The activity with the component library that it needs; loaded when it is first opened. Filters
 * are kept in the address and make no steps of Back; closing is one, where opening was.
 */
export default function ActivityPanel({ isOverPage }: { isOverPage: boolean }) {
  const [filters, setFilters] = useState(filtersNow);
  useEffect(() => {
    const read = () => setFilters(filtersNow);
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  return (
    <RuntimeProvider>
      <KitProvider>
        <ActivityDrawer
          filters={filters}
          onFilters={goTo}
          onClose={() => (isOverPage ? window.history.back() : goTo(null))}
        />
      </KitProvider>
    </RuntimeProvider>
  );
}
