import { common, defineMessages } from '@jackfield/runtime';

/** Words about people that several screens of the area use. */
export const peopleMessages = defineMessages('people', {
  edit: common.edit,
  copyNumber: 'Copy number',
  planAbsence: 'Plan an absence…',
  signInAs: 'Sign in as this user',
  signInAsName: 'Sign in as {firstName}',
  signInAsTitle: 'Sign in as {fullName}?',
  signInAsText:
    'You see the portal as {firstName} does and can only look. To change something, choose “Act as {firstName}” there. {firstName} gets an email that says who signed in, when and why.',
  signInAsHint: 'For example: checking the voicemail as agreed by phone',
  sendReset: 'Send password reset',
  resendInvitation: common.resendInvitation,
  suspend: 'Suspend…',
  activate: common.activate,
  delete: common.deleteAsk,

  statusCancel: 'Deleted',
  you: 'You',

  refusedSelf: 'This is you',
  refusedOwner: 'Account owner',
  refusedImpersonated: 'Not while signed in as someone else',
  refusedUnconfirmed: 'Email not confirmed yet',

  suspendTitle: 'Suspend {fullName}?',
  suspendText:
    '{fullName} is signed out at once, and calls follow the missed-call handling. You can activate the user again at any time.',
  suspendConfirm: 'Suspend user',
  deleteTitle: 'Delete {fullName}?',
  deleteText: 'Are you sure you want to delete {fullName}?',
  deleteConfirm: 'Delete user',

  suspended: '{fullName} is suspended',
  activateTitle: 'Activate {fullName}?',
  activated: '{fullName} is active',
  invitedAgain: 'Invitation sent to {email}',
  resetSent: 'Password reset sent to {email}',
});
