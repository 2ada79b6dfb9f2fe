import { defineMessages } from '@jackfield/texts';

/** What the server says of brands and campaigns. */
export const texts = defineMessages('server.compliance', {
  beingReviewed: 'The registry is reviewing it. You can change it once the answer is here.',
  blocked:
    'The check found something that reviewers refuse. Change it, or say why you send it anyway.',
  brandNotVerified: 'Please register and verify a brand first.',
  brandStays: 'The brand of a campaign cannot be changed.',
  code: '{code} is your code to register {company} for texting. It works for {minutes} minutes. Do not share it.',
  codesSent:
    'You have used your 3 codes for this hour. The next one can be sent in {minutes} minutes.',
  fileBrand: 'Brand',
  fileCampaign: 'Campaign',
  fileCampaigns: 'Campaigns',
  fileCompany: 'Company',
  fileCreated: 'Created ({zone})',
  fileNumbers: 'Numbers',
  filePayment: 'Payment',
  fileRegistryId: 'Registry ID',
  fileScore: 'Vetting score',
  fileStatus: 'Status',
  fileType: 'Type',
  fileUseCase: 'Use case',
  fee: 'Fee of invoice {number}',
  feeRefund: 'Fee refunded, because the registry could not be reached',
  notMobile: 'Enter a mobile number. This one cannot get text messages.',
  notOfUsa: 'Only USA numbers can be in a campaign.',
  numberUnknown: 'One of the numbers does not exist.',
  otherCampaign: '{number} belongs to the campaign {name}.',
  phoneNotVerified: 'Verify this number with the code that we text to it.',
  registryDown: 'The registry is not responding. Nothing was charged. Try again later.',
  taxIdTaken: 'Another brand of this account has this tax ID.',
  tollFree: 'Toll-free numbers are not part of a campaign.',
  underWay: 'The last submission is still being sent. Please wait until it is done.',
  vettingUnderWay: 'This vetting is under way. Wait for its result.',
});
