import { paths } from '@jackfield/contract';
import type { RouteObject } from 'react-router';

const { users } = paths.admin;
const pages = () => import('./number-order-pages.tsx');

/** Calling name and directory listing of users' numbers (LIDB-03). */
export const numberOrderRoutes: RouteObject[] = [
  {
    path: users.outboundEdit(':id', ':pid', 'outbound-calling-name'),
    lazy: async () => ({ Component: (await pages()).UserCallingName }),
  },
  {
    path: users.outboundEdit(':id', ':pid', 'order-history'),
    lazy: async () => ({ Component: (await pages()).UserCallingNameHistory }),
  },
  {
    path: users.directoryEdit(':id', ':pid', 'directory-listing'),
    lazy: async () => ({ Component: (await pages()).UserListing }),
  },
  {
    path: users.directoryEdit(':id', ':pid', 'order-history'),
    lazy: async () => ({ Component: (await pages()).UserListingHistory }),
  },
];
