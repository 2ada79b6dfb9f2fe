import { defineMessages } from '@jackfield/texts';

/** What the server says of greetings, media and hold music. */
export const texts = defineMessages('server.media', {
  formerGone: 'What callers heard before has been deleted.',
  defaultGreeting: 'Default greeting',
  defaultHoldMusic: 'Default hold music',
  recordingNotice: 'Notice of a recording',
  phonePrompt: 'Prompt of the voicemail on the phone',
  defaultStays: 'Delete {name} Is not allowed.',
  fileRequired: 'A file is required.',
  greetingNameTooLong: 'Greeting name cannot more than {maximum} characters',
  inUse: 'Delete default or in used media is not allowed',
  mediaNameTooLong: 'Media name cannot more than {maximum} characters',
  notAForm: 'Send the file as a form.',
  cutFile: 'A part of this file is missing. Copy or download it again, then upload it.',
  noSound: 'There is no sound in this file. Record or save it again, then upload it.',
  notSound: 'This file holds no sound that can be played. Save it as WAV or MP3, then upload it.',
  otherFormat:
    'This file is {format} inside, and a new name does not change that. Save it as WAV or MP3, then upload it.',
  rateChanges:
    'The sample rate of this MP3 changes on the way. Save it again as one file, then upload it.',
  unusualWave:
    'Phones cannot play this WAV. Save it with up to 8 channels and 4,000 to 192,000 samples a second, then upload it.',
  waveFormat:
    'This WAV holds {format} sound, which browsers cannot play. Save it as WAV with 16-bit PCM or as MP3, then upload it.',
  tooLongFile: 'The file is longer than an hour.',
  tooManyGreetings:
    'Unable to add voice greeting. You have reached the maximum {maximum} voice greeting. To add more, delete existing voice greeting to continue.',
  tooManyMedia:
    'Unable to add media. You have reached the maximum {maximum} media. To add more, delete existing media to continue.',
});
