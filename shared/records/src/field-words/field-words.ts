import { defineMessages, type Message, t } from '@jackfield/runtime';

/** Names of members as they stand inside a sentence. */
const fieldWords: Readonly<Record<string, Message>> = defineMessages('records.history.field', {
  firstName: 'first name',
  lastName: 'last name',
  title: 'title',
  email: 'email',
  pendingEmail: 'new email',
  extension: 'extension',
  role: 'role',
  status: 'status',
  agreedTerms: 'agreement to the terms about emergency calls',
  timeZone: 'time zone',
  language: 'language',
  e911Address: 'emergency address',
  password: 'password',
  voicemailPin: 'voicemail PIN',
  voicemailGreeting: 'voicemail greeting',
  holdMusic: 'hold music',
  phoneNumber: 'phone number',
  phoneNumbers: 'phone numbers',
  numberLabel: 'label of a number',
  defaultNumber: 'default number',
  profileImage: 'photo',
  smsGreetings: 'SMS greeting',
  callRecordingSetting: 'call recording',
  missedCallHandling: 'missed calls',
  name: 'name',
  label: 'name',
  inboundFlow: 'type',
  ringGroup: 'ring group',
  callQueue: 'call queue',
  businessHour: 'business hours',
  callHandlingOpenHour: 'calls while open',
  callHandlingClosedHour: 'calls while closed',
  smsHandling: 'text messages',
  callerIDPermission: 'who may show the number',
  members: 'members',
  routing: 'call routing',
  campaign: 'text registration',
  override: 'routing for now',
  companyName: 'company name',
  companyAddress: 'company address',
  blocked: 'blocked numbers',
  keys: 'keys',
  menuMedia: 'announcements',
  isDefault: 'default',
  defaultMenu: 'default menu',
  greeting: 'greeting',
  exitMedia: 'closing announcement',
  invalidMedia: 'announcement for wrong keys',
  transferMedia: 'announcement before connecting',
  retries: 'repetitions',
  timeout: 'wait for a key',
  interdigitTimeout: 'wait between keys',
});

/** A member in words; one that nobody named yet by its parts: `orderStatus` is 'order status'. */
export function fieldWord(field: string): string {
  const word = fieldWords[field];
  if (word) return t(word);
  return field.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}
