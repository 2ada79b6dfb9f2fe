import { defineMessages } from '@jackfield/runtime';

export const holdMusicMessages = defineMessages('voiceMedia.holdMusic', {
  title: 'Hold music',
  tenant: 'What callers hear while they wait, unless other music was chosen.',
  teammate: 'What callers hear while this user has them on hold. You can keep up to {maximum}.',
  own: 'What callers hear while you have them on hold. You can keep up to {maximum}.',
  team: 'What callers hear while they wait in the queue. You can keep up to {maximum}.',
  list: 'Hold music',
  failed: 'The hold music could not be loaded.',
});
