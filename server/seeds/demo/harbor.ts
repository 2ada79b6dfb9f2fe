import { harborBrands } from './harbor-brands.ts';
import { harborCompanies, splitWeek } from './harbor-companies.ts';
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
  invoices: [
    {
      monthsAgo: -1,
      status: 'draft',
      amount: '0',
      pieces: [
        { item: 'user', quantity: 48 },
        { item: 'localNumber', quantity: 50 },
        { item: 'tollFreeNumber', quantity: 6 },
      ],
    },
    {
      monthsAgo: 0,
      status: 'open',
      amount: '0',
      pieces: [
        { item: 'user', quantity: 48 },
        { item: 'localNumber', quantity: 44 },
        { item: 'tollFreeNumber', quantity: 7 },
      ],
    },
    { monthsAgo: 1, status: 'paid', amount: '1241.10' },
    { monthsAgo: 2, status: 'failed', amount: '1198.75' },
    { monthsAgo: 3, status: 'paid', amount: '1198.75' },
    { monthsAgo: 4, status: 'succeeded', amount: '1176.00' },
    { monthsAgo: 5, status: 'payment_intent.payment_failed', amount: '1164.20' },
    { monthsAgo: 6, status: 'void', amount: '32.00' },
    { monthsAgo: 7, status: 'uncollectible', amount: '18.40' },
    ...[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18].map((monthsAgo) => ({
      monthsAgo,
      status: 'paid' as const,
      amount: (1150 - monthsAgo * 12.35).toFixed(2),
    })),
  ],
  brands: harborBrands,
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
