import { defineMessages } from '@jackfield/runtime';

export const wallMessages = defineMessages('people.live.walls', {
  title: 'Wall links',
  intro:
    'A wall link shows this board on a screen, without a sign-in. Nothing on it can be changed, and callers’ names and numbers are never shown.',
  none: 'No wall links yet',
  failed: 'The wall links could not be loaded',
  notYours: 'While you are signed in as someone else, you can’t make or revoke wall links.',
  make: 'Make wall link',

  link: 'Link for the screen',
  onlyNow:
    'Open it in the browser of the screen; F fills the screen. Copy it now: it is shown this once.',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Select and copy it yourself.',

  madeBy: 'Made by {name} on {date}.',
  lastUsed: 'Last used {time}.',
  neverUsed: 'Not used yet.',
  withNames: 'Shows users by name.',
  withoutNames: 'Names nobody.',
  ends: 'Last day {date}.',
  ended: 'Ended after {date}.',

  newTitle: 'New wall link',
  nameMissing: 'Give the link a name.',
  example: 'Front desk screen',
  theme: 'Colors',
  system: 'As the screen',
  light: 'Light',
  dark: 'Dark',
  lastDayHint: 'Leave empty to keep the link until you revoke it.',
  showNames: 'Show users by name',
  showNamesHint: 'Without names, the wall only counts who is free, on a call or away.',

  revoke: 'Revoke link',
  revokeAsk: 'Revoke…',
  revokeOf: 'Revoke {name}',
  revokeTitle: 'Revoke “{name}”?',
  revokeText: 'Screens that show it go dark at once. To bring them back, make a new link.',
  revoked: '{name} revoked',
});
