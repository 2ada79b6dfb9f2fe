import { unavailablePages } from '@jackfield/kit/remote';
import type { RouteObject } from 'react-router';

const settings = '/your-settings';
const ofNumber = `${settings}/phone-number`;

/** Pages of the area; each is loaded when it is opened first. */
export const routes: RouteObject[] = [
  {
    path: `${settings}/profile`,
    lazy: async () => {
      const { ProfilePage } = await import('./profile/profile-page.tsx');
      return { Component: ProfilePage };
    },
  },
  {
    path: `${settings}/voicemail`,
    lazy: async () => {
      const { VoicemailPage } = await import('./voicemail/voicemail-page.tsx');
      return { Component: VoicemailPage };
    },
  },
  ...unavailablePages([
    `${settings}/advanced-settings`,
    `${settings}/call-handling`,
    `${settings}/my-device`,
    `${settings}/phone-numbers`,
    `${ofNumber}/directory-edit/:pid/directory-listing`,
    `${ofNumber}/directory-edit/:pid/order-history`,
    `${ofNumber}/outbound-edit/:pid/outbound-calling-name`,
    `${ofNumber}/outbound-edit/:pid/order-history`,
  ]),
];
