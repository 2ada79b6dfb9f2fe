import { defineMessages } from '@jackfield/runtime';

export const historyMessages = defineMessages('people.history', {
  emptyText: 'Every change to this user appears here with the name of who made it.',
  invited: 'Invited the user',
  invitedAgain: 'Sent the invitation again',
  suspended: 'Suspended the user',
  activated: 'Activated the user',
  deleted: 'Deleted the user',
  photoSet: 'Changed the photo',
  photoRemoved: 'Removed the photo',
  impersonated: 'Signed in as this user',
  acting: 'Began to act as this user',
  impersonationEnded: 'Signed out of this user again',
  emailConfirmed: 'Confirmed the email',
  other: 'Changed the user',
});

/** Names of fields as they stand inside a sentence. */
export const fieldWords = defineMessages('people.history.field', {
  firstName: 'first name',
  lastName: 'last name',
  title: 'title',
  email: 'email',
  pendingEmail: 'new email',
  extension: 'extension',
  role: 'role',
  status: 'status',
  timeZone: 'time zone',
  e911Address: 'emergency address',
  password: 'password',
  voicemailPin: 'voicemail PIN',
  voicemailGreeting: 'voicemail greeting',
  holdMusic: 'hold music',
  phoneNumber: 'phone number',
  numberLabel: 'label of a number',
  defaultNumber: 'default number',
  profileImage: 'photo',
  smsGreetings: 'SMS greeting',
  callRecordingSetting: 'call recording',
  missedCallHandling: 'missed-call handling',
});
