import { defineMessages } from '@jackfield/runtime';

export const placeMessages = defineMessages('people.usedBy.place', {
  openHour: 'calls while open',
  closedHour: 'calls while closed',
  message: 'text messages',
  missedCall: 'missed calls',
  override: 'calls while closed for now',
  date: 'calls on {date}',
  menu: 'key {input} of the menu {menu}',
  timeout: 'no input in the menu {menu}',
  menuMedia: 'an announcement of the menu {menu}',
});

export const usedByMessages = defineMessages('people.usedBy', {
  titleOf: '{name} is used by',
  none: 'Not used in call routing.',
  failed: 'Call routing could not be loaded.',
  all: 'Send all of these to',
  one: '{owner}, {place}',
  choose: 'Choose…',
  planned: 'A planned change of {names} sends calls here from {when}.',
  plannedNext: 'Cancel or change that plan first.',
  showPlanned: 'Planned changes',
  nothing: 'Nobody',
  team: '{name} (team), Ext. {extension}',
});
