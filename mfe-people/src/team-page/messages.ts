import { defineMessages } from '@jackfield/runtime';

export const pageMessages = defineMessages('teams.page', {
  members: 'Members',
  inboundFlow: 'Inbound flow',
  businessHours: 'Business hours',
  callHandling: 'Call handling',
  flow: 'Call flow',
  voicemail: 'Voicemail',
  rename: 'Name and extension…',
  history: 'History',
  usedBy: 'Used by',
  saved: 'Saved.',
  changedElsewhere: '{name} changed this team',
  somebody: 'Somebody',
  show: 'Show',
  goneText: 'The team was deleted while you were editing. You can copy what you changed.',
  goneTextClean: 'The team was deleted meanwhile.',
  goneLeave: 'Back to teams',
});

export const renameMessages = defineMessages('teams.rename', {
  title: 'Name and extension',
  name: 'Name',
  extension: 'Extension',
  extensionRule: '3 to 6 digits',
  save: 'Save',
});
