import { defineMessages } from '@jackfield/runtime';

/** Texts of the global dialogs; those of annex H, OP-19 and ERR-11 verbatim. */
export const messages = defineMessages('host.dialogs', {
  suspendedTitle: 'Account Suspended',
  suspendedAdmin:
    'Your account has been suspended. Go to the billing portal to settle outstanding payments.',
  suspendedOther: 'Your account has been suspended. Please contact the account owner or support.',
  stillAvailable: 'Still available',
  availableAdmin: 'Incoming and emergency calls, billing',
  availableOther: 'Incoming and emergency calls',
  paused: 'Paused',
  pausedWhat: 'Outgoing calls, changes to settings',
  support: 'Contact support',
  billingPortal: 'Go to billing portal',
  signOut: 'Sign out',

  fairUsageTitle: 'Fair usage',
  fairUsageAdmin: 'Call/SMS already exceed the limit, please add a credit card to your account.',
  fairUsageOther:
    'Call/SMS already exceed the limit, please contact your administrator to add a credit card to your account.',
  addCard: 'Add credit card',
  ok: 'OK',

  paymentTitle: 'Payment In Process',
  savingCard: 'Your card is being saved.',
  savedCard: 'Your card is saved. Nothing was charged.',
  paymentText: 'Your payment is being processed. This may take a few minutes.',

  refusedTitle: 'Payment refused',
  refusedText:
    'Your bank refused this payment, so nothing was charged. You can try again or use another card.',
  billingInformation: 'Billing information',

  reminderTitle: 'Complete your SMS registration',
  reminderText: 'To send SMS to USA numbers, your company needs a registered brand and campaign.',
  later: 'Remind me in 3 days',
  never: "Don't remind me again",
  registerNow: 'Register now',
});
