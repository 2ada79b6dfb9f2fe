import { defineMessages } from '@jackfield/texts';

/** Heads of the exported file. */
export const texts = defineMessages('server.texting', {
  fileNumber: 'Number',
  fileLabel: 'Label',
  fileOwner: 'Owner',
  fileState: 'State',
  fileLink: 'First broken link',
  fileSince: 'Since',
  fileBrand: 'Brand',
  fileCampaign: 'Campaign',
});
