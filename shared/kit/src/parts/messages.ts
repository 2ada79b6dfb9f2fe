import { defineMessages } from '@jackfield/runtime';

export const partMessages = defineMessages('kit.parts', {
  failed: '{part} could not be opened',
  text: 'The rest of the page keeps working. Nothing you entered is lost.',
  broken: 'It could not be loaded, or something in it failed.',
  timeOut: 'It did not arrive within 10 seconds.',
});
