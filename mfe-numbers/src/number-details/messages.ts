import { defineMessages } from '@jackfield/runtime';

export const detailMessages = defineMessages('numbers.details', {
  identity: 'Number',
  identityText:
    'The label tells people in the portal what the number is for. Callers do not see it.',
  label: 'Label',
  facts: 'Details',
  factsText: 'Who has the number, where it comes from and what it costs.',
  price: 'Price',
  aMonth: '{price} a month',
  default: 'Default number',
  records: 'Public records',
  recordsText: 'The name that called people see, and the entry in directories.',
  callingName: 'Outbound calling name',
  listing: 'Directory listing',

  saved: 'Saved.',
  somebody: 'Somebody',
  changedElsewhere: '{name} changed this number',
  show: 'Show',
  goneText: 'Your unsaved label cannot be stored any more. Copy it if you need it.',
  goneTextClean: 'It was given up while this page was open.',
  goneLeave: 'Back to numbers',
});
