import { paths } from '@jackfield/contract';
import { numberOrderRoutes } from '@jackfield/phone-numbers/number-order-routes';
import type { RouteObject } from 'react-router';
import { orderPaths } from './number-orders/order-paths.ts';

const numbers = '/admin-settings/numbers';
const orderPage = () => import('./number-orders/number-order-page.tsx');

/** Pages of the area; each is loaded when it is opened first. */
export const routes: RouteObject[] = [
  {
    path: `${numbers}/listing`,
    lazy: () => import('./numbers-listing/numbers-page.tsx'),
  },
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
    path: `${numbers}/edit/:id/advanced-settings`,
    lazy: () => import('./number-advanced/number-advanced-page.tsx'),
  },
  {
    path: `${numbers}/edit/:id/sms-handling`,
    lazy: () => import('./number-messages/number-messages-page.tsx'),
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
  {
    path: paths.admin.company.numbers(),
    lazy: () => import('./account-numbers/account-numbers-page.tsx'),
  },
  {
    path: paths.admin.company.numberDetails(':id'),
    lazy: () => import('./number-details/number-details-page.tsx'),
  },
  {
    path: paths.admin.company.numberRegistration(':id'),
    lazy: () => import('./number-registration/registration-page.tsx'),
  },
  ...numberOrderRoutes(orderPaths(paths.admin.numbers, ':id', ':pid'), orderPage),
  ...numberOrderRoutes(orderPaths(paths.admin.company, ':id', ':pid'), orderPage),
];
