import { defineMessages } from '@jackfield/runtime';

export const teamHistoryMessages = defineMessages('teams.history', {
  emptyText: 'Every change to this team appears here with the name of who made it.',
  created: 'Added the team',
  deleted: 'Deleted the team',
  restored: 'Restored the deleted team',
  other: 'Changed the team',
  quoted: '“{text}”',
  ring: '{option}, {seconds} seconds',
  queue: 'at most {callers} callers and {seconds} seconds',
});

/** Names of fields as they stand inside a sentence. */
export const teamFieldWords = defineMessages('teams.history.field', {
  name: 'name',
  extension: 'extension',
  inboundFlow: 'type',
  ringGroup: 'ring group',
  callQueue: 'call queue',
  businessHour: 'business hours',
  callHandlingOpenHour: 'calls while open',
  missedCallHandling: 'missed calls',
  members: 'members',
  voicemailGreeting: 'voicemail greeting',
  holdMusic: 'hold music',
});
