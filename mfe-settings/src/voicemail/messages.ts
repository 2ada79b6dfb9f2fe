import { defineMessages } from '@jackfield/runtime';

/** Words of the mails of messages. */
export const mailMessages = defineMessages('settings.voicemailMail', {
  title: 'New messages by email',
  intro: 'Emails go to {email}. With recording, anyone who reads the email can listen.',
  own: 'Your messages',
  team: 'Messages for {team}',
  off: 'No email',
  link: 'With a link',
  sound: 'With recording',
  saved: '{box}: {mail}',
  failed: 'Your voicemails could not be loaded',
});
