import { defineMessages } from '@jackfield/runtime';

export const previewMessages = defineMessages('host.staff.previews', {
  title: 'This browser previews other versions than the released ones',
  item: '{label} {version}',
  open: 'Open the portal',
  reset: 'Reset',
  resetDone: 'This browser gets the released versions again',
  previewed: '{label} {version} is previewed in this browser',
  see: '{count, plural, one {You see a preview} other {You see previews}}:',
});
