import { defineMessages } from '@jackfield/runtime/core';

/** Texts of the second step at sign-in. */
export const stepMessages = defineMessages('host.secondStep', {
  title: 'One more step',
  appIntro: 'Type the code from your authenticator app.',
  passkeyIntro: 'Use the passkey of this account.',
  recoveryIntro: 'Type one of the recovery codes that you kept. Each works once.',
  recoveryCode: 'Recovery code',
  proceed: 'Continue',
  viaApp: 'Use your authenticator app',
  viaAppText: 'A code of 6 digits',
  viaPasskey: 'Use a passkey',
  viaPasskeyInstead: 'Use a passkey instead',
  viaPasskeyText: 'Face, finger or device PIN',
  viaRecovery: 'Use a recovery code',
  viaRecoveryText: 'One of the 10 that you kept',
  otherWays: 'Other ways',
  lost: 'Lost everything? Ask an admin of your company.',
  lostOrSupport: 'Lost everything? Ask an admin of your company, or',
  contactSupport: 'contact support',
  setUpTitle: 'Set up a second step',
  setUpIntro:
    'Your company requires one at sign-in. It protects your account even if your password is stolen.',
  passkeySetUpIntro:
    'Your company requires a passkey at sign-in. Create one on this device; it takes a minute.',
  noPasskeys: 'This browser does not support passkeys. Sign in from your phone or another browser.',
  setUpPasskey: 'Set up a passkey',
  setUpApp: 'Set up an authenticator app',
  setUpAppText: 'A code of 6 digits from your phone',
  appStepsIntro: 'Add this account to an authenticator app, then type the code that it shows.',
  codesTitle: 'Keep these recovery codes',
  codesIntro: 'Use one if you lose your phone. Each works once, and you see them only now.',
  kept: 'I have kept them',
});
