import { common, defineMessages } from '@jackfield/runtime';

export const tagMessages = defineMessages('host.staff.tags', {
  title: 'Preview links',
  intro:
    'Versions to look at before people get them. A link works for signed-in staff, in the browser that opens it.',
  made: '{label} {version}, {when} by {name}',
  preview: 'Preview in this browser',
  previewed: 'Previewed here',
  remove: common.remove,
  removed: 'Preview link {tag} removed',
  copied: 'Link copied',
  copyOf: 'Copy link of {tag}',
  failed: 'Preview links could not be loaded',
  loading: 'Loading preview links',
  askTitle: 'Preview {label} {version} in this browser?',
  askText:
    '{tag} points to it, {when} by {name}. This browser alone gets it, until you reset it or sign out.',
  askConfirm: 'Preview',
  goneTitle: 'The preview link {tag} no longer exists',
  goneText: 'It was removed, or its version has expired. Ask whoever sent it for a new one.',
});
