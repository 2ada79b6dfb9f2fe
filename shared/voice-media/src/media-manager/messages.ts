import { common, defineMessages } from '@jackfield/runtime';

export const mediaMessages = defineMessages('voiceMedia.media', {
  record: 'Record',
  upload: common.upload,
  speech: common.textToSpeech,
  defaultKept: 'The default greeting cannot be deleted',
  added: 'Greeting “{name}” added',
  select: 'Use {name}',
  heardNow: 'Callers hear “{name}” now',
  play: 'Play {name}',
  pause: 'Pause {name}',
  position: 'Position in {name}',
  playFailed: 'This recording could not be played. Please try again.',
  deleteVoicemail: 'Delete voicemail',
  deleteQuestion: 'Are you sure you want to delete this voicemail?',
  replacement: 'Callers then hear',
  limitText:
    'Unable to add voice greeting. You have reached the maximum {maximum} voice greeting. To add more, delete existing voice greeting to continue.',
  name: 'Greeting name',
  counter: '{count, number} of {maximum, number}',
});

export const menuMediaMessages = defineMessages('voiceMedia.media.menu', {
  record: 'Record',
  speech: 'Text To Speech',
  limitTitle: 'Media',
  limitText:
    'Unable to add media. You have reached the maximum {maximum} media. To add more, delete existing media to continue.',
  longName: 'Media name cannot more than 50 characters',
  deleteTitle: 'Delete Media {name}',
  deleteQuestion: 'Are you sure you want to delete this media?',
  deleteRefused: 'Delete default or in used media is not allowed',
  delete: 'Delete media',
});

export const holdMessages = defineMessages('voiceMedia.media.hold', {
  record: 'Record hold music',
  upload: 'Upload hold music',
  added: 'Hold music “{name}” added',
  kept: 'The default hold music cannot be deleted',
});

export const recorderMessages = defineMessages('voiceMedia.media.recorder', {
  discard: 'Discard this recording?',
  title: 'Record a greeting',
  start: 'Start recording',
  stop: 'Stop',
  idle: 'Up to 5 minutes. You can listen before you save.',
  asking: 'Waiting for the microphone…',
  recording: 'Recording. Stops by itself at 5 minutes.',
  preview: 'Listen back, then save or record again.',
  preparing: 'Preparing the recording…',
  failed: 'The microphone cannot be used',
  refused: 'Allow the microphone for this page in your browser, then start again.',
  missing: 'Connect a microphone, then start again.',
  recordingName: 'recording',
  microphone: 'Microphone',
  changeMicrophone: 'Change microphone',
});

export const uploadMessages = defineMessages('voiceMedia.media.upload', {
  browse: 'Browse',
  hint: 'WAV or MP3, at most 5 MB',
  stop: 'Stop this upload?',
  file: 'Audio file',
  progress: 'Upload of {name}',
  wrongType: 'Invalid file extension. Allowed extension: .wav, .mp3.',
  longName: 'Greeting name cannot more than 50 characters',
  none: 'Choose a file first.',
});

export const speechMessages = defineMessages('voiceMedia.media.speech', {
  title: 'Text to speech greeting',
  voice: 'Voice',
  female: 'Female',
  male: 'Male',
  text: 'Greeting text',
  retrieve: 'Retrieve previously saved text',
  preview: 'Preview',
  missing: 'Text to speech is not installed on this server',
  missingHint: 'Record or upload a greeting instead.',
});
