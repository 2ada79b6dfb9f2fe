import { defineMessages } from '@jackfield/runtime';

/** The page of a call, where the account's routing is known. */
export const callRecordMessages = defineMessages('numbers.callRecord', {
  sameWay: 'With today’s routing it would go the same way',
  sameWayNote: 'Nothing that decides about this call has changed since.',
  otherWay: 'With today’s routing it would go elsewhere',
  perhaps: 'With today’s routing it could go elsewhere',
  perhapsNote: 'It depends on the keys the caller presses and who answers.',
  notThere: '{number} is no longer one of your numbers',
  tryCall: 'Try this call…',
  todayFailed: 'Today’s routing could not be compared',
});
