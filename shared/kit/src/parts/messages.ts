import { defineMessages } from '@jackfield/runtime';

export const partMessages = defineMessages('kit.parts', {
  failed: '{part} could not be opened',
  text: 'The rest of the page keeps working. Nothing you entered is lost.',
  timeOut: 'It did not arrive within 10 seconds.',
});
