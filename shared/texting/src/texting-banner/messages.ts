import { common, defineMessages } from '@jackfield/runtime';

export const bannerMessages = defineMessages('texting.banner', {
  region: 'Texts from this number',
  stopped: 'Texts from {which, select, one {this number} other {{number}}} stopped on {date}',
  notYet: 'Texts from {which, select, one {this number} other {{number}}} don’t go out yet',
  tollFreeTitle:
    'Texts from {which, select, one {this number} other {{number}}} follow other rules',

  brandSuspended: 'The registry suspended the brand, {brand}.',
  brandUnverified: 'The registry could not verify the brand, {brand}.',
  brandPending: 'The registry is looking at the brand, {brand}.',
  noBrand: 'Carriers ask who sends texts. Register your brand first.',
  campaignSuspended: 'The carriers suspended the campaign {campaign}.',
  campaignRejected: 'The carriers rejected the campaign {campaign}.',
  noCampaign: 'Your brand is verified. Carriers also ask what you text: register a campaign.',
  paymentFailed: 'The payment of the campaign {campaign} failed.',
  paymentPending: 'The campaign {campaign} is being paid.',
  inReview: 'The carriers are looking at the campaign {campaign}.',
  notAttached: 'It is not in a campaign.',
  switchingOn: 'The carriers are switching it on, by {time} at the latest.',
  tollFree: 'Carriers check toll-free numbers first. Ask your phone provider to request it.',
  arrive: '{sentence} Texts to the number still arrive.',

  usa: common.unitedStates,
  canada: common.canada,
  malaysia: common.malaysia,
  score: 'Score {score}',
  notVetted: 'Not vetted',
  beingVetted: 'Being vetted',
  vettingFailed: 'Failed, score {score}',
  kept: 'Kept meanwhile',
  later: 'Not yet',
  suspendedOn: 'Suspended {date}',
  rejectedOn: 'Rejected {date}',

  hurry: 'In a hurry? Move the number to {campaign}, which is active.',
  move: 'Move number…',
  all: 'All numbers',
});
