import { paths } from '@jackfield/contract';
import { numberOrderRoutes } from '@jackfield/phone-numbers/number-order-routes';
import type { RouteObject } from 'react-router';
import { userOrderPaths } from './user-number-orders/user-order-paths.ts';

const { users, teams, deskphones } = paths.admin;

/** Pages of the area; each is loaded when it is opened first. */
export const routes: RouteObject[] = [
  {
    path: users.listing(),
    lazy: () => import('./users-listing/users-listing-page.tsx'),
  },
  {
    path: users.edit(':id', 'profile'),
    lazy: () => import('./user-profile/user-profile-page.tsx'),
  },
  {
    path: users.edit(':id', 'phone-numbers'),
    lazy: () => import('./user-phone-numbers/user-phone-numbers-page.tsx'),
  },
  {
    path: users.edit(':id', 'call-handling'),
    lazy: () => import('./user-call-handling/user-call-handling-page.tsx'),
  },
  {
    path: users.edit(':id', 'voicemail'),
    lazy: () => import('./user-voicemail/user-voicemail-page.tsx'),
  },
  {
    path: users.edit(':id', 'my-device'),
    lazy: () => import('./user-device/user-device-page.tsx'),
  },
  ...numberOrderRoutes(
    userOrderPaths(':id', ':pid'),
    () => import('./user-number-orders/user-number-order-page.tsx'),
  ),
  {
    path: deskphones.allDevices(),
    lazy: () => import('./all-devices/all-devices-page.tsx'),
  },
  {
    path: deskphones.buyPhones(),
    lazy: () => import('./buy-phones/buy-phones-page.tsx'),
  },
  {
    path: teams.listing(),
    lazy: () => import('./teams-listing/teams-listing-page.tsx'),
  },
  {
    path: teams.edit(':id', 'members'),
    lazy: () => import('./team-members/members-page.tsx'),
  },
  {
    path: teams.edit(':id', 'inbound-flow'),
    lazy: () => import('./team-inbound-flow/inbound-flow-page.tsx'),
  },
  {
    path: teams.edit(':id', 'business-hour'),
    lazy: () => import('./team-business-hour/business-hour-page.tsx'),
  },
  {
    path: teams.edit(':id', 'call-handling'),
    lazy: () => import('./team-call-handling/team-call-handling-page.tsx'),
  },
  {
    path: teams.edit(':id', 'voicemail'),
    lazy: () => import('./team-voicemail/team-voicemail-page.tsx'),
  },
];
