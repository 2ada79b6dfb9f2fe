import { defineMessages } from '@jackfield/runtime';

export const stepsMessages = defineMessages('records.steps', {
  steps: 'Steps',
  done: 'done',
  toFix: '{count, plural, one {# to fix} other {# to fix}}',
  place: ', step {at} of {all}',
  next: 'Next: {step}',
  saveAndClose: 'Save and close',
  savedAt: 'Saved as a draft, {time}. You can leave and come back.',
  startOver: 'Start over',
  startOverTitle: 'Start over?',
  startOverText: 'What you typed here is removed.',
  free: 'Step {at} of {all}. Nothing is charged before the last step.',
  fixFirst:
    '{count, plural, one {# thing to fix in an earlier step} other {# things to fix in earlier steps}}',
});
