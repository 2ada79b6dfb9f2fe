import { paths } from '@jackfield/contract';
import type { RouteObject } from 'react-router';

const { yourSettings } = paths;
const pages = () => import('./number-order-pages.tsx');

/** Calling name and directory listing of own numbers (LIDB-01). */
export const numberOrderRoutes: RouteObject[] = [
  {
    path: yourSettings.outboundEdit(':pid', 'outbound-calling-name'),
    lazy: async () => ({ Component: (await pages()).OwnCallingName }),
  },
  {
    path: yourSettings.outboundEdit(':pid', 'order-history'),
    lazy: async () => ({ Component: (await pages()).OwnCallingNameHistory }),
  },
  {
    path: yourSettings.directoryEdit(':pid', 'directory-listing'),
    lazy: async () => ({ Component: (await pages()).OwnListing }),
  },
  {
    path: yourSettings.directoryEdit(':pid', 'order-history'),
    lazy: async () => ({ Component: (await pages()).OwnListingHistory }),
  },
];
