import { defineMessages } from '@jackfield/runtime';

export const allDevicesMessages = defineMessages('people.devices', {
  title: 'All devices',
  things: 'devices',
  buy: 'Buy desk phones',
  search: 'Search device, model, MAC, user',
  searchShort: 'Search devices',
  types: 'Type',
  all: 'All',
  device: 'Device',
  type: 'Type',
  model: 'Model',
  mac: 'MAC',
  user: 'User',
  state: 'State',
  none: 'None',
  emptyTitle: 'No devices yet',
  emptyText: 'Apps show here once somebody has signed in, desk phones once they are added.',
  noMatchText:
    'Searched devices, models, MAC addresses and users in all {count, plural, one {# device} other {# devices}}.',
  deniedTitle: 'You do not have access to devices',
  deniedText: 'Only admins can see this list. Ask an admin of {company} to change your role.',
  deniedAction: 'Go to your settings',
});
