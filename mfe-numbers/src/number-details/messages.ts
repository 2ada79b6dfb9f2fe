import { common, defineMessages } from '@jackfield/runtime';

export const detailMessages = defineMessages('numbers.details', {
  identity: common.number,
  identityText:
    'The label tells people in the portal what the number is for. Callers do not see it.',
  label: common.label,
  facts: common.details,
  factsText: 'Who has the number, where it comes from and what it costs.',
  price: 'Price',
  aMonth: common.priceAMonth,
  default: common.defaultNumber,
  records: 'Public records',
  recordsText: 'The name people see when you call them, and the entry in directories.',
  callingName: 'Outbound calling name',
  listing: common.directoryListing,

  saved: 'Label saved',
  changedElsewhere: '{name} changed this number',
  goneText: 'Your unsaved label can no longer be saved. Copy it if you need it.',
  goneTextClean: 'It was released while this page was open.',
  goneLeave: 'Back to numbers',
});
