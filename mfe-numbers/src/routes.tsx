import type { RouteObject } from 'react-router';

/** Pages of the area; each is loaded when it is opened first. */
export const routes: RouteObject[] = [
  {
    path: '/admin-settings/numbers/listing',
    lazy: async () => {
      const { NumbersPage } = await import('./numbers-listing/numbers-page.tsx');
      return { Component: NumbersPage };
    },
  },
];
