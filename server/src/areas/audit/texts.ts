import { defineMessages } from '@jackfield/texts';

/** What the server says of the history and of ways back in it. */
export const texts = defineMessages('server.audit', {
  changed: 'changed',
  extensionTaken: 'Someone else uses this extension now.',
  fileAction: 'Action',
  fileChange: 'Change',
  fileKind: 'Kind',
  fileOnBehalfOf: 'On behalf of',
  fileRecord: 'Record',
  fileRequest: 'Request',
  fileVia: 'Via',
  fileWhen: 'When (UTC)',
  fileWho: 'Who',
  nobodyLeft: 'None of the former members is still a user of the account.',
  goesAlone: 'It was changed separately and is undone separately.',
  none: 'none',
  overrideOver: 'Its time is over.',
  staysElsewhere: 'Calls of {name} keep going where they go now.',
  valueNotKept: 'The earlier value is not kept.',
  valueUnfit: 'The earlier value is no longer valid.',
});
