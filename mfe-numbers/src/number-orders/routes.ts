import { paths } from '@jackfield/contract';
import type { RouteObject } from 'react-router';

const { numbers, company } = paths.admin;
const pages = () => import('./number-order-pages.tsx');

const routesOf = ({ outboundEdit, directoryEdit }: typeof numbers | typeof company) => [
  {
    path: outboundEdit(':id', ':pid', 'outbound-calling-name'),
    lazy: async () => ({ Component: (await pages()).NumberCallingName }),
  },
  {
    path: outboundEdit(':id', ':pid', 'order-history'),
    lazy: async () => ({ Component: (await pages()).NumberCallingNameHistory }),
  },
  {
    path: directoryEdit(':id', ':pid', 'directory-listing'),
    lazy: async () => ({ Component: (await pages()).NumberListing }),
  },
  {
    path: directoryEdit(':id', ':pid', 'order-history'),
    lazy: async () => ({ Component: (await pages()).NumberListingHistory }),
  },
];

/** Calling name and directory listing of numbers in both sections (LIDB-02, LIDB-04). */
export const numberOrderRoutes: RouteObject[] = [numbers, company].flatMap(routesOf);
