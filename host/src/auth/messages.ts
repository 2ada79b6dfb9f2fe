import { defineMessages } from '@jackfield/runtime/core';

/** Texts of the sign-in pages; those of OP-43, OP-47, OP-52, OP-53 and annex H verbatim. */
export const messages = defineMessages('host.auth', {
  signIn: 'Sign in',
  signInIntro: "Manage your company's numbers, people and calls.",
  email: 'Email',
  emailExample: 'you@company.com',
  password: 'Password',
  forgotLink: 'Forgot password?',
  waiting: 'Waiting for your first sign-in?',
  resendLink: 'Resend confirmation email',
  backToSignIn: 'Back to sign in',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  working: 'Working…',
  boardTitle: 'Every call finds the person who can answer it.',
  boardText:
    'See the whole route before a caller dials: hours, menus, teams and voicemail on one map.',
  captchaNote: 'Protected by captcha',

  expired: 'Your session has expired. Please log in again.',
  suspended: 'Your user account is suspended. Please contact your administrator.',
  cancel: 'Your user account has been removed.',
  pending: 'Your user account is pending. Please contact your administrator.',
  passwordChanged: 'Your password is changed. Sign in with the new password.',
  emailConfirmed: 'Your email address is confirmed. You can sign in now.',

  tookTooLong: 'This took too long. Please sign in again.',

  passkey: 'Sign in with a passkey',
  passkeyText: 'Your face, finger or device PIN. No password.',
  orPassword: 'or with your password',

  company: 'Sign in with your company',

  forgotTitle: 'Forgot password',
  forgotIntro: 'Enter your email and we’ll send you a link to set a new password.',
  forgotSend: 'Send reset link',
  forgotSent: 'If the email is registered, a reset link has been sent.',

  resendTitle: 'Resend confirmation email',
  resendIntro: 'Enter your email and we’ll send the confirmation link again.',
  resendSend: 'Resend confirmation email',
  resendSent: 'If the email is registered, a confirmation link has been sent.',

  resetTitle: 'Reset password',
  resetIntro: 'Choose a new password for {email}.',
  setTitle: 'Set password',
  setIntro: 'Choose your password for {email}.',
  setIntroOwn: 'Your administrator set your password. Choose a new one to continue.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordRule:
    'At least 8 characters with an uppercase letter, a lowercase letter, a number and a special character.',
  savePassword: 'Save password',
  linkInvalid: 'This link is not valid.',
  newResetLink: 'Send a new reset link',

  confirmTitle: 'Email confirmation',
  confirming: 'Confirming your email address…',

  continueTitle: 'Continue as {name}?',
  continueAs: 'Continue as {name}',
  continueTeammate: 'the user of this link',
  continueText:
    'You are signed in as {current}. Continuing signs you out there and signs you in as {name}.',
  stay: 'Stay signed in as {current}',
  signingIn: 'Signing in…',

  movedTitle: 'Your account has moved.',
  movedText: 'Sign in at its new address.',
  movedLink: 'Go to your account',
});
