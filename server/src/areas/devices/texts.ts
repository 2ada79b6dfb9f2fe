import { defineMessages } from '@jackfield/texts';

/** What the server says of devices. */
export const texts = defineMessages('server.devices', {
  addressTaken: '{name} stays deleted: another device uses its MAC address now.',
  otherPassword: '{name} has a new password. Enter it on the device again.',
});
