import { defineMessages } from '@jackfield/texts';

/** What the server says of browsers that are told of calls. */
export const texts = defineMessages('server.callPush', {
  noPushService: 'This is not the address of a known push service.',
});
