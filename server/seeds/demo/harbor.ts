import { harborBrands } from './harbor-brands.ts';
import { harborCompanies, splitWeek } from './harbor-companies.ts';
import { harborEmergency } from './harbor-emergency.ts';
import { harborPeople } from './harbor-people.ts';
import type { DemoAccount } from './shapes.ts';

/** The USA account, with every status that there is. */
export const harbor: DemoAccount = {
  key: 'harbor',
  companyName: 'Harbor Dental Group',
  country: 'USA',
  currency: 'usd',
  timeZone: 'America/Chicago',
  address: {
    streetAddress: '214 Dauphin Street',
    extendedAddress: 'Suite 300',
    locality: 'Mobile',
    region: 'AL',
    postalCode: '36602',
  },
  isTrial: false,
  balance: '248.60',
  caps: { hour: '3.00', day: '7.00', user: '2.00', country: '3.00' },
  callsTo: ['CZE', 'DNK', 'HKG', 'IND', 'JPN', 'KOR', 'MEX', 'MYS', 'PHL', 'SGP', 'SWE'],
  createdDaysAgo: 680,
  people: harborPeople,
  ...harborEmergency,
  teams: [
    { name: 'Front desk', extension: '2001', inboundFlow: 'ringGroup', ringSeconds: 25 },
    { name: 'Hygiene', extension: '2002', inboundFlow: 'ringGroup', ringSeconds: 20 },
    { name: 'Billing', extension: '2003', inboundFlow: 'ringGroup', ringSeconds: 60 },
    {
      name: 'Insurance',
      extension: '2004',
      inboundFlow: 'callQueue',
      ringSeconds: 30,
      week: splitWeek,
    },
    { name: 'Doctors', extension: '2005', inboundFlow: 'ringGroup', ringSeconds: 20 },
    { name: 'Orthodontics', extension: '2006', inboundFlow: 'ringGroup', ringSeconds: 20 },
    { name: 'Daphne office', extension: '2007', inboundFlow: 'ringGroup', ringSeconds: 25 },
    { name: 'Fairhope office', extension: '2008', inboundFlow: 'ringGroup', ringSeconds: 25 },
    { name: 'Recall', extension: '2009', inboundFlow: 'callQueue', ringSeconds: 20 },
    { name: 'Laboratory', extension: '2010', inboundFlow: 'ringGroup', ringSeconds: 15 },
    { name: 'After hours', extension: '2011', inboundFlow: 'callQueue', ringSeconds: 30 },
  ],
  companies: harborCompanies,
  cards: [
    card('visa', '4242', 8, 2, 'Renee Castellano'),
    card('mastercard', '0119', 12, 0, 'Harbor Dental Group'),
  ],
  invoices: { 0: 'failed', 6: 'void', 7: 'uncollectible' },
  brands: harborBrands,
  portOrder: {
    number: 2041,
    carrier: 'Gulf Coast Telecom',
    numbers: [
      ['+12515550155', 'Fairhope office'],
      ['+12515550156', 'Fairhope office'],
      ['+12515550157', 'Daphne office'],
    ],
    sentAccountNumber: '2515550155',
    accountNumber: 'GCT-448-20917',
    signedBy: 'renee@harbordental.com',
    sentBy: 'maya.okafor@harbordental.com',
  },
};

function card(
  brand: string,
  last4Digits: string,
  expMonth: number,
  expiresInYears: number,
  holderName: string,
) {
  return { brand, last4Digits, expMonth, expiresInYears, holderName };
}
