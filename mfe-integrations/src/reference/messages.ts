import { defineMessages } from '@jackfield/runtime';

/** The reference of the public API. */
export const referenceMessages = defineMessages('integrations.reference', {
  search: 'Search calls',
  count: '{count, plural, one {# call} other {# calls}}',
  english: 'Calls are described in English, as they are written in software.',
  openApi: 'OpenAPI document',
  failed: 'The reference could not be loaded',
  nothing: 'No call has these words',
  nothingText: 'Try fewer words, or a part of an address such as “team”.',
  needs: 'Needs {scope}',
  needsOfRecord: 'Needs the scope of the record’s kind',
  parameters: 'Parameters',
  required: 'required',
  body: 'Body',
  answer: 'Answer {status}',
  request: 'Request',
  copy: 'Copy the request of {call}',
  copied: 'Request copied',
});
