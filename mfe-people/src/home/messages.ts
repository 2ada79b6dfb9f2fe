import { defineMessages } from '@jackfield/runtime';

export const homeMessages = defineMessages('people.home', {
  pendingPeople: '{count, plural, one {# person} other {# people}}',
  pending: '{people} {count, plural, one {has} other {have}} not accepted the invitation',
  resend: 'Resend {count}',
  resent: '{count, plural, one {# invitation sent again} other {# invitations sent again}}',
  notResent:
    '{count, plural, one {# invitation could not be sent} other {# invitations could not be sent}}. {reason}',
  invite: 'Invite your people',
  lostPeople: '{count, plural, one {# person} other {# people}}',
  seeWho: 'See who',
  called: '{name} called {number}, {when}',
  markSeen: 'Mark as seen',
});
