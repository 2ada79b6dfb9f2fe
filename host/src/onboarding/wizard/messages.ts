import { common, defineMessages } from '@jackfield/runtime';

/** Texts of the wizard and of Congratulations; those of annex H and ONB-06, ONB-17 verbatim. */
export const messages = defineMessages('host.onboarding', {
  steps: 'Steps',
  stepOf: 'Step {step} of {steps}',
  changeLater: 'You can change all of this later.',
  next: 'Next',
  withoutNumber: 'Continue without a number',

  company: 'Company details',
  companyHint: 'Name, address and time zone',
  companyTitle: 'Tell us about the company',
  companyText: 'It appears on invoices and on outgoing caller name requests.',
  companyName: 'Company name',
  addressWhole: 'Complete the address to go on, or clear it and add it later.',
  timeZoneHint: 'Business hours and reports use it.',

  number: 'Personal number',
  numberHint: 'A direct number for you',
  numberTitle: 'Choose your personal number',
  numberText: 'Customers and colleagues can call you directly.',
  numberFor: 'This number rings you directly.',
  numberFull:
    'Your trial has no personal numbers left. An admin can add one once the trial has ended.',

  terms: '911 terms',
  termsHint: 'What to know about emergencies',
  termsText: 'Please read this before you make calls.',
  termsPower:
    'Emergency calls (911) over this service depend on power and internet access and on a correct address.',
  termsAddress: 'Keep your 911 address up to date.',
  termsPlace: 'Calls from apps may not show your location to the emergency operator.',
  disclaimer: 'Emergency disclaimer',
  disclaimerNone: 'Emergency services are not available with this service.',
  disclaimerOther: 'Use another phone to call emergency services.',
  agree: 'I have read and agree to the terms.',

  apps: 'Start making calls',
  appsHint: 'Get the apps',
  appsText: 'Your apps are ready. Download them to start making calls.',
  appsOfAdmin: 'Ask your admin for the apps.',
  appsOfProvider: 'Ask your phone provider for the apps.',
  appsSignIn: 'Sign in there with the same email and password as here.',

  congratulations: 'Congratulations',
  ready: 'Your phone system is ready, {name}.',
  companyNumber: 'Company number',
  extension: common.extension,
  smsTitle: 'Text messages need registration',
  sms: 'To send SMS, register a brand and a campaign under COMPLIANCE.',
  purchaseFailed: 'Failed to buy personal number',
  toUser: 'Choose a number in your user settings',
  toOwn: 'Open your phone numbers',
});
