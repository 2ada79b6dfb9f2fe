import { defineMessages } from '@jackfield/runtime';

/** The routing of a company number as it was. */
export const pastMessages = defineMessages('numbers.pastRouting', {
  title: 'Routing on a past day',
  intro: 'How calls went then. Nothing here can be changed.',
  menuItem: 'Routing on a past day…',
  when: 'As of',
  zone: 'Times are in {zone}.',
  future: 'Choose a time in the past.',
  differences: 'What is different today',
  differencesIntro:
    'How calls go from today on, and how they would have gone with the settings of that day.',
  thatDay: 'That day',
  today: 'Today',
  reading: 'Loading the history…',
  notRead: 'The history could not be loaded',
  notReadText: 'Today’s routing is unchanged.',
  notThere: '{name} did not exist yet.',
  limits: 'What the history cannot show',
  noHistory: 'The history begins on {day}. Earlier days are shown as of that day.',
  texting: 'Texting and calls abroad are shown as they are today.',
});
