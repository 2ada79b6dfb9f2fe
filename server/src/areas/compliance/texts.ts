import { defineMessages } from '@jackfield/texts';

/** What the server says of campaigns. */
export const texts = defineMessages('server.compliance', {
  notOfUsa: 'Only numbers of the USA are part of a campaign.',
  numberUnknown: 'A number does not exist.',
  otherCampaign: 'A number belongs to another campaign.',
  tollFree: 'Toll-free numbers are not part of a campaign.',
});
