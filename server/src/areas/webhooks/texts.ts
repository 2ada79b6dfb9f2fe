import { defineMessages } from '@jackfield/texts';

export const texts = defineMessages('server.webhooks', {
  addressUnfit: 'Write an address that begins with https:// and holds no name or password.',
  addressPrivate: 'This address is not on the open internet. Write one that is.',
  certificate: 'Its certificate is not valid. Renew it, or check that it is for this name.',
  eventsGone:
    'Events are kept for a day, and none of them is at this place. Leave “after” out to go on from now.',
  failed: 'No connection, or it broke off. Check that the receiver runs.',
  made: '{who} added {what}.',
  changed: '{who} changed {what}.',
  removed: '{who} removed {what}.',
  noLongerWaits: 'This message no longer waits.',
  redirect: 'It leads elsewhere, which is not followed. Change the address of the webhook.',
  refused: 'Its name belongs to an address that is not on the open internet.',
  timeout: 'No whole answer within {seconds} seconds. Answer first, and work afterwards.',
  noSuchKind: '“{word}” is no kind of event. The kinds are {kinds}.',
  unknown: 'Its name is not known. Check the address of the webhook.',
});
