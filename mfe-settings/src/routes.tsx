import { numberOrderRoutes } from '@jackfield/phone-numbers/number-order-routes';
import type { RouteObject } from 'react-router';
import { ownOrderPaths } from './number-orders/own-order-paths.ts';

const settings = '/your-settings';

/** Pages of the area; each is loaded when it is opened first. */
export const routes: RouteObject[] = [
  {
    path: `${settings}/profile`,
    lazy: () => import('./profile/profile-page.tsx'),
  },
  {
    path: `${settings}/phone-numbers`,
    lazy: () => import('./phone-numbers/phone-numbers-page.tsx'),
  },
  {
    path: `${settings}/call-handling`,
    lazy: () => import('./call-handling/call-handling-page.tsx'),
  },
  {
    path: `${settings}/voicemail`,
    lazy: () => import('./voicemail/voicemail-page.tsx'),
  },
  {
    path: `${settings}/my-device`,
    lazy: () => import('./my-device/my-device-page.tsx'),
  },
  {
    path: `${settings}/advanced-settings`,
    lazy: () => import('./advanced/advanced-page.tsx'),
  },
  ...numberOrderRoutes(
    ownOrderPaths(':pid'),
    () => import('./number-orders/own-number-order-page.tsx'),
  ),
];
