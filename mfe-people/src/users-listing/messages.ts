import { common, defineMessages } from '@jackfield/runtime';

export const listingMessages = defineMessages('people.listing', {
  things: 'users',
  add: 'Add user',
  import: 'Import users…',
  search: 'Search name, email, number…',
  searchShort: 'Search users',
  all: 'All',
  presence: 'Presence',
  lastSeen: 'Last seen',
  assignNumberTo: 'Assign number to {fullName}',
  invited: 'Invited {when}',
  never: 'Never',

  emptyTitle: 'No user available',
  emptyText:
    'Add the people who make and take calls. Each one gets an extension, voicemail and the desktop and mobile apps.',
  noMatchText:
    'Searched names, emails, extensions and numbers in all {count, plural, one {# user} other {# users}}.',
  deniedTitle: 'You do not have access to users',
});

export const bulkMessages = defineMessages('people.bulk', {
  resendInvitation: common.resendInvitation,
  activate: common.activate,
  suspend: 'Suspend',
  delete: common.delete,
  resendApplies: 'Resend applies to {count, plural, one {# pending user} other {# pending users}}',
  activateTitle: '{count, plural, one {Activate # user?} other {Activate # users?}}',
  activateApplies: 'Activate applies to {count, plural, one {# user} other {# users}}',
  suspendApplies: 'Suspend applies to {count, plural, one {# active user} other {# active users}}',
  deleteApplies: 'Delete applies to {count, plural, one {# user} other {# users}}',
  nothingApplies: 'Only Edit applies to this selection',

  suspendTitle: 'Suspend {count, plural, one {# user} other {# users}}?',
  suspendText:
    'They are signed out at once, and their calls follow the missed-call handling. You can activate them again at any time.',
  suspendConfirm: 'Suspend {count, plural, one {# user} other {# users}}',
  deleteTitle: 'Delete {count, plural, one {# user} other {# users}}?',
  deleteText: 'Are you sure you want to delete {names}?',
  deleteConfirm: 'Delete {count, plural, one {# user} other {# users}}',
  deleteType: 'Type {word} to confirm',
  deleteWord: 'delete',
  namesAndMore: '{names} and {count, plural, one {# more user} other {# more users}}',
  skippedTitle: 'Skipped',
  skipped: '{fullName}: {reason}',
  skippedSelf: 'that is you',
  skippedOwner: 'account owner',
  skippedImpersonated: 'signed in as someone else',
  skippedUnconfirmed: 'email not confirmed',
  skippedActive: 'already active',
  skippedPending: 'pending',
  skippedSuspended: 'suspended',
  skippedCancel: 'deleted',

  doneSuspend: '{count, plural, one {# user suspended} other {# users suspended}}',
  doneActivate: '{count, plural, one {# user activated} other {# users activated}}',
  doneDelete: '{count, plural, one {# user deleted} other {# users deleted}}',
  doneResendInvitation: '{count, plural, one {# invitation sent} other {# invitations sent}}',
  failed: '{fullName}: {reason}',
  failedTitle: '{count, plural, one {# user was not changed} other {# users were not changed}}',
});

/** Filters of the list. Other languages say them of many people. */
export const userStates = defineMessages('people.usersStates', {
  active: 'Active',
  pending: 'Pending',
  suspended: 'Suspended',
});
