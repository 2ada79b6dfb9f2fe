import { common, defineMessages } from '@jackfield/runtime';

export const photoMessages = defineMessages('kit.photo', {
  upload: 'Upload photo',
  hint: 'JPG or PNG, square, at least 256 px',
  removeTitle: 'Remove the photo?',
  removeText: 'The initials of {fullName} are shown instead.',
  removeConfirm: 'Remove photo',
  cropTitle: 'Crop photo',
  cropLabel: 'Part of the photo to use',
  cropHow: 'Drag the photo, or move it with the arrow keys.',
  zoom: 'Zoom',
  use: 'Use photo',
  saved: 'Photo changed',
  removed: 'Photo removed',
  wrongType: 'Choose a JPG or PNG file.',
  tooLarge: common.fileTooLarge,
  tooSmall: 'Choose a photo of at least 256 by 256 px.',
  unreadable: 'This file could not be opened as a photo.',
});
