import type { RouteObject } from 'react-router';

/** Pages of the area; each is loaded when it is opened first. */
export const routes: RouteObject[] = [
  {
    path: '/admin-settings/billing/billing-information',
    lazy: async () => {
      const { BillingPage } = await import('./billing-information/billing-page.tsx');
      return { Component: BillingPage };
    },
  },
];
