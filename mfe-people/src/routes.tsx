import { paths } from '@jackfield/contract';
import { pagesAt } from '@jackfield/kit/remote';
import { numberOrderRoutes } from '@jackfield/phone-numbers/number-order-routes';
import type { RouteObject } from 'react-router';
import { userOrderPaths } from './user-number-orders/user-order-paths.ts';

const { users, teams, menus, deskphones } = paths.admin;

/** Pages of the area; each is loaded when it is opened first. */
export const routes: RouteObject[] = [
  ...pagesAt({
    [users.listing()]: () => import('./users-listing/users-listing-page.tsx'),
    [users.emergency()]: () => import('./emergency-board/emergency-page.tsx'),
    [users.roles()]: () => import('./roles/roles-page.tsx'),
    [users.edit(':id', 'profile')]: () => import('./user-profile/user-profile-page.tsx'),
    [users.edit(':id', 'phone-numbers')]: () =>
      import('./user-phone-numbers/user-phone-numbers-page.tsx'),
    [users.edit(':id', 'call-handling')]: () =>
      import('./user-call-handling/user-call-handling-page.tsx'),
    [users.edit(':id', 'voicemail')]: () => import('./user-voicemail/user-voicemail-page.tsx'),
    [users.edit(':id', 'my-device')]: () => import('./user-device/user-device-page.tsx'),
    [users.edit(':id', 'notifications')]: () => import('./user-notices/user-notices-page.tsx'),
    [users.edit(':id', 'security')]: () => import('./user-security/user-security-page.tsx'),
    [deskphones.allDevices()]: () => import('./all-devices/all-devices-page.tsx'),
    [deskphones.buyPhones()]: () => import('./buy-phones/buy-phones-page.tsx'),
    [teams.live()]: () => import('./live-board/live-board-page.tsx'),
    [teams.listing()]: () => import('./teams-listing/teams-listing-page.tsx'),
    [teams.edit(':id', 'members')]: () => import('./team-members/members-page.tsx'),
    [teams.edit(':id', 'inbound-flow')]: () => import('./team-inbound-flow/inbound-flow-page.tsx'),
    [teams.edit(':id', 'business-hour')]: () =>
      import('./team-business-hour/business-hour-page.tsx'),
    [teams.edit(':id', 'call-handling')]: () =>
      import('./team-call-handling/team-call-handling-page.tsx'),
    [menus({ ownerType: 'team', ownerId: ':id' }, ':menuId?')]: () =>
      import('./team-menus/team-menus-page.tsx'),
    [teams.edit(':id', 'voicemail')]: () => import('./team-voicemail/team-voicemail-page.tsx'),
  }),
  ...numberOrderRoutes(
    userOrderPaths(':id', ':pid'),
    () => import('./user-number-orders/user-number-order-page.tsx'),
  ),
];
