import * as v from 'valibot';
import {
  accountCountrySchema,
  idSchema,
  phoneNumberSchema,
  statusSchema,
} from '@jackfield/contract';
import {
  businessHourSchema,
  ivrKeySchema,
  menuMediaSchema,
  type TargetPlace,
  targetSchemaOf,
} from './routing.ts';

/** What keeps all outgoing calls of an account back, but emergency calls (annex E2, J9). */
export const accountHolds = ['suspended', 'cancelled', 'trialOver'] as const;
const holdSchema = v.optional(v.nullable(v.picklist(accountHolds)));

const country = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400));

/** A phone number with whose it is. */
export const routedNumberSchema = v.object({
  id: idSchema,
  number: phoneNumberSchema,
  label: v.string(),
  ownerType: v.picklist(['company', 'teammate']),
  ownerId: idSchema,
  /** Registered for text messages, where a registration is needed. */
  canText: v.boolean(),
});

/** Until an instant, in milliseconds since 1970, every call goes to the target (annex J4). */
const overrideOf = (place: TargetPlace) =>
  v.object({
    until: v.number(),
    target: targetSchemaOf(place),
    /** Who set it, and why; null when that is not known. */
    by: v.optional(v.nullable(v.string()), null),
    note: v.optional(v.nullable(v.string()), null),
  });

/** What is stored and cannot be read; `date` are the hours. */
const stored = {
  unreadable: v.optional(
    v.pipe(
      v.array(v.picklist(['openHour', 'closedHour', 'missedCall', 'override', 'date'])),
      v.readonly(),
    ),
  ),
};

/** A company number: hours, and where calls and messages go. */
export const routedCompanySchema = v.object({
  ...stored,
  id: idSchema,
  label: v.string(),
  /** The account's main line. */
  isDefault: v.optional(v.boolean()),
  businessHour: businessHourSchema,
  openHour: targetSchemaOf('companyOpenHour'),
  closedHour: targetSchemaOf('companyClosedHour'),
  override: v.nullable(overrideOf('companyClosedHour')),
  sms: v.nullable(
    v.object({
      actionType: v.picklist(['teammate', 'team', 'message']),
      actionValue: v.string(),
    }),
  ),
});

/** A team: hours, members, and where calls go. */
export const routedTeamSchema = v.object({
  ...stored,
  id: idSchema,
  name: v.string(),
  inboundFlow: v.picklist(['ringGroup', 'callQueue']),
  option: v.picklist(['simultaneous', 'single']),
  ringSeconds: seconds,
  maxWaitSeconds: seconds,
  /** Call queue: how many may wait, and ids of the music that they hear, in its order. */
  maxCallers: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  holdMusic: v.optional(v.array(idSchema)),
  memberIds: v.array(idSchema),
  /** Call queue: who of them signed out and takes no calls of it. */
  signedOutIds: v.optional(v.array(idSchema)),
  businessHour: businessHourSchema,
  openHour: targetSchemaOf('teamOpenHour'),
  missedCall: targetSchemaOf('teamMissedCall'),
  override: v.optional(v.nullable(overrideOf('teamMissedCall')), null),
  hasGreeting: v.boolean(),
  /** Id of the selected voicemail greeting; null: the default one. */
  greeting: v.optional(v.nullable(idSchema)),
});

/** A user who is not cancelled. */
export const routedPersonSchema = v.object({
  ...stored,
  id: idSchema,
  name: v.string(),
  firstName: v.optional(v.string()),
  status: statusSchema,
  hasTelephone: v.optional(v.boolean()),
  missedCall: targetSchemaOf('teammateMissedCall'),
  hasGreeting: v.boolean(),
  /** Id of the selected voicemail greeting; null: the default one. */
  greeting: v.optional(v.nullable(idSchema)),
  /** Whose mailbox takes calls that a deletion leaves without target. */
  isAccountOwner: v.optional(v.boolean()),
});

const mediumMembers = { id: idSchema, fileName: v.string(), text: v.nullable(v.string()) };
const ownerMembers = { ownerType: v.picklist(['company', 'team']), ownerId: idSchema };

/** An IVR menu with its media. */
export const routedMenuSchema = v.object({
  id: idSchema,
  ...ownerMembers,
  name: v.string(),
  isDefault: v.boolean(),
  keys: v.array(ivrKeySchema),
  menuMedia: menuMediaSchema,
  media: v.array(v.object(mediumMembers)),
  retries: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
  timeout: seconds,
});

/** A greeting that is played before a call ends. */
const routedMessageSchema = v.object({ ...mediumMembers, ...ownerMembers });

/** Everything that decides where calls of an account go, as the routing engine takes it (annex J4). */
export const routingConfigSchema = v.object({
  country: accountCountrySchema,
  numbers: v.array(routedNumberSchema),
  companies: v.array(routedCompanySchema),
  teams: v.array(routedTeamSchema),
  people: v.array(routedPersonSchema),
  menus: v.array(routedMenuSchema),
  messages: v.array(routedMessageSchema),
  blockedCallers: v.array(phoneNumberSchema),
  blockedNumbers: v.array(phoneNumberSchema),
  blockedCountries: v.array(country),
  /** Countries that may be called besides the account's own; null: all. */
  allowedCountries: v.nullable(v.array(country)),
  hold: holdSchema,
});

/** Lists of records, and lists in them, that nobody changes in place. */
type Lists<Value> = Value extends (infer Item)[]
  ? readonly Lists<Item>[]
  : Value extends object
    ? {
        [Member in keyof Value]: Value[Member] extends unknown[] | null | undefined
          ? Lists<Value[Member]>
          : Value[Member];
      }
    : Value;

/** The configuration as it travels between packages. */
export type RoutedAccount = Lists<v.InferOutput<typeof routingConfigSchema>>;

/** Rules of the account, whole: blacklists, countries that may be called (null: all), its hold. */
const ruleMembers = {
  blockedCallers: v.optional(v.array(phoneNumberSchema)),
  blockedNumbers: v.optional(v.array(phoneNumberSchema)),
  blockedCountries: v.optional(v.array(country)),
  allowedCountries: v.optional(v.nullable(v.array(country))),
  hold: holdSchema,
};

/** Records that replace those of the same id, or are new; ids of records that go; rules. */
export const routingEditsSchema = v.object({
  ...v.partial(
    v.pick(routingConfigSchema, ['numbers', 'companies', 'teams', 'people', 'menus', 'messages']),
  ).entries,
  removed: v.optional(v.array(idSchema)),
  ...ruleMembers,
});

const most = 500;
const some = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(most)));

/** The same as a caller sends it: a change not yet saved. */
export const routingChangeSchema = v.object({
  numbers: some(routedNumberSchema),
  companies: some(routedCompanySchema),
  teams: some(routedTeamSchema),
  people: some(routedPersonSchema),
  menus: some(routedMenuSchema),
  messages: some(routedMessageSchema),
  removed: some(idSchema),
  ...ruleMembers,
});
export type RoutingChange = v.InferOutput<typeof routingChangeSchema>;
