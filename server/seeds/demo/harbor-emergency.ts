import type { DemoAccount } from './shapes.ts';

const inAlabama = { addressLine2: '', stateCode: 'AL' };

/** Where people of Harbor Dental Group are when they call 911; two addresses are not valid. */
export const harborEmergency = {
  places: {
    'Daphne office': {
      ...inAlabama,
      houseNumber: '1405',
      streetName: 'Main Street',
      addressLine2: 'Unit B',
      city: 'Daphne',
      zip: '36526',
    },
    'Fairhope office': {
      ...inAlabama,
      houseNumber: '52',
      streetName: 'South Section Street',
      city: 'Fairhope',
      zip: '36532',
    },
    'fiona@harbordental.com': {
      ...inAlabama,
      houseNumber: '18',
      streetName: 'Bay Rd',
      city: 'Daphne',
      zip: '36526',
    },
    'edwin@harbordental.com': {
      ...inAlabama,
      houseNumber: '77',
      streetName: 'Pine Street',
      city: 'Mobile',
      zip: '36604',
    },
  },
  testCalls: [
    { email: 'renee@harbordental.com', daysAgo: 2 },
    { email: 'miguel@harbordental.com', daysAgo: 4 },
    { email: 'gwen@harbordental.com', daysAgo: 19 },
  ],
} satisfies Pick<DemoAccount, 'places' | 'testCalls'>;
