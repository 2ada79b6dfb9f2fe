import { defineMessages } from '@jackfield/runtime';

export const recordingMessages = defineMessages('voiceMedia.recordings', {
  title: 'Recording',
  none: 'Not recorded',
  ended: 'Deleted {day} after {days, plural, one {# day} other {# days}}',
  deleted: 'Deleted {day} by {name}: {reason}',
  until: 'Kept until {day}',
  notYours: 'Only {name} can listen.',
  notYoursAdmin: 'Only {name} can listen. Company info says whether admins may.',
  player: 'Recording of {name}',
  play: 'Play the recording',
  pause: 'Pause the recording',
  position: 'Position in the recording',
  fileName: 'Recording {when}',
  remove: 'Delete recording…',
  removeTitle: 'Delete the recording of {name}',
  removeText:
    'Nobody can listen after that. You can undo it for 30 days. The reason is shown on the call and in the history of {name}.',
  removeHint: 'For example: the caller asked for it.',
  removeConfirm: 'Delete recording',
  removed: 'Recording deleted',
  restore: 'Restore recording',
  restored: 'Recording restored',
});
