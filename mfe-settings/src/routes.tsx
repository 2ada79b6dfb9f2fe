import { paths } from '@jackfield/contract';
import { pagesAt } from '@jackfield/kit/remote';
import { numberOrderRoutes } from '@jackfield/phone-numbers/number-order-routes';
import type { RouteObject } from 'react-router';
import { ownOrderPaths } from './number-orders/own-order-paths.ts';

const settings = '/your-settings';

/** Pages of the area; each is loaded when it is opened first. */
export const routes: RouteObject[] = [
  ...pagesAt({
    [`${settings}/messages`]: () => import('./messages/messages-page.tsx'),
    [`${settings}/profile`]: () => import('./profile/profile-page.tsx'),
    [`${settings}/phone-numbers`]: () => import('./phone-numbers/phone-numbers-page.tsx'),
    [`${settings}/call-handling`]: () => import('./call-handling/call-handling-page.tsx'),
    [`${settings}/voicemail`]: () => import('./voicemail/voicemail-page.tsx'),
    [`${settings}/my-device`]: () => import('./my-device/my-device-page.tsx'),
    [`${settings}/calls`]: () => import('./calls/own-calls-page.tsx'),
    [paths.yourSettings.call(':id')]: () => import('./calls/own-call-page.tsx'),
    [`${settings}/texts`]: () => import('./texts/own-texts-page.tsx'),
    [`${settings}/advanced-settings`]: () => import('./advanced/advanced-page.tsx'),
    [`${settings}/notifications`]: () => import('./notifications/notifications-page.tsx'),
    [`${settings}/security`]: () => import('./security/security-page.tsx'),
  }),
  ...numberOrderRoutes(
    ownOrderPaths(':pid'),
    () => import('./number-orders/own-number-order-page.tsx'),
  ),
];
