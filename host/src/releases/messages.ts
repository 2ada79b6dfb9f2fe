import { defineMessages } from '@jackfield/runtime/core';

export const messages = defineMessages('host.releases', {
  newVersion: 'A new version is available.',
  reload: 'Reload',
  stale: 'The server could not be reached. You see the portal as it was at your last visit.',
});
