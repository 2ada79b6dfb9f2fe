import { paths } from '@jackfield/contract';
import { pagesAt } from '@jackfield/kit/remote';
import { numberOrderRoutes } from '@jackfield/phone-numbers/number-order-routes';
import type { RouteObject } from 'react-router';
import { orderPaths } from './number-orders/order-paths.ts';

const numbers = '/admin-settings/numbers';
const orderPage = () => import('./number-orders/number-order-page.tsx');

/** Pages of the area; each is loaded when it is opened first. */
export const routes: RouteObject[] = [
  ...pagesAt({
    [`${numbers}/listing`]: () => import('./numbers-listing/numbers-page.tsx'),
    [paths.admin.numbers.calendar()]: () => import('./calendar/calendar-page.tsx'),
    [paths.admin.numbers.texting()]: () => import('./number-texting/texting-page.tsx'),
    [paths.admin.numbers.callCheck()]: () => import('./call-check/call-check-page.tsx'),
    [paths.admin.numbers.away()]: () => import('./absence/absence-page.tsx'),
    [paths.admin.numbers.planned()]: () => import('./planned-changes/planned-page.tsx'),
    [`${numbers}/edit/:id/planned-changes`]: () =>
      import('./planned-changes/number-planned-page.tsx'),
    [`${numbers}/edit/:id/info`]: () => import('./number-info/number-info-page.tsx'),
    [`${numbers}/edit/:id/business-hour`]: () => import('./number-hours/number-hours-page.tsx'),
    [`${numbers}/edit/:id/call-handling`]: () => import('./number-routing/number-routing-page.tsx'),
    [paths.admin.menus({ ownerType: 'company', ownerId: ':id' }, ':menuId?')]: () =>
      import('./number-menus/number-menus-page.tsx'),
    [`${numbers}/edit/:id/advanced-settings`]: () =>
      import('./number-advanced/number-advanced-page.tsx'),
    [`${numbers}/edit/:id/sms-handling`]: () =>
      import('./number-messages/number-messages-page.tsx'),
    [paths.admin.numbers.past(':id')]: () => import('./past-routing/past-page.tsx'),
    [paths.admin.numbers.frontDesk(':id')]: () => import('./front-desk/front-desk-page.tsx'),
    [paths.admin.company.info()]: () => import('./company-info/company-info-page.tsx'),
    [paths.admin.company.security()]: () => import('./account-security/account-security-page.tsx'),
    [paths.admin.company.e911()]: () => import('./company-e911/company-e911-page.tsx'),
    [paths.admin.company.blacklist()]: () => import('./blacklist/blacklist-page.tsx'),
    [paths.admin.company.usage()]: () => import('./company-usage/usage-page.tsx'),
    [paths.admin.company.calls()]: () => import('./call-log/call-log-page.tsx'),
    [paths.admin.company.call(':id')]: () => import('./call-log/call-record-page.tsx'),
    [paths.admin.company.texts()]: () => import('./texts/texts-page.tsx'),
    [paths.admin.company.numbers()]: () => import('./account-numbers/account-numbers-page.tsx'),
    [paths.admin.company.portIn()]: () => import('./port-in/port-list-page.tsx'),
    [paths.admin.company.newPortOrder()]: () => import('./port-in/new-order-page.tsx'),
    [paths.admin.company.portOrder(':id')]: () => import('./port-in/port-order-page.tsx'),
    [paths.admin.company.numberDetails(':id')]: () =>
      import('./number-details/number-details-page.tsx'),
    [paths.admin.company.numberRegistration(':id')]: () =>
      import('./number-registration/registration-page.tsx'),
  }),
  ...numberOrderRoutes(orderPaths(paths.admin.numbers, ':id', ':pid'), orderPage),
  ...numberOrderRoutes(orderPaths(paths.admin.company, ':id', ':pid'), orderPage),
];
