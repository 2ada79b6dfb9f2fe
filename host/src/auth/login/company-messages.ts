import type { SignOnRefusal } from '@jackfield/contract/api/sso';
import { defineMessages } from '@jackfield/runtime/core';

/** Texts of signing in at the provider of one's company (SSO-01). */
export const companyMessages = defineMessages('host.company', {
  intro: 'We take you to the sign-in page of your company.',
  workEmail: 'Work email',
  proceed: 'Continue',
  proven: 'You can close this window and go on where you were.',
});

/** Why the provider's answer signed nobody in. */
export const refusalMessages = defineMessages('host.company.refusal', {
  expired: 'This took too long, or you began in another browser. Please sign in again.',
  denied: 'Your company did not let you in. Try again, or ask an admin.',
  invalid:
    'We could not trust what your company’s sign-in page sent. Please tell an admin of your company.',
  unreachable:
    'Your company’s sign-in page does not answer. Try again soon, or use your passkey or password.',
  unknown: 'We don’t know that account. Ask an admin of your company to add you.',
  foreignEmail:
    'The email of that sign-in is not of your company’s domains. Choose your work account.',
  otherPerson: 'That was someone else’s sign-in. Try again as yourself.',
  off: 'Your company no longer signs in this way. Use your password instead.',
} satisfies Record<Exclude<SignOnRefusal, 'suspended'>, string>);
