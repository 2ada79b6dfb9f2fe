import { defineMessages } from '@jackfield/texts';

/** What the server says of the history and of ways back in it. */
export const texts = defineMessages('server.audit', {
  changed: 'changed',
  fileAction: 'Action',
  fileChange: 'Change',
  fileKind: 'Kind',
  fileOnBehalfOf: 'On behalf of',
  fileRecord: 'Record',
  fileRequest: 'Request',
  fileVia: 'Via',
  fileWhen: 'When ({zone})',
  fileWho: 'Who',
  goesAlone: 'It was changed separately and is undone separately.',
  none: 'none',
  staysElsewhere: 'Calls of {name} keep going where they go now.',
});
