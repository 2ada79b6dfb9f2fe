import { defineMessages } from '@jackfield/runtime';

/** Words that more than one page of campaigns says. */
export const campaignMessages = defineMessages('compliance.campaign', {
  compliance: 'Compliance',
  title: 'Campaigns',

  useCase: 'Use case',
  brand: 'Brand',
  description: 'Description',
  subUseCases: 'Sub use cases',
  sample: 'Sample message {place}',
  messageFlow: 'How people agree to get texts',
  optInKeywords: 'Opt-in keywords',
  optOutKeywords: 'Opt-out keywords',
  helpKeywords: 'Help keywords',
  optInMessage: 'Opt-in message',
  optOutMessage: 'Opt-out message',
  helpMessage: 'Help message',

  embeddedLink: 'Links in texts',
  embeddedPhone: 'Phone numbers in texts',
  ageGated: 'Age-restricted content',
  directLending: 'Loans or lending',
  numberPool: 'Number pool',
});
