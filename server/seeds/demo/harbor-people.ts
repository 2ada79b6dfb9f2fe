import type { DemoPerson } from './shapes.ts';

/** People of Harbor Dental Group: 41 active, 5 pending, 2 suspended. */
export const harborPeople: readonly DemoPerson[] = [
  person('Renee', 'Castellano', 'renee', 1001, 'Practice owner', ['Front desk'], 'online', [
    '+12515550101',
  ]),
  person(
    'Maya',
    'Okafor',
    'maya.okafor',
    1002,
    'Office manager',
    ['Front desk', 'Billing'],
    'online',
    ['+12515550142', '+12515550188', '+18335550121'],
  ),
  person('Daniel', 'Whitcombe', 'daniel', 1004, 'Receptionist', ['Front desk'], '12 minutes', [
    '+12515550117',
  ]),
  person('Priya', 'Raghunathan', 'priya.r', 1005, 'Dental hygienist', ['Hygiene'], 'online', [
    '+12515550163',
    '+12515550164',
  ]),
  person('Tomás', 'Herrera', 'tomas', 1007, 'Billing specialist', ['Billing'], 'online', [
    '+12515550171',
  ]),
  invited('Alice', 'Nakagawa', 'alice.n', 1008, 'Dental assistant', 2),
  person('Marcus', 'Bellweather', 'marcus', 1009, 'Dental hygienist', ['Hygiene'], '2 hours', [
    '+12515550184',
  ]),
  person(
    'Ingrid',
    'Solberg',
    'ingrid.solberg',
    1011,
    'Insurance coordinator',
    ['Insurance'],
    'online',
    ['+18335550190'],
  ),
  invited('Jonah', 'Abernathy', 'jonah', 1012, 'Receptionist', 5),
  person('Wei Ling', 'Tan', 'weiling', 1014, 'Accounts clerk', ['Billing'], '1 day', [
    '+12515550126',
  ]),
  person('Grace', 'Adeyemi', 'grace', 1015, 'Insurance coordinator', ['Insurance'], 'online', [
    '+12515550135',
    '+12515550136',
  ]),
  suspended('Peter', 'Lindqvist', 'peter.l', 1018, 'Receptionist', ['Front desk'], '+12515550158'),
  person('Sofia', 'Marchetti', 'sofia', 1019, 'Dental hygienist', ['Hygiene'], '4 hours', [
    '+12515550166',
  ]),
  person('Amara', 'Nwosu', 'amara', 1020, 'Dentist', ['Doctors'], 'online', ['+12515550102']),
  person('Benjamin', 'Kowalski', 'ben.kowalski', 1021, 'Dentist', ['Doctors'], '25 minutes', [
    '+12515550103',
  ]),
  person(
    'Camila',
    'Duarte',
    'camila',
    1022,
    'Orthodontist',
    ['Doctors', 'Orthodontics'],
    'online',
    ['+12515550104', '+12515550105'],
  ),
  person('Darnell', 'Pettway', 'darnell', 1023, 'Oral surgeon', ['Doctors'], '3 hours', [
    '+12515550106',
  ]),
  person(
    'Elena',
    'Vasquez',
    'elena.v',
    1024,
    'Treatment coordinator',
    ['Orthodontics'],
    '8 minutes',
    ['+12515550107'],
  ),
  person('Farid', 'Haddad', 'farid', 1025, 'Dental assistant', ['Daphne office'], '1 hour', [
    '+12515550108',
  ]),
  person('Gwendolyn', 'Price', 'gwen', 1026, 'Office coordinator', ['Daphne office'], 'online', [
    '+12515550109',
  ]),
  person('Hannah', 'Brinkley', 'hannah', 1027, 'Receptionist', ['Daphne office'], '40 minutes', [
    '+12515550116',
  ]),
  person('Isaac', 'Thornton', 'isaac', 1028, 'Dental hygienist', ['Hygiene'], '2 days', [
    '+12515550118',
  ]),
  person('Jasmine', 'Lovelace', 'jasmine', 1029, 'Recall coordinator', ['Recall'], 'online', [
    '+12515550119',
  ]),
  person('Kenji', 'Watanabe', 'kenji', 1030, 'Laboratory technician', ['Laboratory'], '5 hours', [
    '+12515550120',
  ]),
  person('Latoya', 'Simmons', 'latoya', 1031, 'Laboratory technician', ['Laboratory'], '6 hours', [
    '+12515550122',
  ]),
  person('Miguel', 'Santos', 'miguel', 1032, 'Receptionist', ['Fairhope office'], 'online', [
    '+12515550123',
  ]),
  person('Nadia', 'Rahimi', 'nadia', 1033, 'Dental assistant', ['Fairhope office'], '18 minutes', [
    '+12515550124',
  ]),
  person('Oliver', 'Fenwick', 'oliver', 1034, 'Office coordinator', ['Fairhope office'], '3 days', [
    '+12515550125',
  ]),
  person('Patrice', 'Guidry', 'patrice', 1035, 'Human resources', [], '7 hours', ['+12515550127']),
  person(
    'Quentin',
    'Ashby',
    'quentin',
    1036,
    'IT support',
    [],
    'online',
    ['+12515550128'],
    'admin',
  ),
  person('Rosalind', 'Meyer', 'rosalind', 1037, 'Purchasing', [], '1 day', ['+12515550129']),
  person('Samir', 'Patel', 'samir', 1038, 'Dentist', ['Doctors'], '50 minutes', ['+12515550130']),
  invited('Tabitha', 'Crane', 'tabitha', 1039, 'Dental assistant', 1),
  person('Ursula', 'Hoffmann', 'ursula', 1040, 'Dental hygienist', ['Hygiene'], '9 hours', [
    '+12515550131',
  ]),
  person('Victor', 'Delgado', 'victor', 1041, 'Recall coordinator', ['Recall'], '35 minutes', [
    '+12515550132',
  ]),
  person('Whitney', 'Sandoval', 'whitney', 1042, 'Marketing', [], '2 hours', ['+12515550133']),
  person('Xavier', 'Boone', 'xavier', 1043, 'Dental assistant', ['Orthodontics'], '4 days', [
    '+12515550134',
  ]),
  person('Yolanda', 'Ferris', 'yolanda', 1044, 'Receptionist', ['Daphne office'], 'online', [
    '+12515550137',
  ]),
  person(
    'Zachary',
    'Lindell',
    'zach',
    1045,
    'Dental assistant',
    ['Fairhope office'],
    '15 minutes',
    ['+12515550138'],
  ),
  person('Beatrice', 'Olsen', 'beatrice', 1046, 'Sterilization lead', [], '11 hours', [
    '+12515550139',
  ]),
  invited('Calvin', 'Murdock', 'calvin', 1047, 'Dental hygienist', 9),
  person('Delphine', 'Rousseau', 'delphine', 1048, 'Pediatric dentist', ['Doctors'], '1 hour', [
    '+12515550140',
  ]),
  person('Edwin', 'Mbeki', 'edwin', 1049, 'Night call nurse', ['After hours'], '10 hours', [
    '+12515550141',
  ]),
  person('Fiona', 'Gallagher', 'fiona', 1050, 'Night call nurse', ['After hours'], '13 hours', [
    '+12515550143',
  ]),
  suspended('Gordon', 'Tate', 'gordon', 1051, 'Courier', [], '+12515550144'),
  person('Helena', 'Novak', 'helena', 1052, 'Training lead', [], '6 days', ['+12515550145']),
  invited('Ibrahim', 'Sesay', 'ibrahim', 1053, 'Dental assistant', 0),
  person('Josephine', 'Carver', 'josephine', 1054, 'Bookkeeper', [], '22 minutes', [
    '+12515550146',
  ]),
];

function person(
  firstName: string,
  lastName: string,
  mailbox: string,
  extension: number,
  title: string,
  teams: readonly string[],
  seen: DemoPerson['seen'],
  numbers: readonly string[],
  role: DemoPerson['role'] = extension <= 1002 ? 'admin' : 'standard',
): DemoPerson {
  return {
    firstName,
    lastName,
    email: `${mailbox}@harbordental.com`,
    extension: String(extension),
    title,
    teams,
    seen,
    numbers,
    role,
    status: 'active',
  };
}

function invited(
  firstName: string,
  lastName: string,
  mailbox: string,
  extension: number,
  title: string,
  daysAgo: number,
): DemoPerson {
  return {
    ...person(firstName, lastName, mailbox, extension, title, [], null, []),
    status: 'pending',
    invitedDaysAgo: daysAgo,
  };
}

function suspended(
  firstName: string,
  lastName: string,
  mailbox: string,
  extension: number,
  title: string,
  teams: readonly string[],
  number: string,
): DemoPerson {
  return {
    ...person(firstName, lastName, mailbox, extension, title, teams, '3 months', [number]),
    status: 'suspended',
  };
}
