import { defineMessages } from '@jackfield/texts';

/** What is said about links and telephone numbers. */
export const linkMessages = defineMessages('compliance.links', {
  foreign: 'Sample {number} links to another site',
  foreignDetail: 'A page on {own} shows that the text is yours.',
  foreignPassed: 'Links go to your own site',
  linkFlagNo: 'Embedded link is set to No',
  linkFlagNoDetail: 'Your samples contain a link.',
  linkFlagPassed: 'Embedded link agrees with the samples',
  linkFlagYes: 'Embedded link is set to Yes',
  linkFlagYesDetail: 'No sample contains a link.',
  phoneFlagNo: 'Embedded phone number is set to No',
  phoneFlagNoDetail: 'Your samples contain a phone number.',
  phoneFlagPassed: 'Embedded phone number agrees with the samples',
  phoneFlagYes: 'Embedded phone number is set to Yes',
  phoneFlagYesDetail: 'No sample contains a phone number.',
  shortener: 'Public link shortener',
  shortenerDetail: '{host} is also used by spammers, so carriers block it.',
  shortenerFix: 'Use {own}',
  shortenerOf: 'Sample {number} uses a public link shortener',
  shortenerPassed: 'No public link shortener',
});
