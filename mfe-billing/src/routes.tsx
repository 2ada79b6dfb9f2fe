import type { RouteObject } from 'react-router';

const billing = '/admin-settings/billing';

/** Pages of the area; each is loaded when it is opened first. */
export const routes: RouteObject[] = [
  {
    path: `${billing}/billing-information`,
    lazy: () => import('./billing-information/billing-page.tsx'),
  },
  {
    path: `${billing}/billing-information/invoice/:id`,
    lazy: () => import('./invoice-document/invoice-page.tsx'),
  },
  {
    path: `${billing}/call-credits/edit/balance`,
    lazy: () => import('./call-credits/balance-page.tsx'),
  },
  {
    path: `${billing}/call-credits/edit/transaction`,
    lazy: () => import('./call-credits/transactions-page.tsx'),
  },
  {
    path: `${billing}/call-credits/edit/usage`,
    lazy: () => import('./call-credits/usage-page.tsx'),
  },
  {
    path: `${billing}/call-credits/edit/guard`,
    lazy: () => import('./spend-guard/guard-page.tsx'),
  },
  {
    path: `${billing}/billing-summary/edit/summary`,
    lazy: () => import('./billing-summary/summary-page.tsx'),
  },
  {
    path: `${billing}/billing-summary/edit/billing-contact`,
    lazy: () => import('./billing-summary/contact-page.tsx'),
  },
  {
    path: `${billing}/subscription`,
    lazy: () => import('./subscription/subscription-page.tsx'),
  },
  {
    path: `${billing}/international-call/listing`,
    lazy: () => import('./rate-deck/rate-deck-page.tsx'),
  },
  {
    path: `${billing}/call-credits/edit/international-calling`,
    lazy: () => import('./international/international-page.tsx'),
  },
];
