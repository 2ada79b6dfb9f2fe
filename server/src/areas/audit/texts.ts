import { defineMessages } from '@jackfield/texts';

/** What the server says of the history and of ways back in it. */
export const texts = defineMessages('server.audit', {
  changed: 'changed',
  extensionTaken: 'This extension is used by somebody else now.',
  fileAction: 'Action',
  fileChange: 'Change',
  fileKind: 'Kind',
  fileOnBehalfOf: 'On behalf of',
  fileRecord: 'Record',
  fileRequest: 'Request',
  fileVia: 'Via',
  fileWhen: 'When (UTC)',
  fileWho: 'Who',
  nobodyLeft: 'Nobody of the former members is a user of the account any more.',
  goesAlone: 'It was changed by itself, and is taken back by itself.',
  none: 'none',
  overrideOver: 'Its time is over.',
  staysElsewhere: 'Calls of {name} stay where they are sent now.',
  valueNotKept: 'The former value is not kept.',
  valueUnfit: 'The former value is not valid now.',
});
