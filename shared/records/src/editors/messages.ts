import { defineMessages } from '@jackfield/runtime';

/** Who edits, by the kind of record; `count` are those beside the one who is named. */
export const editorMessages = defineMessages('records.editors', {
  teammate:
    '{count, plural, =0 {{name} is} one {{name} and one more are} other {{name} and # more are}} editing this user',
  team: '{count, plural, =0 {{name} is} one {{name} and one more are} other {{name} and # more are}} editing this team',
  company:
    '{count, plural, =0 {{name} is} one {{name} and one more are} other {{name} and # more are}} editing this number',
  tenant:
    '{count, plural, =0 {{name} is} one {{name} and one more are} other {{name} and # more are}} editing this account',
  ivr: '{count, plural, =0 {{name} is} one {{name} and one more are} other {{name} and # more are}} editing this menu',
  list: '{count, plural, =0 {{name} is} one {{name} and one more are} other {{name} and # more are}} editing this list',
  since: '{name} opened it {when}.',
  both: 'You can both edit. If you change the same field, you choose which one to keep.',
  face: '{name} is editing it',
});
