import { defineMessages } from '@jackfield/texts';

/** What the file of the emergency board says. */
export const texts = defineMessages('server.emergency', {
  fileName: 'Name',
  fileExtension: 'Extension',
  fileNumber: 'Calls as',
  fileState: '911',
  fileStreet: 'Street',
  fileLine2: 'Room or floor',
  fileCity: 'City',
  fileRegion: 'State',
  fileZip: 'Zip code',
  fileSource: 'Address of',
  fileProposal: 'Did you mean',
  fileRegistration: 'Registered for 911',
  noAddress: 'No address',
  notFound: 'Not found',
  incomplete: 'A part is missing',
  unchecked: 'Not checked yet',
  valid: 'Valid',
  own: 'User',
  number: 'Number',
  company: 'Company',
  open: 'Being registered',
  registered: 'Registered',
  refused: 'Refused',
});
