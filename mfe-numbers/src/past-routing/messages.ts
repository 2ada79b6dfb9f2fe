import { defineMessages } from '@jackfield/runtime';

/** The routing of a company number as it was. */
export const pastMessages = defineMessages('numbers.pastRouting', {
  title: 'Routing on a past day',
  intro: 'Where calls went then, taken from the history. Nothing here can be changed.',
  menuItem: 'Routing on a past day…',
  when: 'As of',
  zone: 'Times are {zone}.',
  future: 'Choose a time in the past.',
  differences: 'What is different today',
  differencesIntro: 'Calls from today on, against how they would go by the routing of then.',
  thatDay: 'That day',
  today: 'Today',
  reading: 'Reading the history…',
  notRead: 'The history was not read',
  notReadText: 'The routing of today is as it was.',
  notThere: '{name} was not there yet.',
  limits: 'What the history cannot show',
  noHistory: 'The history begins on {day}. Before that the routing is shown as it was first known.',
  record: '{name} was deleted more than 30 days ago and is missing here.',
  sounds: 'Which greetings or music {name} played then is not kept; those of today are shown.',
  places: '{name} left since. Places in teams and numbers that were given over are those of today.',
  texting: 'Which numbers could text, and which countries could be called, is shown as of today.',
});
