import { defineMessages } from '@jackfield/texts';

/** What the server says of brands and campaigns. */
export const texts = defineMessages('server.compliance', {
  beingReviewed: 'The registry is looking at it. You can change it when its answer is here.',
  code: '{code} is your code. It works for {minutes} minutes. Share it with nobody.',
  codesSent: 'Three codes were sent within an hour. The next one can be sent in {minutes} minutes.',
  notMobile: 'Enter a mobile number. This one cannot get text messages.',
  notOfUsa: 'Only numbers of the USA are part of a campaign.',
  numberUnknown: 'A number does not exist.',
  otherCampaign: '{number} was added elsewhere a moment ago.',
  taxIdTaken: 'Another brand of this account has this tax id.',
  tollFree: 'Toll-free numbers are not part of a campaign.',
  underWay: 'The last submission is still on its way. Wait until it is through.',
});
