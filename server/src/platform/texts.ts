import { defineMessages } from '@jackfield/texts';

/** Sentences of the platform, and those that more than one area says. */
export const commonTexts = defineMessages('server.platform', {
  addressTooLong: 'The address is too long.',
  bodyNotJson: 'The body must be JSON.',
  brokenUnicode: 'The request contains broken Unicode.',
  idempotencyKeyInvalid: 'The Idempotency-Key must be 1 to 200 visible characters.',
  idempotencyKeyReused: 'This Idempotency-Key was used for another request.',
  ifMatchInvalid: 'If-Match must be a version.',
  maximumReached: 'You have reached the maximum of {maximum}.',
  nestedTooDeeply: 'The request is nested too deeply.',
  notJson: 'The request is not valid JSON.',
  notUtf8: 'The request is not valid UTF-8.',
  nulCharacter: 'The request contains a NUL character.',
  numberOutOfRange: 'The request contains a number out of range.',
  orderUnderWay: 'An order is under way already.',
  parameterRepeated: 'This parameter may stand once.',
  requestInvalid: 'The request is not valid.',
  requestTooLarge: 'The request is too large.',
  reservedName: 'The request contains a reserved name.',
  startAfterEnd: 'The start date must not be after the end date.',
  support: 'Support',
  system: 'System',
  unknownCursor: 'The list has no such record.',
  userUnavailable: 'This user is not available any more.',
});
