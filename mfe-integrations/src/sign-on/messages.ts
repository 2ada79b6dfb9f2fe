import type { ClaimEffect, Provider, SignOnRefusal } from '@jackfield/contract/api/sso';
import { common, defineMessages } from '@jackfield/runtime';

export const signOnMessages = defineMessages('integrations.signOn', {
  failed: 'Single sign-on could not be loaded',
  notYours: 'You can’t see single sign-on while you are signed in as someone else.',
  protocol: 'Protocol',
  oidc: 'OpenID Connect',
  saml: 'SAML 2.0',
  providerIs: 'Provider: {provider}',
  directory: 'Let {provider} add and suspend users too: Directory',

  copyOf: 'Copy {name}',
  copiedOf: '{name} copied',
  stepDone: '(done)',
  connectedBy: 'Connected by {name}, {when}',

  tellProvider: 'Tell {provider} about {product}',
  redirectUrl: 'Redirect URL',
  signOutUrl: 'Sign-out URL',
  backChannelUrl: 'Back-channel sign-out URL',
  entityId: 'Entity ID',
  acsUrl: 'Reply URL (ACS)',
  metadataUrl: 'Metadata URL',

  notSetUp: 'Not set up',
  isOff: 'Off, nobody is affected yet',
  isOffered: 'Offered to {count, plural, one {# user} other {# users}}',
  isRequiredFrom: 'Required for {count, plural, one {# user} other {# users}} from {day}',
  isRequired: 'Required for {count, plural, one {# user} other {# users}}',

  unreachable: '{provider} does not answer',
  unreachableOffered: 'Since {when}. Passkeys and passwords still work.',
  unreachableRequired:
    'Since {when}. Only {owner} can sign in meanwhile, with the passkey. If it lasts, turn single sign-on off.',
  certificateEnds: 'The certificate of {provider} ends {day}',
  certificateRead: 'Add the next one at {provider}: we read it from there each day.',
  certificatePaste: 'Add the next one at {provider}, then paste its new metadata below.',
  certificateEnded: 'The certificate of {provider} has ended',
  secretEnds: 'The client secret ends {day}',
  secretEnded: 'The client secret has ended',
  secretDo: 'Make a new one at {provider}, then replace it below.',
});

/** Short names of providers; one that is not known goes by its host. */
export const providerNames = defineMessages('integrations.signOn.provider', {
  entra: 'Entra ID',
  okta: 'Okta',
  google: 'Google',
  none: 'your provider',
} satisfies Record<Exclude<Provider, 'other'> | 'none', string>);

/** What is known of the provider, and how it is changed. */
export const connectMessages = defineMessages('integrations.signOn.connect', {
  title: 'Tell {product} about {provider}',
  answered: 'Answered in {seconds} s',
  issuer: 'Issuer URL',
  issuerExample: 'https://login.example.com/v2.0',
  issuerMissing: 'Copy the issuer URL of your provider. It begins with https://.',
  found: 'Found: {what}',
  foundSignIn: 'sign-in page',
  foundKeys: '{count, plural, one {# key} other {# keys}}',
  foundCertificates: '{count, plural, one {# certificate} other {# certificates}}',
  foundSignOut: 'sign-out page',
  clientId: 'Client ID',
  clientIdMissing: 'Copy the client ID from your provider.',
  clientSecret: 'Client secret',
  clientSecretMissing: 'Copy the client secret from your provider.',
  hiddenSecret: '••••••••••••{end}',
  replace: 'Replace…',
  secretEnds: 'Secret ends on',
  secretEndsHint: 'We remind you here 30 days before.',
  source: 'Metadata',
  byAddress: 'By its address',
  byText: 'Paste XML',
  metadataAddress: 'Metadata address',
  metadataAddressHint: 'We read it each day, so that a new certificate counts by itself.',
  metadataText: 'Metadata XML',
  metadataTextHint: 'You paste it again when the certificate changes.',
  metadataMissing: 'Enter the metadata address. It begins with https://.',
  metadataTextMissing: 'Paste the metadata of your provider.',
  certificate: 'Certificate',
  certificateEnds: 'ends {day}',
  signInPage: 'Sign-in page',
  another:
    'Another provider turns single sign-on off until you have tested it, and forgets who was linked.',
  connect: 'Connect',
  connected: '{provider} is connected',
  disconnectAsk: 'Disconnect…',
  disconnectTitle: 'Disconnect {provider}?',
  disconnect: 'Disconnect',
  disconnectText:
    'We forget the provider and who was linked. Everyone signs in with passkey or password again.',
  disconnected: '{provider} is disconnected',
});

/** The test, and how single sign-on is turned on. */
export const testMessages = defineMessages('integrations.signOn.test', {
  title: 'Test sign-in, then turn it on',
  first: 'First do the step before.',
  intro: 'You sign in at {provider} and come back here. This changes nothing for anyone.',
  test: 'Test sign-in',
  again: 'Test again',
  signedIn: 'Signed in as {name}, {when}',
  testedBy: 'Tested by {name}, {when}',
  isPerson: 'This is {name}',
  isNew: 'Nobody here yet',
  bySubject: 'Known from before',
  byEmail: 'Matched by email',
  failed: 'The test failed',
  warning: 'Warning:',
  claims: 'What {provider} says',
});

/** Why a test failed, and what to do. */
export const problemMessages = defineMessages('integrations.signOn.problem', {
  expired: 'It took too long, or ended in another browser. Test again.',
  denied:
    '{provider} did not let you in. Give yourself access to {product} there, then test again.',
  invalid:
    'The answer of {provider} could not be trusted. Check the values of both steps above, then test again.',
  unreachable: '{provider} does not answer. Test again later.',
  unknown: 'Nobody here has that email. Add the user, or let newcomers in below.',
  foreignEmail:
    'The email is of none of your domains. Add its domain below, or sign in with a work account.',
  suspended: 'That user is suspended here.',
  otherPerson: 'Someone else signed in than the one who began the test.',
  off: 'Single sign-on is off.',
} satisfies Record<SignOnRefusal, string>);

/** What a claim does here. */
export const effectMessages = defineMessages('integrations.signOn.effect', {
  findsUser: 'Finds the user',
  remembered: 'Remembered from now on',
  sameName: 'Same as here',
  otherName: 'Other than here, stays as it is',
  makesUser: 'Adds the user',
  secondStep: 'Counts as the second step',
  notUsed: 'Not used',
  noUser: 'Finds nobody here',
  foreignEmail: 'Of none of your domains',
  otherUser: 'Belongs to another user',
  suspended: 'The user is suspended',
  noSecondStep: 'No second step: we ask for ours',
  secondStepNotCounted: 'Does not count: we ask for our second step',
} satisfies Record<ClaimEffect, string>);

/** How single sign-on is turned on and off. */
export const modeMessages = defineMessages('integrations.signOn.mode', {
  label: 'For your users',
  offer: 'Offer it',
  offerText: 'Passwords and passkeys keep working. Good for the first week.',
  require: 'Require it',
  requireText: 'For everyone at {domains}. {owner} keeps the passkey as a way in.',
  requireTest: 'It can be required once a test has passed today.',
  requireOwner:
    '{owner} first needs both a password and a passkey, as the way in that always works.',
  from: common.asFrom,
  fromHint: 'Until then it is offered.',
  fromPast: 'Choose today or a later day.',
  newcomers: 'Let newcomers in',
  newcomersText:
    'People at {provider} who are not here yet become users. They are on your invoice from the next month.',
  providerStep: 'The second step of {provider} counts',
  providerStepText: 'Where it shows one. Else we ask for ours.',
  turnOn: 'Turn on for {count, plural, one {# user} other {# users}}',
  turnedOn: 'Single sign-on is on',
  domainFirst: 'First add your email domain below, and verify it.',
  turnOffAsk: 'Turn off…',
  turnOffTitle: 'Turn single sign-on off?',
  turnOff: 'Turn off',
  turnOffText:
    '{count, plural, one {# user signs} other {# users sign}} in with passkey or password again. Anyone with neither can choose “Forgot password?”.',
  turnedOff: 'Single sign-on is off',
});

/** Domains whose people sign in at the provider. */
export const domainMessages = defineMessages('integrations.signOn.domain', {
  title: 'Domains',
  text: 'Single sign-on is for emails of these domains.',
  name: 'Domain',
  example: 'example.com',
  missing: 'Enter the part of your emails after the @.',
  add: 'Add domain',
  full: 'You can have {most} domains.',
  verified: common.verified,
  waits: 'Waits for DNS',
  lost: 'Record not found',
  lostText: 'Since {when}. It still counts: put the record back.',
  how: 'Add this TXT record where you manage {name}. It can take an hour to show.',
  recordName: 'Name of the TXT record',
  recordValue: 'Value of the TXT record',
  looked: 'Looked {when}: not there yet.',
  check: 'Check now',
  checkOf: 'Check {name} now',
  isVerified: '{name} is verified',
  removeAsk: 'Remove…',
  removeAskOf: 'Remove {name}…',
  removeTitle: 'Remove {name}?',
  remove: 'Remove domain',
  removeText: 'Its users sign in with passkey or password again.',
  removed: '{name} removed',
});
