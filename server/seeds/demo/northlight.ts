import { admin, invited, peopleOf } from './people.ts';
import type { DemoAccount, DemoPerson, DemoWeek } from './shapes.ts';

const week: DemoWeek = {
  monday: ['08:30-18:00'],
  tuesday: ['08:30-18:00'],
  wednesday: ['08:30-18:00'],
  thursday: ['08:30-18:00'],
  friday: ['08:30-16:00'],
};

const person = peopleOf('northlightbikes.ca', '+1416555');

const people: readonly DemoPerson[] = [
  {
    ...admin(person('Claire', 'Fontaine', 101, 'Founder', ['Customer care'], 'online', '0120')),
    language: 'fr-CA',
  },
  admin(
    person(
      'Anil',
      'Mehta',
      102,
      'Operations lead',
      ['Customer care', 'Dispatch'],
      '6 minutes',
      '0121',
    ),
  ),
  person('Sarah', 'Tremblay', 103, 'Dispatcher', ['Dispatch'], 'online', '0122'),
  person('Owen', 'MacLeod', 104, 'Workshop lead', ['Dispatch'], '3 hours', '0123'),
  invited(1, person('Li Na', 'Zhou', 105, 'Bookkeeper', [], null)),
];

/** The Canadian account, on trial. */
export const northlight: DemoAccount = {
  key: 'northlight',
  companyName: 'Northlight Bicycle Works',
  country: 'CAN',
  currency: 'usd',
  timeZone: 'America/Toronto',
  address: {
    streetAddress: '688 Queen Street West',
    extendedAddress: '',
    locality: 'Toronto',
    region: 'ON',
    postalCode: 'M6J 1E7',
  },
  isTrial: true,
  balance: '10.00',
  createdDaysAgo: 9,
  people,
  teams: [
    { name: 'Customer care', extension: '201', inboundFlow: 'ringGroup', ringSeconds: 20 },
    { name: 'Dispatch', extension: '202', inboundFlow: 'callQueue', ringSeconds: 30 },
  ],
  companies: [
    {
      label: 'Shop line',
      numbers: ['+14165550119', '+18335550119'],
      week,
      open: { actionType: 'ivr', menu: 'Welcome' },
      closed: { actionType: 'voicemail', email: 'claire@northlightbikes.ca' },
      menus: [
        {
          name: 'Welcome',
          greeting:
            'You have reached Northlight Bicycle Works. For sales and service, press 1. For pickups, press 2.',
          keys: [
            { input: '1', target: { action: 'team', team: 'Customer care' } },
            { input: '2', target: { action: 'team', team: 'Dispatch' } },
            { input: 'timeout', target: { action: 'team', team: 'Customer care' } },
          ],
        },
      ],
    },
  ],
  cards: [],
  invoices: {},
  brands: [],
};
