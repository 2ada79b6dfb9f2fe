import { defineMessages } from '@jackfield/runtime';

export const numbersMessages = defineMessages('compliance.campaignNumbers', {
  search: 'Search number or owner…',
  company: 'Company number',
  add: 'Add numbers…',
  none: 'No number sends for it yet',
  noneText: 'Add company numbers and numbers of people; many at once if you like.',
  noneClosed: 'Numbers can be added once the carriers have approved it.',
  noMatch: 'No number or owner matches “{search}”',
  note: 'A number belongs to one campaign; numbers of another campaign can be moved.',
  failed: 'The numbers could not be loaded',
  removeAsk: 'Remove…',
  removeOfAsk: 'Remove {number}…',
  removeChosen: 'Remove {count, plural, one {# number} other {# numbers}}…',
  removeTitle:
    '{count, plural, one {Remove {number} from the campaign?} other {Remove # numbers from the campaign?}}',
  removeText:
    '{count, plural, one {Texts from it to USA numbers stop at once.} other {Texts from them to USA numbers stop at once.}}',
  removeConfirm: '{count, plural, one {Remove number} other {Remove # numbers}}',
  removed: '{count, plural, one {Number removed} other {# numbers removed}}',

  addTitle: 'Add numbers',
  addText: 'Company numbers and numbers of people. Each is switched on within a day.',
  addConfirm:
    '{count, plural, =0 {Add numbers} one {Add # number} other {Add # numbers}}{moved, plural, =0 {} one {, # of them moved} other {, # of them moved}}',
  added: '{count, plural, one {Number added} other {# numbers added}}',
  discard: 'Discard your choice?',
  free: 'Numbers to add',
  choose: 'Choose {number}',
  chooseAll: 'Choose all free ones shown',
  sendsFor: 'Sends for {campaign}',
  otherCampaign: 'another campaign',
  move: 'Move',
  moveOf: 'Move {number} here',
  moves: 'Moves here',
  keepOf: 'Leave {number} where it is',
  keep: 'Leave it',
  allIn: 'All numbers of the account send for this campaign',
  allInText: 'Buy a number under Company numbers, or for a person, and it shows here.',
  more: 'Show more numbers',
});
