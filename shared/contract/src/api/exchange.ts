import * as v from 'valibot';
import {
  defineEndpoint,
  idSchema,
  instantSchema,
  emergencyNumbers,
  phoneNumberSchema,
  serviceAddressSchema,
  statusSchema,
} from '@jackfield/contract';
import { sipServerSchema } from './device.ts';
import { callPhaseSchema } from './live-call.ts';
import { routingConfigSchema } from './routing-config.ts';
import { toldStopSchema } from './routing-call.ts';
import { supportCallPermission, usageIntakeSchema, usageTakenSchema } from './usage-intake.ts';

const source = ['docs/exchange.md'];

/** Tables in which Asterisk looks for phones, as its own configuration names them. */
export const phoneTables = ['ps_endpoints', 'ps_auths', 'ps_aors'] as const;
export type PhoneTable = (typeof phoneTables)[number];

const phoneRows = {
  source,
  encoding: 'form',
  params: v.object({ table: v.picklist(phoneTables) }),
  file: 'application/x-www-form-urlencoded',
} as const;

/** Asked by Asterisk for a phone, by its SIP name; needs the exchange key. */
export const exchangePhone = defineEndpoint('POST /api/exchange/phones/{table}/single', {
  ...phoneRows,
  id: 'exchange.phone',
  summary: 'The row of a phone, as one line of key=value. Empty for a phone that may not sign in.',
  body: v.object({ id: v.pipe(v.string(), v.maxLength(200)) }),
});

/** Asked by Asterisk for many phones at once, which the portal never answers. */
export const exchangePhones = defineEndpoint('POST /api/exchange/phones/{table}/multi', {
  ...phoneRows,
  id: 'exchange.phones',
  summary: 'Rows of phones by a pattern: always empty, because phones are asked for by name.',
  body: v.record(v.string(), v.string()),
});

/** The longest that a call waits for changes, in seconds. */
export const longestWait = 25;

/** Which exchange tells it; each has a name of its own. */
const exchangeName = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** A phone that may sign in, by its SIP name. */
const sipNameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A medium by its id in the routing, and the SHA-256 of its bytes. */
const exchangeMediumSchema = v.object({ id: idSchema, sha256: v.string() });
export type ExchangeMedium = v.InferOutput<typeof exchangeMediumSchema>;

/** What calls of an account are led by, and who is behind its names. */
export const exchangeAccountSchema = v.object({
  account: v.object({ id: idSchema, status: statusSchema, timeZone: v.string() }),
  /** Grows with each change of the account; what is held with a lower one is old. */
  version: v.number(),
  config: routingConfigSchema,
  extensions: v.array(
    v.object({
      extension: v.string(),
      ownerType: v.picklist(['teammate', 'team']),
      ownerId: idSchema,
    }),
  ),
  phones: v.array(
    v.object({
      name: sipNameSchema,
      teammateId: idSchema,
      /** Of a web phone alone: where its person said to be, and until when; null where they did not. */
      place: v.optional(
        v.nullable(v.object({ address: serviceAddressSchema, until: instantSchema })),
      ),
      /** It is in a browser that is told of calls while it is not signed in, and may sign in then. */
      isWoken: v.optional(v.boolean()),
      /** Of a web phone alone: the number that its person chose to show. */
      shows: v.optional(phoneNumberSchema),
    }),
  ),
  /** The number that others see when a person calls; people without a number of their own are missing. */
  callerNumbers: v.array(v.object({ teammateId: idSchema, number: phoneNumberSchema })),
  /** What callers may hear, the built-in greeting and hold music among it. */
  media: v.array(exchangeMediumSchema),
  /** Where help is sent to: of the account, of people, of numbers, as far as it is known. */
  emergency: v.object({
    account: v.nullable(serviceAddressSchema),
    people: v.array(v.object({ teammateId: idSchema, address: serviceAddressSchema })),
    numbers: v.array(v.object({ number: phoneNumberSchema, address: serviceAddressSchema })),
    /**
     * What the provider is to be told instead of the address, in headers of the INVITE, where it knows
     * address and number beforehand.
     */
    registered: v.optional(
      v.array(
        v.object({
          address: serviceAddressSchema,
          number: phoneNumberSchema,
          headers: v.array(v.object({ name: v.string(), value: v.string() })),
        }),
      ),
      [],
    ),
  }),
  /** The region of the account's address, and people of whom calls are recorded. */
  recording: v.object({
    region: v.string(),
    people: v.array(
      v.object({ teammateId: idSchema, inbound: v.boolean(), outbound: v.boolean() }),
    ),
  }),
});

/** Asked by the exchange when a call comes; needs the exchange key. */
export const exchangeRouting = defineEndpoint('GET /api/exchange/routing', {
  id: 'exchange.routing',
  summary: 'The routing of the account that has a number or a phone, with its version.',
  source,
  /** One of the two. */
  query: v.object({ number: v.optional(phoneNumberSchema), phone: v.optional(sipNameSchema) }),
  answer: exchangeAccountSchema,
});

/** A change of an account: of its routing, and of phones that are named. */
const exchangeChangeSchema = v.object({
  accountId: idSchema,
  version: v.number(),
  phones: v.array(
    v.object({
      name: sipNameSchema,
      /** It may not sign in any more, or not with the password that it signed in with. */
      isRevoked: v.boolean(),
    }),
  ),
});

/** Asked by the exchange all the time; needs the exchange key. */
export const exchangeChanges = defineEndpoint('GET /api/exchange/changes', {
  id: 'exchange.changes',
  summary:
    'Accounts whose routing or phones changed after a position. Waits for the first one; without a position it answers where to begin.',
  source,
  query: v.object({
    after: v.optional(v.pipe(v.string(), v.maxLength(10_000))),
    /** Seconds. */
    wait: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(longestWait)),
      String(longestWait),
    ),
  }),
  answer: v.object({
    after: v.string(),
    /** False: changes before may be missing, and all that is held is old. */
    isWhole: v.boolean(),
    accounts: v.array(exchangeChangeSchema),
    /** Phones whose light may be another one: a message of their person came or changed. */
    lights: v.array(sipNameSchema),
  }),
});

/** Asked by the exchange for phones that signed in, and that `changes` names; needs the exchange key. */
export const exchangeLights = defineEndpoint('POST /api/exchange/lights', {
  id: 'exchange.lights',
  summary: 'How many messages the people of phones have; phones that may not sign in are missing.',
  source: ['MSG-04', ...source],
  body: v.object({ phones: v.pipe(v.array(sipNameSchema), v.maxLength(1000)) }),
  answer: v.object({
    lights: v.array(
      v.object({
        /** SIP name of the phone. */
        name: sipNameSchema,
        /** Messages of the own box that nobody heard; the light is on while there are any. */
        fresh: v.number(),
        heard: v.number(),
      }),
    ),
  }),
});
export type PhoneLight = v.InferOutput<typeof exchangeLights.answer>['lights'][number];

/** Most calls that are told at once. */
export const mostOutcomes = 100;

/** A call that is over, with the way that it took. */
const exchangeOutcomeSchema = v.object({
  ...v.pick(usageIntakeSchema, [
    'id',
    'direction',
    'from',
    'to',
    'teammateId',
    'outcome',
    'takenBy',
    'fromName',
    'wait',
    'endedIn',
    'teamId',
    'partOf',
  ]).entries,
  accountId: idSchema,
  startedAt: instantSchema,
  /** Seconds of talk; 0 when nobody answered. */
  seconds: usageIntakeSchema.entries.duration,
  way: v.pipe(v.array(toldStopSchema), v.maxLength(200)),
});
export type ExchangeOutcome = v.InferOutput<typeof exchangeOutcomeSchema>;

/** Told by the exchange when calls are over; needs the exchange key. */
export const exchangeOutcomes = defineEndpoint('POST /api/exchange/outcomes', {
  id: 'exchange.outcomes',
  summary:
    'Takes in how calls went and charges them, each once by its id: what is told again counts as known.',
  source,
  body: v.object({
    calls: v.pipe(v.array(exchangeOutcomeSchema), v.minLength(1), v.maxLength(mostOutcomes)),
  }),
  answer: usageTakenSchema,
});

/** A call to a number outside that goes on. */
const runningCallSchema = v.object({
  ...v.pick(exchangeOutcomeSchema, ['id', 'from', 'to', 'teammateId']).entries,
  answeredAt: instantSchema,
});
export type RunningCall = v.InferOutput<typeof runningCallSchema>;

/** Asked by the exchange whenever a minute of a call abroad begins; needs the exchange key. */
export const exchangeRunning = defineEndpoint('POST /api/exchange/running', {
  id: 'exchange.running',
  summary:
    'Which calls abroad of an account are not to go on, because a cap or the credit would be exceeded. Charges nothing.',
  source,
  body: v.object({
    accountId: idSchema,
    /** All of the account that go on. */
    calls: v.pipe(v.array(runningCallSchema), v.minLength(1), v.maxLength(mostOutcomes)),
  }),
  answer: v.object({
    ends: v.array(
      v.object({
        id: idSchema,
        because: v.nonNullable(supportCallPermission.answer.entries.because),
      }),
    ),
  }),
});

/** Asked by Asterisk for what it plays. Whoever knows a hash has heard the sound, or was told it by the portal. */
export const exchangeMedia = defineEndpoint('GET /api/exchange/media/{sha256}.wav', {
  id: 'exchange.media',
  summary: 'A sound by the hash of its bytes, as a WAV of one channel and 16 bits.',
  source,
  params: v.object({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  /** Samples a second. */
  query: v.object({ rate: v.optional(v.picklist(['8000', '16000']), '8000') }),
  file: 'audio/wav',
});

/** Most phones that one exchange has. */
export const mostRegistrations = 20_000;

const toldName = v.pipe(v.string(), v.maxLength(200));

/** A phone that has signed in, by its SIP name. */
const toldRegistrationSchema = v.object({
  name: toldName,
  /** IP address that it is reached at. */
  address: v.pipe(v.string(), v.maxLength(100)),
  /** What it says it is. */
  program: v.pipe(v.string(), v.maxLength(200)),
});
export type ToldRegistration = v.InferOutput<typeof toldRegistrationSchema>;

/** Told by the exchange twice a minute at least; needs the exchange key. */
export const exchangeRegistrations = defineEndpoint('POST /api/exchange/registrations', {
  id: 'exchange.registrations',
  summary: 'Takes in which phones signed in and out, and that the exchange is there.',
  source,
  body: v.object({
    exchange: exchangeName,
    /** Where phones reach it. */
    sip: sipServerSchema,
    /** Where the portal reaches the web socket of its Asterisk; without one it takes no web phones. */
    webSocket: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(500),
        v.regex(/^wss?:\/\/[^\s/]+\/\S*$/),
        v.check((address) => URL.canParse(address)),
      ),
    ),
    /** These are all phones that are signed in: what it told of before and does not name is not. */
    isWhole: v.optional(v.boolean(), false),
    signedIn: v.pipe(v.array(toldRegistrationSchema), v.maxLength(mostRegistrations)),
    signedOut: v.pipe(v.array(toldName), v.maxLength(mostRegistrations)),
  }),
  /** Phones that may not sign in (any more). */
  answer: v.object({ refused: v.array(v.string()) }),
});
export type RegistrationChange = Omit<
  v.InferInput<NonNullable<typeof exchangeRegistrations.body>>,
  'exchange' | 'sip' | 'webSocket'
>;

/** Most calls of which is told at once. */
export const mostLiveCalls = 1000;

const liveCallMembers = { id: idSchema, accountId: idSchema };

/** Where a call is now, or that it is over. */
const liveCallSchema = v.variant('state', [
  v.object({
    state: v.picklist(['started', 'moved']),
    ...liveCallMembers,
    ...v.pick(usageIntakeSchema, ['direction', 'from', 'to', 'teammateId']).entries,
    startedAt: instantSchema,
    stop: toldStopSchema,
    phase: v.optional(v.nullable(callPhaseSchema), null),
  }),
  v.object({ state: v.literal('ended'), ...liveCallMembers }),
]);
export type LiveCallTold = v.InferOutput<typeof liveCallSchema>;

/** Told by the exchange while calls go on, in their order; needs the exchange key. */
export const exchangeLive = defineEndpoint('POST /api/exchange/live', {
  id: 'exchange.live',
  summary:
    'Takes in that calls started, moved on and ended, and tells the admins of their accounts.',
  source,
  body: v.object({
    exchange: exchangeName,
    /** These are all calls that it has: what it told of before and does not name is over. */
    isWhole: v.optional(v.boolean(), false),
    calls: v.pipe(v.array(liveCallSchema), v.maxLength(mostLiveCalls)),
  }),
  /** Calls of accounts that are not there. */
  answer: v.object({ refused: v.array(idSchema) }),
});

const emergencyCallSchema = v.object({
  id: idSchema,
  accountId: idSchema,
  /** Who called. */
  teammateId: idSchema,
  /** As it was dialled: 911, or 933 for a test. */
  number: v.picklist(emergencyNumbers),
  /** The number that the call showed, which help calls back; empty where it showed none. */
  from: v.union([v.literal(''), phoneNumberSchema]),
  /** What went out with the call; null where no address was known. */
  address: v.nullable(serviceAddressSchema),
  startedAt: instantSchema,
});
export type EmergencyCallTold = v.InferOutput<typeof emergencyCallSchema>;

/** Told by the exchange while a call for help rings, until it is taken; needs the exchange key. */
export const exchangeEmergency = defineEndpoint('POST /api/exchange/emergency', {
  id: 'exchange.emergency',
  summary: 'Tells the admins of an account who calls for help, and from where, once by its id.',
  source,
  body: emergencyCallSchema,
  /** False where no account has such a person: telling it again changes nothing. */
  answer: v.object({ isTaken: v.boolean() }),
});

/** Asked by the exchange when a phone dials `*45`; needs the exchange key. */
export const exchangeQueue = defineEndpoint('POST /api/exchange/queue', {
  id: 'exchange.queue',
  summary:
    'Signs a person out of all their call queues, or in to all where they are signed out of each; 404 for who is in none.',
  source: ['LIVE-02', ...source],
  body: v.object({ accountId: idSchema, teammateId: idSchema }),
  answer: v.object({ isSignedOut: v.boolean() }),
});

/** Whose voicemail a phone opens, and what was entered there. */
const phoneVoicemail = { accountId: idSchema, teammateId: idSchema };
const enteredPin = v.pipe(v.string(), v.maxLength(20));

/** Asked by the exchange when a phone dials `*97`; needs the exchange key. */
export const exchangeOpenMessages = defineEndpoint('POST /api/exchange/messages', {
  id: 'exchange.openMessages',
  summary:
    'Opens the voicemail of a person by their PIN; five wrong ones close it on the phone for 15 minutes. Without a PIN it says whether one is to be asked for. 404 for nobody active.',
  source: ['MSG-04', ...source],
  body: v.object({ ...phoneVoicemail, pin: v.nullable(enteredPin) }),
  answer: v.object({
    opening: v.picklist(['ask', 'open', 'wrong', 'locked', 'noPin']),
    /** Messages of the own box that nobody heard, the oldest first; none unless it is open. */
    messages: v.array(v.object({ id: idSchema })),
  }),
});

export type OpenedVoicemail = v.InferOutput<typeof exchangeOpenMessages.answer>;

export const exchangeHearMessage = defineEndpoint('POST /api/exchange/messages/{id}/sound', {
  id: 'exchange.hearMessage',
  summary: 'What a caller said, for a phone whose person entered the PIN; 403 for a wrong one.',
  source: ['MSG-04', ...source],
  body: v.object({ ...phoneVoicemail, pin: enteredPin }),
  file: 'audio/wav',
});

export const exchangeChangeMessage = defineEndpoint('POST /api/exchange/messages/{id}/change', {
  id: 'exchange.changeMessage',
  summary: 'Says that a message was heard or deleted by phone; 403 for a wrong PIN.',
  source: ['MSG-04', ...source],
  body: v.object({
    ...phoneVoicemail,
    pin: enteredPin,
    change: v.picklist(['heard', 'deleted']),
  }),
});
