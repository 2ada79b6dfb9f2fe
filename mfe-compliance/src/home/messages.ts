import { defineMessages } from '@jackfield/runtime';

export const homeMessages = defineMessages('compliance.home', {
  unverified:
    '{brand} can’t text yet: {count, plural, =0 {it is not verified} one {# point to correct} other {# points to correct}}',
  suspended: '{brand} can’t text: it is suspended',
  open: 'See brand',
  register: 'Finish text registration',
});
