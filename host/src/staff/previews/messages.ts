import { defineMessages } from '@jackfield/runtime';

export const previewMessages = defineMessages('host.staff.previews', {
  title: 'This browser previews other versions than the released ones',
  item: '{label} {version}',
  open: 'Open the portal',
  resetDone: 'This browser gets the released versions again',
  previewed: '{label} {version} is previewed in this browser',
  askTitle: 'Run {label} from source in this browser?',
  askText:
    'This browser alone runs what {address} serves, until you reset it or sign out. Confirm only if you started that server.',
  askConfirm: 'Run from source',
  see: '{count, plural, one {You see a preview} other {You see previews}}:',
});
