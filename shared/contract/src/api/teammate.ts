import { later } from '@jackfield/texts';
import * as v from 'valibot';
import {
  accessSchema,
  atMost,
  builtInRoleNames,
  defineEndpoint,
  emailForm,
  idSchema,
  idsQuery,
  instantSchema,
  isPersonName,
  languageTagSchema,
  listSchema,
  notEmergencyExtension,
  notThisForm,
  optionalText,
  pageQuery,
  personNameForm,
  phoneNumberSchema,
  presenceSchema,
  recordMembers,
  refusals,
  required,
  requiredText,
  roleSchema,
  sentServiceAddressSchema,
  serviceAddressSchema,
  startPageSchema,
  statusSchema,
  sentTimeZoneSchema,
  timeZoneSchema,
} from '@jackfield/contract';
import { mediaItemSchema } from './media.ts';
import { newPhoneNumberSchema } from './number.ts';
import { shownTotalSchema } from './price.ts';
import { targetSchemaOf } from './routing.ts';

const ownNumberSchema = v.object({
  id: idSchema,
  number: phoneNumberSchema,
  isDefault: v.boolean(),
  label: v.string(),
});

/** Which of a person's calls are recorded (annex F4). */
const callRecordingSettingSchema = v.object({
  inbound: v.boolean(),
  outbound: v.boolean(),
});

/** SHA-256 in hexadecimal of terms as a person read them. */
const termsHashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A person of the account, whole (ENT-02). The PIN is never part of it, only whether one is set. */
export const teammateSchema = v.object({
  id: idSchema,
  tenantId: idSchema,
  tenantName: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  fullName: v.string(),
  email: v.string(),
  /** A changed email until it is confirmed; the person signs in with `email` meanwhile (OP-45). */
  pendingEmail: v.nullable(v.string()),
  title: v.string(),
  extension: v.string(),
  defaultNumber: v.nullable(phoneNumberSchema),
  phoneNumbers: v.array(ownNumberSchema),
  role: roleSchema,
  /** The built-in role of a standard user; null is none (RIGHT-02). */
  access: v.nullable(accessSchema),
  status: statusSchema,
  isFirstTime: v.boolean(),
  /** The terms about emergency calls that the person agreed to: a digest of their words, and when. */
  agreedTerms: v.nullable(v.object({ hash: termsHashSchema, at: instantSchema })),
  isTenantOwner: v.boolean(),
  isEmailConfirmed: v.boolean(),
  isChangePassword: v.boolean(),
  profileImage: v.nullable(v.string()),
  timeZone: timeZoneSchema,
  /** Null follows the account. */
  language: v.nullable(languageTagSchema),
  /** The one to speak: the own, else that of the account. */
  spokenLanguage: languageTagSchema,
  musicOnHolds: v.array(mediaItemSchema),
  voicemailGreetings: v.array(mediaItemSchema),
  hasVoicemailPin: v.boolean(),
  smsGreetings: v.object({ isEnabled: v.boolean(), text: v.string() }),
  callRecordingSetting: callRecordingSettingSchema,
  /** Where a missed call goes (annex F1). */
  missedCallHandling: targetSchemaOf('teammateMissedCall'),
  e911Address: v.nullable(serviceAddressSchema),
  presence: presenceSchema,
  lastSeenAt: v.nullable(instantSchema),
  teams: v.array(v.object({ id: idSchema, name: v.string() })),
  ...recordMembers,
});
export type Teammate = v.InferOutput<typeof teammateSchema>;

/** A row of the users listing. */
export const teammateRowSchema = v.pick(teammateSchema, [
  'id',
  'fullName',
  'firstName',
  'lastName',
  'email',
  'title',
  'extension',
  'defaultNumber',
  'role',
  'access',
  'status',
  'isTenantOwner',
  'isEmailConfirmed',
  'profileImage',
  'presence',
  'lastSeenAt',
  'teams',
  'version',
  'createdAt',
]);
export const teammateListItemSchema = v.object({
  ...teammateRowSchema.entries,
  /** How many numbers the person has. */
  numberCount: v.number(),
});
export type TeammateListItem = v.InferOutput<typeof teammateListItemSchema>;

/** What standard users see of others, for routing pickers (annex C3). */
export const teammateNameSchema = v.object({
  id: idSchema,
  name: v.string(),
  extension: v.string(),
});

/** Counts by status under the same search and filters, for the status pills. */
export const statusCountsSchema = v.object({
  all: v.number(),
  active: v.number(),
  pending: v.number(),
  suspended: v.number(),
});
export type StatusCounts = v.InferOutput<typeof statusCountsSchema>;

/** Rule name: what `isPersonName` takes, trimmed, 1 to 50 (VAL-12, VAL-13, OP-127). */
export function nameSchema(which: 'first' | 'last') {
  return v.pipe(
    requiredText(`${which}Name`, 50),
    v.regex(personNameForm, notThisForm(`${which}Name`)),
    // One refusal for each text: what is of no form at all has it already.
    v.check(
      (name) => !personNameForm.test(name) || isPersonName(name),
      notThisForm(`${which}Name`),
    ),
  );
}

/** Email of a person: required and valid (VAL-15). Stored in lower case. */
export const personEmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(later(refusals.emailRequired)),
  v.regex(emailForm, later(refusals.emailInvalid)),
  v.toLowerCase(),
);

/** Extension: 3 to 6 digits, no leading 0, not an emergency number (OP-98). */
export const extensionSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(required('extension')),
  v.regex(/^\d{3,6}$/, later(refusals.extension)),
  // One refusal for each text: of another length it has one already.
  v.check((extension) => !/^0\d{2,5}$/.test(extension), later(refusals.extensionZero)),
  notEmergencyExtension(),
);

/** Body of POST /api/teammate: one person to invite. */
export const newTeammateSchema = v.object({
  email: personEmailSchema,
  firstName: nameSchema('first'),
  lastName: nameSchema('last'),
  role: roleSchema,
  /** A reserved number to buy for the person; without it nobody is invited (annex A7). */
  phoneNumber: v.optional(newPhoneNumberSchema),
  /** What was shown for the user alone; 409 PRICECHANGED where it costs something else by now. */
  shownTotal: v.optional(shownTotalSchema),
});
export type NewTeammate = v.InferOutput<typeof newTeammateSchema>;

/** Members of PUT /api/teammate/{id}; only those given change (annex A2, C3). */
export const teammateChangeSchema = v.partial(
  v.object({
    firstName: nameSchema('first'),
    lastName: nameSchema('last'),
    title: optionalText('title', 50),
    email: personEmailSchema,
    extension: extensionSchema,
    role: roleSchema,
    access: v.nullable(accessSchema),
    timeZone: sentTimeZoneSchema,
    language: v.nullable(languageTagSchema),
    isFirstTime: v.literal(false),
    agreedTerms: v.object({ hash: termsHashSchema }),
    e911Address: v.nullable(sentServiceAddressSchema),
    smsGreetings: v.object({
      isEnabled: v.boolean(),
      text: v.pipe(v.string(), atMost('text', 320)),
    }),
    voicemailPin: v.pipe(v.string(), v.regex(/^\d{4,8}$/, later(refusals.pin))),
  }),
);
export type TeammateChange = v.InferOutput<typeof teammateChangeSchema>;

export const listTeammates = defineEndpoint('GET /api/teammate', {
  id: 'teammate.list',
  summary: 'People of the account; cancelled people are left out.',
  source: ['API-113', 'PPL-01', 'OP-01'],
  query: v.object({
    ...pageQuery(['fullName', 'email', 'extension', 'role', 'status', 'lastSeenAt', 'number']),
    status: v.optional(v.picklist(['active', 'pending', 'suspended'])),
    role: v.optional(roleSchema),
    teamId: v.optional(idSchema),
    presence: v.optional(presenceSchema),
    /** Who has a built-in role, this one, or none (RIGHT-02). */
    access: v.optional(v.picklist([...builtInRoleNames, 'any', 'none'])),
    ids: idsQuery,
  }),
  answer: v.object({
    ...listSchema(teammateListItemSchema).entries,
    counts: statusCountsSchema,
  }),
  answerForStandard: listSchema(teammateNameSchema),
});
export type TeammateList = v.InferOutput<NonNullable<typeof listTeammates.answer>>;
export type TeammateListQuery = v.InferInput<NonNullable<typeof listTeammates.query>>;

export const createTeammate = defineEndpoint('POST /api/teammate', {
  id: 'teammate.create',
  summary: 'Invites a person: pending, with an invitation mail.',
  source: ['API-112', 'PPL-01', 'ROLE-20'],
  body: newTeammateSchema,
  status: 201,
  answer: teammateSchema,
  idempotent: true,
});

export const getTeammate = defineEndpoint('GET /api/teammate/{id}', {
  id: 'teammate.get',
  summary: 'One person, whole.',
  source: ['API-116', 'ENT-02'],
  answer: teammateSchema,
});

export const updateTeammate = defineEndpoint('PUT /api/teammate/{id}', {
  id: 'teammate.update',
  summary: 'Changes the members given.',
  source: ['API-12', 'API-117', 'PPL-05'],
  body: teammateChangeSchema,
  answer: teammateSchema,
  versioned: true,
});

/** Body of PUT /api/teammate/{id}/callhandling; only the members given change (annex A7). */
export const teammateCallHandlingSchema = v.partial(
  v.object({
    missedCallHandling: targetSchemaOf('teammateMissedCall'),
    callRecordingSetting: v.partial(callRecordingSettingSchema),
  }),
);
export type TeammateCallHandling = v.InferOutput<typeof teammateCallHandlingSchema>;

export const setTeammateCallHandling = defineEndpoint('PUT /api/teammate/{id}/callhandling', {
  id: 'teammate.setCallHandling',
  summary: 'Changes where missed calls go and which calls are recorded.',
  source: ['API-126', 'PPL-02', 'SET-02'],
  body: teammateCallHandlingSchema,
  answer: teammateSchema,
  versioned: true,
});

export const setTeammateStatus = defineEndpoint('PUT /api/teammate/{id}/status/{status}', {
  id: 'teammate.setStatus',
  summary: 'Moves a person to a status allowed by annex E1; cancel deletes.',
  source: ['API-13', 'API-118', 'PPL-08', 'PPL-09'],
  params: v.object({
    id: idSchema,
    status: v.picklist([
      'active',
      'pending',
      'suspended',
      'suspend',
      'cancel',
      'cancelled',
      'canceled',
    ]),
  }),
  answer: teammateSchema,
  versioned: true,
});

export const setProfileImage = defineEndpoint('PUT /api/teammate/{id}/profileImage', {
  id: 'teammate.setProfileImage',
  summary: 'Stores a square PNG or JPEG of at most 5 MB; null removes it.',
  source: ['API-119', 'OP-92'],
  body: v.object({ image: v.nullable(v.pipe(v.string(), v.maxLength(7_100_000))) }),
  answer: teammateSchema,
});

export const resendInvitation = defineEndpoint('POST /api/teammate/{id}/invitation', {
  id: 'teammate.resendInvitation',
  summary: 'Sends a pending person a fresh invitation; earlier links stop working.',
  source: ['PPL-01', 'OP-93'],
});

export const freeExtension = defineEndpoint('GET /api/teammate/extension', {
  id: 'teammate.extension',
  summary:
    'The lowest free extension, one beside those of other users or teams, or whether one is free.',
  source: ['API-115', 'OP-98'],
  query: v.object({
    extension: v.optional(v.pipe(v.string(), v.maxLength(6))),
    /** Who is to get one, where no extension is asked about. */
    beside: v.optional(v.picklist(['teammate', 'team'])),
  }),
  answer: v.object({
    extension: v.string(),
    isAvailable: v.optional(v.boolean()),
    /**
     * The lowest free one of those that users, or teams, of the account have: as many digits as
     * most have, from the lowest of them on. Absent without `beside`, and where none has any.
     */
    beside: v.optional(v.string()),
  }),
});

/** The signed-in person, with what the person has chosen for the portal. */
const ownProfileSchema = v.object({
  ...teammateSchema.entries,
  /** The page to begin with; null: none was chosen. Absent where somebody else reads the person. */
  startPage: v.optional(v.nullable(startPageSchema)),
});
export type OwnProfile = v.InferOutput<typeof ownProfileSchema>;

export const ownProfile = defineEndpoint('GET /api/user', {
  id: 'user.profile',
  summary: 'The signed-in person, whole.',
  source: ['API-07', 'API-34'],
  answer: ownProfileSchema,
});

/** Bearer-only form, read during sign-in (OP-07). */
export const ownProfileBearer = defineEndpoint('GET /api/1/user', {
  ...ownProfile,
  id: 'user.profileBearer',
  source: ['API-35', 'OP-07'],
});
