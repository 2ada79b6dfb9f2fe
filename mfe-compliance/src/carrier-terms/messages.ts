import { defineMessages } from '@jackfield/runtime';

export const termMessages = defineMessages('compliance.carrierTerms', {
  title: 'How much carriers allow',
  text: 'Carriers set these limits by use case ({useCase}) and vetting score ({score}).',
  textPlain:
    'Carriers set these limits by use case ({useCase}). The brand has no vetting score yet.',
  carrier: 'Carrier',
  class: 'Class',
  throughput: 'Throughput',
  daily: 'Daily limit',
  terms: 'Terms',
  perMinute: '{count, number} texts a minute',
  perDay: '{count, number} texts',
  none: 'None published',
  sharedByCampaign: 'Shared by the numbers of this campaign',
  sharedByBrand: 'Per brand, all campaigns together',
  filters: 'Filters by content and complaints',

  change: 'What would change it',
  score: 'Score {from} to {to}',
  noScore: 'No score',
  now: 'where you are',
  bandMinute: '{carrier} class {class}, {count, number} a minute',
  bandDay: '{carrier} {count, number} a day',
  vetting: 'Vetting of {brand}',
  source: 'Source',
  sourceText: '{name}, read on {date}. Carriers may change it without notice.',
  failed: 'The carrier terms could not be loaded',
});
