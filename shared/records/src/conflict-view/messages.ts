import { common, defineMessages } from '@jackfield/runtime';

export const conflictMessages = defineMessages('records.conflict', {
  title: 'Choose what to keep',
  intro:
    '{count, plural, one {{name} changed a field that you changed too.} other {{name} changed # fields that you changed too.}} Everything else is kept from both of you.',
  base: 'Before',
  theirs: 'Theirs',
  yours: 'Yours',
  nothing: common.none,
  allTheirs: 'Keep all of theirs',
  allYours: 'Keep all of yours',
  save: 'Save this choice',
  back: 'Back to editing',
  left: '{count, plural, one {# choice} other {# choices}} left. Nothing is chosen for you.',
});
