import { defineMessages } from '@jackfield/texts';

/** What is said about a description. */
export const descriptionMessages = defineMessages('compliance.description', {
  frequency: 'Description does not say how often',
  frequencyDetail: 'Say how many texts a week or a month people get.',
  frequencyPassed: 'Description says how often',
  purpose: 'Description does not say why',
  purposeDetail: 'Say what the texts are for: reminders, offers, codes, answers.',
  purposePassed: 'Description says why',
  recipient: 'Description does not say to whom',
  recipientDetail: 'Say who gets the texts: patients, customers, members.',
  recipientPassed: 'Description says to whom',
  sender: 'Description does not say who sends',
  senderDetail: 'Reviewers want the sender by name.',
  senderFix: 'Add “Messages are sent by {name}.”',
  senderPassed: 'Description says who sends',
  vague: 'Description is too general',
  vagueDetail: 'Say what these texts are about instead.',
  vaguePassed: 'Description is specific',
});
