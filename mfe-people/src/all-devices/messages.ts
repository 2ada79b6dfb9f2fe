import { defineMessages } from '@jackfield/runtime';

export const allDevicesMessages = defineMessages('people.devices', {
  things: 'devices',
  search: 'Search device, MAC or user…',
  searchShort: 'Search devices',
  all: 'All',
  device: 'Device',
  mac: 'MAC',
  state: 'State',
  emptyTitle: 'No devices yet',
  emptyText: 'You see apps here once someone signs in to them, and desk phones once you add them.',
  noMatchText:
    'Searched devices, models, MAC addresses and users in all {count, plural, one {# device} other {# devices}}.',
  deniedTitle: 'You do not have access to devices',
});
