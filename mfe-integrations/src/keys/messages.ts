import type { ScopeArea } from '@jackfield/contract';
import { refusals } from '@jackfield/contract';
import { common, defineMessages } from '@jackfield/runtime';

export const keysMessages = defineMessages('integrations.keys', {
  count: common.countOf,
  create: 'Create key…',
  full: 'You can have {most} keys. End one to create another.',
  failed: 'The API keys could not be loaded',
  empty: 'No keys yet',
  emptyText: 'Create one to read calls and users from your own software.',
  notYours: 'While you are signed in as someone else, you can’t create or change API keys.',

  allows: 'Allows',
  lastUsed: 'Last used',
  ends: 'Ends',
  start: '{start}…',
  oldSecret: 'Old secret works until {date}',
  spends: '{spent} of {cap} spent this month',
  networks: '{count, plural, one {Only from # network} other {Only from # networks}}',
  usedNever: 'Not used yet',
  unused: 'not used for {count, plural, one {# day} other {# days}}',
  endsIn: 'in {count, plural, one {# day} other {# days}}',
  makerLeft: '{name} is no longer an admin: ends {date}',
  takeOver: 'Take over',
  takeOverOf: 'Take over {name}',
  takenOver: '{name} is yours now',
  rotateAsk: 'Rotate…',
  endAsk: 'End…',

  read: '{area}, read',
  write: '{area}, write',
  all: 'All',

  rotateTitle: 'Rotate “{name}”?',
  rotateText:
    'You get a new secret. The one that is used now works for {count} days more, so that your software can change over.',
  rotateAgain: 'The old secret, good until {date}, stops working now.',
  rotate: 'Rotate key',

  endTitle: 'End “{name}”?',
  endText: 'Your software can no longer use it. This cannot be undone.',
  endUsed: 'Last used {when} from {address}.',
  endUnused: 'Nobody has used it yet.',
  end: 'End key',
  ended: '{name} ended',
});

/** Areas of calls, as the tags of a key name them. */
export const tagMessages = defineMessages('integrations.keys.tag', {
  people: common.users,
  numbers: 'Numbers',
  teams: common.teams,
  routing: 'Routing',
  media: common.greetings,
  texting: 'Texting',
  compliance: 'Compliance',
  devices: 'Desk phones',
  blocking: 'Blocked numbers',
  usage: 'Calls',
  billing: 'Billing',
  audit: common.history,
  directory: 'Directory',
} satisfies Record<ScopeArea, unknown>);

/** The form of a new key. */
export const formMessages = defineMessages('integrations.keys.form', {
  title: 'New API key',
  create: 'Create key',
  example: 'Practice software',
  nameMissing: 'Give the key a name.',

  may: 'What it may do',
  mayMissing: 'Choose what the key may do.',
  nothing: 'Nothing',
  read: 'Read',
  write: 'Write',
  readAll: 'Read everything',
  writeAll: 'Write everything',
  clear: 'Clear',

  networks: 'Networks',
  networksHint:
    'One address or network on each line, such as 203.0.113.0/24. Leave it empty to allow all.',

  spending: 'Spending',
  spendsNothing: common.none,
  spendsCapped: 'With a cap',
  cap: 'Cap a month',
  capHint:
    'Beyond it, the key buys nothing until the next month. What it bought counts once, not each month.',
  capFault: refusals.capAmount,

  days: 'Ends in',
  daysCount: '{count, plural, one {# day} other {# days}}',
  daysHint: 'We email the admins 14 and 3 days before.',
});

/** How a key is used first. */
export const requestMessages = defineMessages('integrations.keys.request', {
  title: 'Your first request',
  key: 'With the key',
  language: 'Written for',
  curl: 'curl',
  javascript: 'JavaScript',
  copy: 'Copy the request',
  copied: 'Request copied',
  note: 'Set KEY to your key’s secret. A key can only do what you allowed.',
});
