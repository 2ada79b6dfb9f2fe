import { defineMessages, later, t } from '@jackfield/texts';
import * as v from 'valibot';

/** What the sentences below call a member of a request. */
export const fieldNames = defineMessages('contract.fields', {
  accountNumber: 'account number',
  action: 'action',
  billName: 'name on the bill',
  billingContacts: 'billing contacts',
  recordingDays: 'days',
  brand: 'brand',
  brandName: 'brand name',
  callingName: 'calling name',
  campaign: 'campaign',
  card: 'card',
  code: 'code',
  companyName: 'company name',
  companyType: 'company type',
  contactName: 'contact name',
  contactPhone: 'contact phone',
  country: 'country',
  currentPassword: 'current password',
  day: 'day',
  description: 'description',
  email: 'email',
  extension: 'extension',
  firstName: 'first name',
  greeting: 'greeting',
  greetingName: 'greeting name',
  greetingText: 'greeting text',
  helpMessage: 'help message',
  industry: 'industry',
  interdigitTimeout: 'interdigit timeout',
  IVR: 'IVR',
  keywords: 'keywords',
  label: 'label',
  language: 'language',
  lastName: 'last name',
  lineType: 'line type',
  listingName: 'listing name',
  listingType: 'listing type',
  longestWait: 'maximum wait',
  macAddress: 'MAC address',
  mailbox: 'mailbox',
  media: 'media',
  message: 'message',
  messageFlow: 'opt-in text',
  model: 'model',
  mostCallers: 'maximum callers',
  name: 'name',
  note: 'note',
  number: 'number',
  optInMessage: 'opt-in message',
  optOutMessage: 'opt-out message',
  password: 'password',
  phoneNumber: 'phone number',
  pin: 'PIN',
  quantity: 'quantity',
  reason: 'reason',
  retries: 'retries',
  ringTime: 'ring time',
  sampleMessage: 'sample message',
  sampleMessages: 'sample messages',
  signature: 'signature',
  source: 'source',
  stockExchange: 'stock exchange',
  stockSymbol: 'stock symbol',
  subUseCases: 'sub use cases',
  taxCountry: 'tax country',
  taxId: 'tax ID',
  team: 'team',
  terms: 'terms',
  text: 'text',
  timeout: 'timeout',
  timeZone: 'time zone',
  title: 'title',
  useCase: 'use case',
  user: 'user',
  website: 'website',
});
export type RefusedField = keyof typeof fieldNames;

/** Refusals that name a field, which stands in them as its label in small letters. */
export const fieldRefusals = defineMessages('contract.refusals', {
  atLeast: 'The {field} field must be {least} or more.',
  atMost: 'The {field} field must be {most} or less.',
  between: 'The {field} field must be between {from} and {to}.',
  characters: 'The {field} field must have {from} to {to} characters.',
  formatInvalid: 'The {field} format is invalid.',
  fewest: 'The {field} field must have at least {least} items.',
  most: 'The {field} field may not have more than {most} items.',
  longest: 'The {field} field may not be greater than {most} characters.',
  shortest: 'The {field} field must have at least {least} characters.',
  notThisForm: 'This {field} format is not valid.',
  notValid: 'The {field} field is not valid.',
  numeric: 'The {field} field may only contain numeric characters.',
  required: 'The {field} field is required.',
  thisRequired: 'This {field} field is required.',
});

/** What an address of a place cannot be. */
export const addressRefusals = defineMessages('contract.address', {
  postBox: 'Enter a street address, not a PO box.',
  houseNumberAlone: 'Enter the house number alone. The street has its own field.',
});

const about = (sentence: keyof typeof fieldRefusals) => (field: RefusedField) => () =>
  t(fieldRefusals[sentence], { field: t(fieldNames[field]) });

/** The same of one field, each for a step of a schema: `v.nonEmpty(required('name'))`. */
export const required = about('required');
export const notThisForm = about('notThisForm');
export const notValid = about('notValid');
export const numeric = about('numeric');
export const formatInvalid = about('formatInvalid');
export const thisRequired = about('thisRequired');

export const tooLong = (field: RefusedField, most: number) => () =>
  t(fieldRefusals.longest, { field: t(fieldNames[field]), most });
/** More entries of a list than it may have (VAL-21). */
export const tooMany = (field: RefusedField, most: number) => () =>
  t(fieldRefusals.most, { field: t(fieldNames[field]), most });
/** A text that is shorter or longer than it may be. */
const characters =
  (field: RefusedField, [from, to]: readonly [number, number]) =>
  () =>
    t(fieldRefusals.characters, { field: t(fieldNames[field]), from, to });
export const outside =
  (field: RefusedField, [from, to]: readonly [number, number]) =>
  () =>
    t(fieldRefusals.between, { field: t(fieldNames[field]), from, to });

/** Step of a schema: what machines read, of at most so many UTF-16 units. */
export const atMost = (field: RefusedField, most: number) =>
  v.maxLength<string, number, () => string>(most, tooLong(field, most));

const characterSegments = new Intl.Segmenter();

/** Characters of a text as people count them: a letter with its marks is one, so is a flag. */
export const characterCount = (text: string): number => [...characterSegments.segment(text)].length;

/** Whether a text has at most so many characters, as people count them, of 16 parts on average. */
export const hasAtMost = (text: string, most: number): boolean =>
  text.length <= most * 16 && characterCount(text) <= most;

const counted = (field: RefusedField, most: number) =>
  v.check<string, () => string>(
    Object.assign((text: string) => hasAtMost(text, most), { most }),
    tooLong(field, most),
  );

/** Most characters of a step that counts them as people do; null of any other step. */
export function mostOf(step: object): number | null {
  const requirement = 'requirement' in step ? step.requirement : null;
  const most = typeof requirement === 'function' && 'most' in requirement ? requirement.most : null;
  return typeof most === 'number' ? most : null;
}

/** A text that has to be there, of at most so many characters as people count them, trimmed. */
export const requiredText = (field: RefusedField, most: number) =>
  v.pipe(v.string(required(field)), v.trim(), v.nonEmpty(required(field)), counted(field, most));

/**
 * @deprecated Live versions of areas take it. Take `requiredText` instead.
 * @alias
 */
export const countedText = requiredText;

/** A text of so many characters, without blanks around it. */
export const textBetween = (field: RefusedField, range: readonly [number, number]) =>
  v.pipe(
    v.string(required(field)),
    v.trim(),
    v.nonEmpty(required(field)),
    v.minLength(range[0], characters(field, range)),
    v.maxLength(range[1], characters(field, range)),
  );

/** A text that may be empty, of at most so many characters as people count them, trimmed. */
export const optionalText = (field: RefusedField, most: number) =>
  v.pipe(v.string(), v.trim(), counted(field, most));

/** A whole number between two others, both allowed. */
export function wholeNumber(
  field: RefusedField,
  range: readonly [number, number],
  noNumber: (issue: v.NumberIssue) => string = required(field),
) {
  const fault = outside(field, range);
  return v.pipe(
    v.number(noNumber),
    v.integer(fault),
    v.minValue(range[0], fault),
    v.maxValue(range[1], fault),
  );
}

/** Other refusals of requests; the specification's texts are verbatim. */
export const refusals = defineMessages('contract.refusals', {
  callGroupOnce: 'A user can be in a call group only once.',
  capAmount: 'Enter an amount from 1.00 to 10,000.00.',
  confirmed: 'Password and confirm password does not match.',
  creditAmount: 'Enter an amount from 5.00 to 500.00.',
  devicePassword:
    'Password must at least 12 characters with one uppercase letter, one lowercase letter, and one number',
  duplicate: 'This input is exited',
  emailExisted: 'This email is existed',
  emailInvalid: 'This email is invalid',
  emailRepeated: 'This email is exited',
  emailRequired: 'This email is required',
  emergency: 'Emergency numbers cannot be used here.',
  emergencyExtension: 'This extension is reserved for emergency calls.',
  emptyInterval: 'An interval cannot start and end at the same time.',
  extension: 'The extension field must be 3 to 6 digits.',
  extensionZero: 'An extension cannot begin with 0.',
  fileTooLarge: 'Maximum file upload size 5MB.',
  intervals: 'A day can have up to {most} intervals.',
  keywordForm: 'The keywords field may only contain alpha-numeric characters as well as comma',
  keywordLength: 'The keywords field may not be greater than 320 characters',
  lastDay: 'The last day cannot be before the first.',
  liftReason: 'Say why, in at most 200 characters.',
  ownTarget: 'A menu cannot send calls to itself.',
  missingKey: 'Unable to save due to missing key. Click the plus button to add key to continue.',
  monthlyLimit: 'Enter a monthly limit of at least the amount.',
  openDate: 'An open date needs at least one interval.',
  overlap: 'These hours overlap. Change one of them.',
  overrideReason: 'Say why in 20 to 500 characters.',
  password:
    'Password must at least 8 characters with one uppercase letter, one lowercase letter, one number and one special character.',
  pin: 'The PIN must be 4 to 8 digits.',
  readFirst: 'Read it once, then tick the box.',
  recordingTooLarge: 'File size has exceed 50mbps',
  subUseCases: 'Choose 2 to 5 use cases.',
  teamOnce: 'A user can be in a team only once.',
  termsAccepted: 'Accept the carriers’ terms to continue.',
  time: 'Enter a time such as 9:00 am.',
  tooManyTakers: 'Too many users and teams.',
  unfit: 'This value is not valid.',
  userOnce: 'A user can be chosen only once.',
  website: 'Enter a web address such as https://example.com.',
  wholeCents: 'Enter an amount with at most two decimals.',
});

/** What is said of a value for which a schema has no sentence of its own. */
export const unfit = later(refusals.unfit);

/** A member as people read it; one without a label of its own by the words of its name. */
const labelOf = (member: string): string =>
  member in fieldNames
    ? t(fieldNames[member as RefusedField])
    : member.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** What is said of a member of a request for which its schema has no sentence: the field and the limit. */
export function unfitMember(
  member: string,
  { type, input, requirement }: Pick<v.BaseIssue<unknown>, 'type' | 'input' | 'requirement'>,
): string {
  const field = labelOf(member);
  const isText = typeof input === 'string';
  const limit = typeof requirement === 'number' ? requirement : null;
  if (input === null || input === '' || type === 'non_empty') {
    return t(fieldRefusals.required, { field });
  }
  if (limit === null) return t(fieldRefusals.notValid, { field });
  if (type === 'max_length') {
    return t(isText ? fieldRefusals.longest : fieldRefusals.most, { field, most: limit });
  }
  if (type === 'min_length') {
    return t(isText ? fieldRefusals.shortest : fieldRefusals.fewest, { field, least: limit });
  }
  if (type === 'max_value') return t(fieldRefusals.atMost, { field, most: limit });
  if (type === 'min_value') return t(fieldRefusals.atLeast, { field, least: limit });
  return t(fieldRefusals.notValid, { field });
}
