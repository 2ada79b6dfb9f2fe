import { defineMessages } from '@jackfield/runtime';

export const frameMessages = defineMessages('host.staff.frame', {
  staff: 'Staff',
  title: '{page} · {name}',
  skip: 'Skip to content',
  signOut: 'Sign out',
  loading: 'Loading…',
  failed: 'The page could not be opened',
});
