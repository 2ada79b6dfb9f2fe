import type { RouteObject } from 'react-router';

/** Pages of the area; each is loaded when it is opened first. */
export const routes: RouteObject[] = [
  {
    path: '/admin-settings/compliance/brands/listing',
    lazy: async () => {
      const { BrandsPage } = await import('./brands-listing/brands-page.tsx');
      return { Component: BrandsPage };
    },
  },
];
