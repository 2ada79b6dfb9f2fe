import { defineMessages } from '@jackfield/runtime';

export const deviceLinkMessages = defineMessages('people.devices.links', {
  buy: 'Buy desk phones',
  all: 'All devices',
});
