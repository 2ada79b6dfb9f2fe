import { defineMessages } from '@jackfield/texts';

/** What is said about the content of texts. */
export const contentMessages = defineMessages('compliance.content', {
  age: 'For adults, without an age gate',
  ageDetail: 'Alcohol, tobacco and weapons need an age gate that asks for the date of birth.',
  agePassed: 'Nothing for adults without an age gate',
  cannabis: 'Cannabis, hemp and CBD are never allowed, whatever the state says.',
  debt: 'Collecting or settling debts of others is not allowed.',
  directLending: 'Direct lending is set to No',
  directLendingDetail: 'Your texts mention loans.',
  directLendingPassed: 'Direct lending agrees with the texts',
  drugs: 'Prescription drugs may not be offered by text.',
  forbidden: 'Carriers refuse this content',
  forbiddenPassed: 'No content that carriers refuse',
  gambling: 'Gambling and betting are not allowed.',
  leads: 'Selling contacts to others is not allowed.',
  lending: 'High-risk loans are not allowed.',
  pressing: 'Sample {number} sounds like spam',
  pressingDetail: 'Spam filters look for these words.',
  pressingPassed: 'Samples do not pressure people',
  riches: 'Promises of quick money are not allowed.',
  sex: 'Sexual content is not allowed.',
  shouting: 'Sample {number} shouts',
  shoutingDetail: 'Words in capitals look like spam.',
  shoutingFix: 'Write in small letters',
  shoutingPassed: 'No words in capitals',
  swearing: 'Swear words are not allowed.',
});
