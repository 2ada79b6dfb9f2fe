import { common, defineMessages } from '@jackfield/runtime';

export const pageMessages = defineMessages('teams.page', {
  setRinging: 'Set how the team rings',
  setOrder: 'Set the order of members',
  members: common.members,
  inboundFlow: common.inboundFlow,
  businessHours: common.businessHours,
  callHandling: common.callHandling,
  menus: 'IVR menus',
  voicemail: common.voicemail,
  rename: 'Name and extension…',
  history: common.history,
  usedBy: common.usedBy,
  saved: common.isSaved,
  changedElsewhere: '{name} changed this team',
  goneText: 'The team was deleted while you were editing. You can copy what you changed.',
  goneTextClean: 'The team was deleted in the meantime.',
  goneLeave: 'Back to teams',
});

export const renameMessages = defineMessages('teams.rename', {
  title: 'Name and extension',
  name: common.name,
  extension: common.extension,
});
