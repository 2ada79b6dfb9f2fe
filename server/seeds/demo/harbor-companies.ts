import type { DemoCompany, DemoWeek } from './shapes.ts';

const officeWeek: DemoWeek = {
  monday: ['09:00-17:30'],
  tuesday: ['09:00-17:30'],
  wednesday: ['09:00-17:30'],
  thursday: ['09:00-19:00'],
  friday: ['09:00-17:30'],
  saturday: ['09:00-13:00'],
};

/** With a break at noon. */
export const splitWeek: DemoWeek = {
  monday: ['08:00-12:00', '13:00-17:00'],
  tuesday: ['08:00-12:00', '13:00-17:00'],
  wednesday: ['08:00-12:00', '13:00-17:00'],
  thursday: ['08:00-12:00', '13:00-17:00'],
  friday: ['08:00-12:00'],
};

/** Nine numbers under eight company numbers, with every kind of routing target. */
export const harborCompanies: readonly DemoCompany[] = [
  {
    label: 'Main line',
    numbers: ['+12515550100', '+18335550100'],
    week: officeWeek,
    open: { actionType: 'ivr', menu: 'Main menu' },
    closed: { actionType: 'voicemail', email: 'renee@harbordental.com' },
    menus: [
      {
        name: 'Main menu',
        greeting:
          'Thank you for calling Harbor Dental. For appointments, press 1. For insurance, press 2. For billing, press 3. For our locations, press 4. For the pharmacy, press 5.',
        keys: [
          { input: '1', target: { action: 'team', team: 'Front desk' } },
          { input: '2', target: { action: 'team', team: 'Insurance' } },
          { input: '3', target: { action: 'team', team: 'Billing' } },
          { input: '4', target: { action: 'ivr', menu: 'Locations' } },
          { input: '9', target: { action: 'ivr', menu: 'Spanish menu' } },
          { input: '0', target: { action: 'teammate', email: 'daniel@harbordental.com' } },
          { input: 'timeout', target: { action: 'hangup' } },
        ],
      },
      {
        name: 'Locations',
        greeting:
          'For our office in Mobile, press 1. For Daphne, press 2. For Fairhope, press 3. For orthodontics, press 4. To hear the main menu again, press star.',
        keys: [
          { input: '1', target: { action: 'team', team: 'Front desk' } },
          { input: '2', target: { action: 'team', team: 'Daphne office' } },
          { input: '3', target: { action: 'team', team: 'Fairhope office' } },
          { input: '4', target: { action: 'team', team: 'Orthodontics' } },
          { input: '*', target: { action: 'ivr', menu: 'Main menu' } },
          { input: 'timeout', target: { action: 'team', team: 'Front desk' } },
        ],
      },
      {
        name: 'Spanish menu',
        greeting:
          'Gracias por llamar a Harbor Dental. Para citas, oprima 1. Para seguros, oprima 2. Para pagos, oprima 3. Para hablar con Elena, oprima 0.',
        keys: [
          { input: '1', target: { action: 'team', team: 'Front desk' } },
          { input: '2', target: { action: 'team', team: 'Insurance' } },
          { input: '3', target: { action: 'teammate', email: 'tomas@harbordental.com' } },
          { input: '0', target: { action: 'teammate', email: 'elena.v@harbordental.com' } },
          { input: 'timeout', target: { action: 'team', team: 'Front desk' } },
        ],
      },
      {
        name: 'After hours',
        greeting:
          'Our offices are closed. If this is a dental emergency, press 1 for the nurse on call. To leave a message, press 2.',
        keys: [
          { input: '1', target: { action: 'team', team: 'After hours' } },
          { input: '2', target: { action: 'team', team: 'Front desk' } },
          { input: 'timeout', target: { action: 'hangup' } },
        ],
      },
    ],
  },
  {
    label: 'Insurance desk',
    numbers: ['+12515550110'],
    week: officeWeek,
    open: { actionType: 'team', team: 'Insurance' },
    closed: { actionType: 'voicemail', email: 'ingrid.solberg@harbordental.com' },
  },
  {
    label: 'Billing office',
    numbers: ['+12515550111'],
    week: splitWeek,
    open: {
      actionType: 'callgroup',
      emails: ['tomas@harbordental.com', 'weiling@harbordental.com'],
    },
    closed: { actionType: 'message', medium: 'Billing is closed.wav' },
    messages: {
      'Billing is closed.wav':
        'The billing office is closed. Please call again on a weekday between 8 and 5, or pay online at any time.',
    },
  },
  {
    label: 'Daphne office',
    numbers: ['+12515550112'],
    week: officeWeek,
    open: { actionType: 'team', team: 'Daphne office' },
    closed: { actionType: 'team', team: 'After hours' },
  },
  {
    label: 'Fairhope office',
    numbers: ['+12515550113'],
    week: officeWeek,
    open: { actionType: 'team', team: 'Fairhope office' },
    closed: { actionType: 'voicemail', email: 'oliver@harbordental.com' },
  },
  {
    label: 'Spanish line',
    numbers: ['+12515550114'],
    week: officeWeek,
    open: { actionType: 'teammate', email: 'elena.v@harbordental.com' },
    closed: { actionType: 'voicemail', email: 'elena.v@harbordental.com' },
  },
  {
    label: 'Emergency nurse',
    numbers: ['+12515550115'],
    week: 'always',
    open: { actionType: 'team', team: 'After hours' },
    closed: { actionType: 'number', number: '+12515550199' },
  },
  {
    label: 'New patient offers',
    numbers: ['+18335550111'],
    week: splitWeek,
    open: { actionType: 'team', team: 'Recall' },
    closed: { actionType: 'number', number: '+12515550198' },
  },
];
