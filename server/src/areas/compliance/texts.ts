import { defineMessages } from '@jackfield/texts';

/** What the server says of brands and campaigns. */
export const texts = defineMessages('server.compliance', {
  beingReviewed: 'The registry is looking at it. You can change it when its answer is here.',
  blocked:
    'The check found something that gets this rejected. Change it, or say why you send it anyway.',
  brandNotVerified: 'Please register and verify a brand first.',
  brandStays: 'A campaign stays with its brand.',
  code: '{code} is your code. It works for {minutes} minutes. Share it with nobody.',
  codesSent: 'Three codes were sent within an hour. The next one can be sent in {minutes} minutes.',
  fileBrand: 'Brand',
  fileCampaign: 'Campaign',
  fileCreated: 'Created',
  fileNumbers: 'Numbers',
  filePayment: 'Payment',
  fileRegistryId: 'Registry id',
  fileStatus: 'Status',
  fileUseCase: 'Use case',
  fee: 'Fee of invoice {number}',
  feeRefund: 'Fee given back, because the registry could not be reached',
  notMobile: 'Enter a mobile number. This one cannot get text messages.',
  notOfUsa: 'Only numbers of the USA are part of a campaign.',
  numberUnknown: 'A number does not exist.',
  otherCampaign: '{number} was added elsewhere a moment ago.',
  phoneNotVerified: 'Verify this number with the code that we text to it.',
  registryDown: 'The registry does not answer. Nothing was charged. Try again later.',
  taxIdTaken: 'Another brand of this account has this tax id.',
  tollFree: 'Toll-free numbers are not part of a campaign.',
  underWay: 'The last submission is still on its way. Wait until it is through.',
  vettingUnderWay: 'This vetting is under way. Wait for its result.',
});
