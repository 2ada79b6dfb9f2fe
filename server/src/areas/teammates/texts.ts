import { defineMessages } from '@jackfield/texts';

/** What the server says of users. */
export const texts = defineMessages('server.teammates', {
  didNotAnswer: 'Choose another user: this one did not answer.',
  extensionTaken: 'Someone else uses this extension now.',
  fileEmail: 'Email',
  fileExtension: 'Extension',
  fileFirstName: 'First name',
  fileLastName: 'Last name',
  fileLastSeen: 'Last seen (UTC)',
  fileNumber: 'Number',
  fileRole: 'Role',
  fileStatus: 'Status',
  fileTeams: 'Teams',
  fileTitle: 'Title',
  imageTooLarge: 'The image is too large.',
  imageType: 'Invalid file extension. Allowed extension: .png, .jpg.',
  pinTooEasy: 'This PIN is too easy to guess.',
  termsFirst: 'Please agree to the terms about emergency calls first.',
});
