import { common, defineMessages } from '@jackfield/runtime';

export const consentMessages = defineMessages('compliance.consents', {
  title: 'Consents',
  search: 'Search phone number…',
  states: 'Consents by state',
  all: 'All',
  kind: 'Source',
  rule: 'An opt-out wins everywhere: no campaign, number or import can undo it. Only the person can, by texting START.',

  phoneNumber: common.phoneNumber,
  state: 'State',
  source: 'Source',
  time: 'Time',
  evidence: 'Evidence',

  paperAt: 'Paper form, {source}',
  callAt: 'Phone call, {source}',
  fileAt: '{source}, row {row}',
  fileOf: 'CSV of {date}, row {row}',
  textTo: 'Text to {number}',
  enteredBy: 'Entered by {name}',
  importedBy: 'Imported by {name}',

  emptyTitle: 'No consents yet',
  emptyText: 'They come from keywords, your form or a CSV.',
  noMatch: 'No consent matches',
  noMatchText: 'Try part of the number, or another state.',
  failed: 'Consents could not be loaded',

  importAsk: 'Import CSV…',
  addAsk: 'Add consent…',
  addTitle: 'Add consent',
  addText: 'Keep proof: carriers may ask for it.',
  said: 'What the person said',
  how: 'How',
  where: 'Where',
  whereHint: 'The page, the office or the line.',
  evidenceHint: 'What proves it, such as the number of the form. Your name is saved with it.',
  added: 'Consent added',
  stopAdded: 'Opt-out added',

  importTitle: 'Import consents',
  importText: 'A line for each person: phone number, where they agreed, and when.',
  rowsHint: 'A date without a time counts from the start of that day.',
  nothing: 'There are no lines.',
  noTime: 'Write the time as 2026-11-21 17:48',
  importMany: '{count, plural, one {Import # consent} other {Import # consents}}',
  imported:
    '{count, plural, =0 {Nothing was new} one {# consent imported} other {# consents imported}}',
  skipped:
    '{count, plural, one {# line will be skipped} other {# lines will be skipped}}{out, plural, =0 {} other {, # opted out}}',
  row: 'Content',
  markKnown: 'Already added',
  markOptedOut: 'Opted out',
});
