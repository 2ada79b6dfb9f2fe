import { defineMessages } from '@jackfield/runtime';

export const homeMessages = defineMessages('host.home', {
  title: 'Home',
  checking: 'Checking your phones…',
  lost: '{count, plural, one {Calls drop in # place} other {Calls drop in # places}}',
  soon: '{count, plural, one {# thing to do soon} other {# things to do soon}}',
  well: 'All is well',
  unsure: 'Not everything could be checked',
  now: '{day}, {time} {zone}',
  notes: '{before} · {next}',
  start: 'Start on this page when I sign in',
  startAsk: 'Home shows what needs attention and who answers now. Start there when you sign in?',
  startYes: 'Start on Home',
  startKept: 'You start on Home from now on',
  usersKept: 'You start on Users from now on',
});

export const attentionMessages = defineMessages('host.home.attention', {
  title: 'Needs attention',
  lost: 'Calls drop',
  soon: 'Act soon',
  more: 'Show {count} more',
  missing: '{area} could not be checked',
  retrying: 'We try again by ourselves.',
  hide: 'Hide this warning',
  isHidden: 'Hidden',
  hiddenToast: 'Warning hidden. It comes back when it changes',
  hiddenCount: '{count, plural, one {# hidden warning} other {# hidden warnings}}',
  showAgain: 'Show again',
});

export const setupMessages = defineMessages('host.home.setup', {
  title: 'Getting set up',
  count: '{done} of {all} done',
  fold: 'Collapse “Getting set up”',
  unfold: 'Expand “Getting set up”',
  minutes: '{count} min',
  hide: 'Hide',
  hidden: '“Getting set up” is hidden',
});

export const changesMessages = defineMessages('host.home.changes', {
  title: 'Recent changes',
  all: 'All activity',
  none: 'No changes yet',
  change: '{name}: {sentence}',
  names: '{count, plural, =0 {{name}} other {{name} and # more}}',
  by: '{who}, {when}',
  undoOf: 'Undo: {change}',
  undoTitle: 'Undo this change to {name}?',
});
