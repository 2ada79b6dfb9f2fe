import { common, defineMessages } from '@jackfield/runtime';

export const handlingMessages = defineMessages('callRouting.callHandling', {
  missedCallHandling: common.missedCalls,
  missedText: 'Where a call goes when {name} does not answer within {seconds} seconds.',
  missedOwn: 'Where a call goes when you do not answer within {seconds} seconds.',
  recording: common.callRecording,
  recordingText: 'Which calls of {name} are recorded.',
  recordingOwn: 'Which of your calls are recorded.',
  recordingHint: 'Many places require you to tell callers.',
  recordInbound: 'Record incoming calls',
  recordOutbound: 'Record outgoing calls',
  on: common.on,
  off: common.off,
  saved: 'Call handling saved',
  changedElsewhere: '{name} changed this call handling',
});
