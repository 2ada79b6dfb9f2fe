import { defineMessages } from '@jackfield/texts';

/** What the server says of users. */
export const texts = defineMessages('server.teammates', {
  didNotAnswer: 'Choose another user: this one did not answer.',
  emailTaken: 'Another user has {email} now. Give that user another email, then restore {name}.',
  extensionGiven: 'Someone else uses extension {had} now. The new one is {extension}.',
  extensionTaken: 'Someone else uses this extension now.',
  fileEmail: 'Email',
  fileExtension: 'Extension',
  fileId: 'Record ID',
  fileFirstName: 'First name',
  fileLastName: 'Last name',
  fileLastSeen: 'Last seen ({zone})',
  fileNumber: 'Number',
  fileRole: 'Role',
  fileStatus: 'Status',
  fileTeams: 'Teams',
  fileTitle: 'Title',
  fileVersion: 'Record version',
  imageTooLarge: 'The image is too large.',
  imageType: 'Invalid file extension. Allowed extension: .png, .jpg.',
  numberStays: '{number} stays with the user who has it now.',
  pinTooEasy: 'This PIN is too easy to guess.',
  teamGone: 'A team of the user is deleted.',
  termsFirst: 'Please agree to the terms about emergency calls first.',
});
