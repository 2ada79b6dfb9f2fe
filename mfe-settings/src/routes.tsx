import type { RouteObject } from 'react-router';
import { numberOrderRoutes } from './number-orders/routes.ts';

const settings = '/your-settings';

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
    path: `${settings}/phone-numbers`,
    lazy: async () => {
      const { PhoneNumbersPage } = await import('./phone-numbers/phone-numbers-page.tsx');
      return { Component: PhoneNumbersPage };
    },
  },
  {
    path: `${settings}/call-handling`,
    lazy: async () => {
      const { CallHandlingPage } = await import('./call-handling/call-handling-page.tsx');
      return { Component: CallHandlingPage };
    },
  },
  {
    path: `${settings}/voicemail`,
    lazy: async () => {
      const { VoicemailPage } = await import('./voicemail/voicemail-page.tsx');
      return { Component: VoicemailPage };
    },
  },
  {
    path: `${settings}/my-device`,
    lazy: async () => {
      const { MyDevicePage } = await import('./my-device/my-device-page.tsx');
      return { Component: MyDevicePage };
    },
  },
  {
    path: `${settings}/advanced-settings`,
    lazy: async () => {
      const { AdvancedPage } = await import('./advanced/advanced-page.tsx');
      return { Component: AdvancedPage };
    },
  },
  ...numberOrderRoutes,
];
