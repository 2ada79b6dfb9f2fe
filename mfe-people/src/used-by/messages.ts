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
  title: 'Used by',
  titleOf: '{name} is used by',
  close: 'Close',
  checking: 'Looking for call routing that leads here…',
  none: 'No call routing leads here.',
  failed: 'The call routing could not be read.',
  all: 'Send all of these to',
  one: '{owner}, {place}',
  choose: 'Choose…',
  voicemail: 'Voicemail',
  nothing: 'Nobody',
  team: '{name} (team), Ext. {extension}',
  teammate: '{name}, Ext. {extension}',
});
