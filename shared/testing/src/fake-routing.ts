import type { CallAnswer } from '@jackfield/contract';
import type { getRoutingConfig, ToldImpact } from '@jackfield/contract/api/routing-engine';

type Routing = CallAnswer<typeof getRoutingConfig>;

/** The routing of an account that has nothing but what is given. */
export const fakeRouting = (given: Partial<Routing>): Routing => ({
  country: 'USA',
  numbers: [],
  companies: [],
  teams: [],
  people: [],
  menus: [],
  messages: [],
  blockedCallers: [],
  blockedNumbers: [],
  blockedCountries: [],
  allowedCountries: [],
  ...given,
});

/** What a dry run answers where nobody notices, but for what is given. */
export const fakeImpact = (given: Partial<ToldImpact> = {}): ToldImpact => ({
  digest: '0-0000000000000000',
  text: '',
  until: '2027-11-26T00:00:00.000Z',
  differences: [],
  stopped: [],
  change: {},
  planned: null,
  ...given,
});

/** +1 (251) 555-0100, which belongs to a person unless said otherwise. */
export const fakeRoutedNumber = (
  ownerId: string,
  ownerType: 'teammate' | 'company' = 'teammate',
): Routing['numbers'][number] => ({
  id: '018f0000-0000-7000-8000-0000000000e1',
  number: '+12515550100',
  label: 'Main line',
  ownerType,
  ownerId,
  canText: true,
});

/** An active person whose missed calls go to the own voicemail. */
export const fakeRoutedPerson = (
  id: string,
  name: string,
  given: Partial<Routing['people'][number]> = {},
): Routing['people'][number] => ({
  id,
  name,
  status: 'active',
  missedCall: { actionType: 'voicemail', actionValue: null },
  hasGreeting: true,
  ...given,
});
