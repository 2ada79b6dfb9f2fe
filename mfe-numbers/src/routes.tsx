import { paths } from '@jackfield/contract';
import { unavailablePages } from '@jackfield/kit/remote';
import type { RouteObject } from 'react-router';

const numbers = '/admin-settings/numbers';
const company = '/admin-settings/company';

const listings = [numbers, `${company}/numbers`].flatMap((owner) => [
  `${owner}/:id/directory-edit/:pid/directory-listing`,
  `${owner}/:id/directory-edit/:pid/order-history`,
  `${owner}/:id/outbound-edit/:pid/outbound-calling-name`,
  `${owner}/:id/outbound-edit/:pid/order-history`,
]);

/** Pages of the area; each is loaded when it is opened first. */
export const routes: RouteObject[] = [
  {
    path: `${numbers}/edit/:id/info`,
    lazy: () => import('./number-info/number-info-page.tsx'),
  },
  {
    path: `${numbers}/edit/:id/business-hour`,
    lazy: () => import('./number-hours/number-hours-page.tsx'),
  },
  {
    path: `${numbers}/edit/:id/call-handling`,
    lazy: () => import('./number-routing/number-routing-page.tsx'),
  },
  {
    path: `${numbers}/edit/:id/sms-handling`,
    lazy: () => import('./number-messages/number-messages-page.tsx'),
  },
  {
    path: `${numbers}/listing`,
    lazy: async () => {
      const { NumbersPage } = await import('./numbers-listing/numbers-page.tsx');
      return { Component: NumbersPage };
    },
  },
  {
    path: paths.admin.company.info(),
    lazy: () => import('./company-info/company-info-page.tsx'),
  },
  {
    path: paths.admin.company.e911(),
    lazy: () => import('./company-e911/company-e911-page.tsx'),
  },
  {
    path: paths.admin.company.blacklist(),
    lazy: () => import('./blacklist/blacklist-page.tsx'),
  },
  {
    path: paths.admin.company.usage(),
    lazy: () => import('./usage/usage-page.tsx'),
  },
  ...unavailablePages([
    `${numbers}/edit/:id/info`,
    `${numbers}/edit/:id/business-hour`,
    `${numbers}/edit/:id/call-handling`,
    `${numbers}/edit/:id/sms-handling`,
    `${numbers}/edit/:id/advanced-settings`,
    `${company}/numbers/listing`,
    `${company}/numbers/edit/:id/details`,
    `${company}/numbers/:id/registration`,
    ...listings,
  ]),
];
