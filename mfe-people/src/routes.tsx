import { paths } from '@jackfield/contract';
import type { RouteObject } from 'react-router';

/** Pages of the area; each is loaded when it is opened first. */
export const routes: RouteObject[] = [
  {
    path: paths.admin.users.listing(),
    lazy: () => import('./users-listing/users-listing-page.tsx'),
  },
  {
    path: paths.admin.users.edit(':id', 'profile'),
    lazy: () => import('./user-profile/user-profile-page.tsx'),
  },
];
