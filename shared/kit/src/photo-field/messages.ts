import { defineMessages } from '@jackfield/runtime';

export const photoMessages = defineMessages('kit.photo', {
  upload: 'Upload photo',
  hint: 'A photo of at least 256 by 256 px. You choose the square.',
  opening: 'Opening {name}…',
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
  wrongType: 'Choose a photo, for example a JPG or PNG file.',
  heic: 'This browser cannot open HEIC photos. Save yours as a JPG first. On an iPhone, choose Settings, Camera, Formats, Most Compatible.',
  tooSmall: 'Choose a photo of at least 256 by 256 px.',
  unreadable: 'This file could not be opened as a photo.',
});
