import type { Industry } from '@jackfield/contract/api/compliance';

/** What a kind of business calls things, as its texts say them. */
export interface IndustryWords {
  /** Who gets the texts. */
  readonly people: string;
  /** What is booked with it. */
  readonly event: string;
  /** What it sends or brings. */
  readonly goods: string;
  /** What people owe or hold there. */
  readonly matter: string;
  /** What it promotes. */
  readonly offer: string;
  /** What people ask about. */
  readonly question: string;
}

const words = (
  people: string,
  event: string,
  goods: string,
  matter: string,
  offer: string,
  question: string,
): IndustryWords => ({ people, event, goods, matter, offer, question });

/** Words of the 16 industries (ENUM-07). */
export const industryWords: Readonly<Record<Industry, IndustryWords>> = {
  RealEstate: words(
    'clients',
    'showing',
    'document folder',
    'rent',
    '10% off our staging service',
    'the listing',
  ),
  Healthcare: words(
    'patients',
    'appointment',
    'prescription order',
    'bill',
    '10% off your next cleaning',
    'your visit',
  ),
  Energy: words(
    'members',
    'service visit',
    'meter',
    'electric bill',
    '15% off smart thermostats',
    'your meter',
  ),
  Entertainment: words(
    'guests',
    'booking',
    'ticket order',
    'membership',
    '20% off weekday tickets',
    'your seats',
  ),
  Retail: words(
    'customers',
    'pickup appointment',
    'order',
    'store account',
    '20% off this weekend',
    'your order',
  ),
  Agriculture: words(
    'growers',
    'delivery appointment',
    'seed order',
    'invoice',
    '10% off spring seed',
    'your order',
  ),
  Insurance: words(
    'policyholders',
    'appointment',
    'policy documents',
    'premium',
    '10% off when you bundle policies',
    'your claim',
  ),
  Education: words(
    'students',
    'advising appointment',
    'book order',
    'tuition bill',
    '15% off summer classes',
    'your classes',
  ),
  Hospitality: words(
    'guests',
    'reservation',
    'room service order',
    'booking',
    '15% off stays in June',
    'your stay',
  ),
  Financial: words(
    'members',
    'appointment',
    'new card',
    'account',
    '10% off safe deposit boxes',
    'your account',
  ),
  Gambling: words(
    'members',
    'reservation',
    'membership card',
    'membership',
    '15% off hotel rooms',
    'your stay',
  ),
  Construction: words(
    'homeowners',
    'site visit',
    'material order',
    'invoice',
    '10% off deck repairs',
    'your project',
  ),
  NGO: words(
    'supporters',
    'volunteer appointment',
    'welcome package',
    'membership',
    '20% off our charity shirts',
    'our work',
  ),
  Manufacturing: words(
    'customers',
    'service appointment',
    'order',
    'invoice',
    '10% off spare parts',
    'your order',
  ),
  Technology: words(
    'users',
    'setup appointment',
    'device order',
    'subscription',
    '20% off the yearly plan',
    'your account',
  ),
  Communication: words(
    'customers',
    'installation appointment',
    'device order',
    'bill',
    '15% off a second line',
    'your line',
  ),
};
