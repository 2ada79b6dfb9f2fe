import { admin, invited, peopleOf, suspended } from './people.ts';
import type { DemoAccount, DemoPerson, DemoWeek } from './shapes.ts';

const week: DemoWeek = {
  monday: ['09:00-13:00', '14:00-18:00'],
  tuesday: ['09:00-13:00', '14:00-18:00'],
  wednesday: ['09:00-13:00', '14:00-18:00'],
  thursday: ['09:00-13:00', '14:00-18:00'],
  friday: ['09:00-12:15', '14:45-18:00'],
  saturday: ['09:00-13:00'],
};

const person = peopleOf('rimbatrails.my', '+6032155', {
  301: 'aisyah',
  302: 'jason.lim',
  304: 'faizal',
  305: 'meiling',
  307: 'hajar',
  308: 'daniel.jugah',
  311: 'boonkeat',
});

const people: readonly DemoPerson[] = [
  admin(
    person(
      'Nurul Aisyah',
      'Rahman',
      301,
      'Managing director',
      ['Reservations'],
      'online',
      '0101',
      '0102',
    ),
  ),
  admin(
    person(
      'Jason',
      'Lim Wei Jie',
      302,
      'General manager',
      ['Reservations', 'Groups'],
      '14 minutes',
      '0103',
    ),
  ),
  person('Kavitha', 'Subramaniam', 303, 'Reservations lead', ['Reservations'], 'online', '0104'),
  person('Mohd Faizal', 'Ismail', 304, 'Tour guide', ['Guides'], '2 hours', '0105'),
  person('Chong Mei', 'Ling', 305, 'Reservations agent', ['Reservations'], '35 minutes', '0106'),
  person('Arjun', 'Pillai', 306, 'Groups and events', ['Groups'], '5 hours', '0107'),
  person('Siti Hajar', 'Osman', 307, 'Accountant', [], '1 day', '0108'),
  person('Daniel', 'Anak Jugah', 308, 'Tour guide', ['Guides'], '3 days', '0109'),
  person('Farah', 'Zulkifli', 309, 'Marketing', [], '50 minutes', '0110'),
  invited(4, person('Hafiz', 'Abdullah', 310, 'Driver', ['Guides'], null)),
  suspended(person('Tan', 'Boon Keat', 311, 'Driver', ['Guides'], '2 months', '0111')),
];

/** The Malaysian account: local numbers only, amounts in ringgit. */
export const rimba: DemoAccount = {
  key: 'rimba',
  companyName: 'Rimba Trails Sdn Bhd',
  country: 'MYS',
  currency: 'myr',
  timeZone: 'Asia/Kuala_Lumpur',
  language: 'ms',
  address: {
    streetAddress: '27 Jalan Telawi 3',
    extendedAddress: 'Bangsar Baru',
    locality: 'Kuala Lumpur',
    region: 'KUL',
    postalCode: '59100',
  },
  isTrial: false,
  balance: '412.35',
  createdDaysAgo: 402,
  people,
  teams: [
    { name: 'Reservations', extension: '401', inboundFlow: 'callQueue', ringSeconds: 25 },
    { name: 'Guides', extension: '402', inboundFlow: 'ringGroup', ringSeconds: 30 },
    { name: 'Groups', extension: '403', inboundFlow: 'ringGroup', ringSeconds: 20 },
  ],
  companies: [
    {
      label: 'Reservations',
      numbers: ['+60321550100'],
      week,
      open: { actionType: 'ivr', menu: 'Menu utama' },
      closed: { actionType: 'voicemail', email: 'kavitha@rimbatrails.my' },
      menus: [
        {
          name: 'Menu utama',
          greeting:
            'Terima kasih kerana menghubungi Rimba Trails. Untuk tempahan, tekan 1. Untuk kumpulan dan acara, tekan 2. Untuk pemandu pelancong, tekan 3.',
          keys: [
            { input: '1', target: { action: 'team', team: 'Reservations' } },
            { input: '2', target: { action: 'team', team: 'Groups' } },
            { input: '3', target: { action: 'team', team: 'Guides' } },
            { input: 'timeout', target: { action: 'team', team: 'Reservations' } },
          ],
        },
      ],
    },
    {
      label: 'Guide hotline',
      numbers: ['+60321550112'],
      week: 'always',
      open: { actionType: 'team', team: 'Guides' },
      closed: { actionType: 'teammate', email: 'jason.lim@rimbatrails.my' },
    },
  ],
  cards: [
    {
      brand: 'visa',
      last4Digits: '1881',
      expMonth: 3,
      expiresInYears: 3,
      holderName: 'Nurul Aisyah Rahman',
    },
  ],
  invoices: {},
  brands: [],
};
