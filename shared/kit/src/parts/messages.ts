import { defineMessages } from '@jackfield/runtime';

export const partMessages = defineMessages('kit.parts', {
  failed: '{part} could not be opened',
  text: 'The rest of the page keeps working. Nothing you entered is lost.',
  broken: 'It did not load, or something in it went wrong.',
  timeOut: 'It did not arrive within 10 seconds.',
});
