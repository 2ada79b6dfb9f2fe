import {
  type AccountCountry,
  currencySchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  phoneNumberSchema,
  sentServiceAddressSchema,
  serviceAddressSchema,
} from '@jackfield/contract';
import * as v from 'valibot';
import { endKinds } from './routing-call.ts';
import { longestPreview } from './voicemail.ts';
import { supportCallPermission } from './usage-intake.ts';

/** Path of the web socket of the portal by which a web phone speaks SIP (RFC 7118). */
export const webPhonePath = '/web-phone';

/**
 * Codes that the portal closes the socket with. After the first two connecting again helps nobody:
 * the session has ended, or the phone of this session connected anew, in another tab for example.
 */
export const webPhoneClosed = { ended: 4001, elsewhere: 4002, away: 1013, misused: 1008 } as const;

/**
 * Headers of an INVITE that comes to a phone: the id of the call (`GET /api/webphone/calls`), and what
 * becomes of it when the phone declines for its person, with 603; without the second others ring on.
 */
export const webPhoneHeaders = {
  call: 'X-Jackfield-Call',
  decline: 'X-Jackfield-Decline',
} as const;

/** `voicemail`: the caller leaves a message; `onward`: the call goes where missed calls go. */
export const declineWays = ['voicemail', 'onward'] as const;
export type DeclineWay = (typeof declineWays)[number];

/** A server by which sound finds its way, as `RTCPeerConnection` takes it. */
const iceServerSchema = v.object({
  urls: v.array(v.string()),
  username: v.optional(v.string()),
  credential: v.optional(v.string()),
});
export type IceServer = v.InferOutput<typeof iceServerSchema>;

/** The web phone of a session, with what it signs in with while the session lasts. */
export const webPhoneSchema = v.object({
  /** Of its device. */
  id: idSchema,
  name: v.string(),
  sip: v.object({ username: v.string(), domain: v.string(), password: v.string() }),
  /** Credentials in them end within hours; asking again makes others. */
  iceServers: v.array(iceServerSchema),
  /** Of the portal (RFC 8292): a browser is told of calls by who has this key alone. */
  pushKey: v.optional(v.string()),
});
export type WebPhone = v.InferOutput<typeof webPhoneSchema>;

export const openWebPhone = defineEndpoint('POST /api/webphone', {
  id: 'webPhone.open',
  summary:
    'The web phone of this session: made by the first call, and the same until the session ends. None while no exchange takes web phones.',
  source: ['CALL-16'],
  answer: v.object({ phone: v.nullable(webPhoneSchema) }),
});

/** A call of the signed-in person that goes on: which rings them, which they made or talk in. */
const ownCallSchema = v.object({
  /** As phones are told it (`webPhoneHeaders`). */
  id: idSchema,
  /** Who calls or is called, where the account knows; else empty. */
  name: v.string(),
  /**
   * What was called or rings: the person's own line, a team, or a line of the company; or the
   * colleague from whom the call comes. The name of the own line is empty.
   */
  place: v.object({
    kind: v.picklist(['own', 'team', 'company', 'teammate']),
    name: v.string(),
  }),
  /** Keys of menus that the caller pressed on the way, the first one first. */
  keys: v.array(v.string()),
  /** Since when it rings, waits or talks. */
  since: instantSchema,
  /** Whose phones ring too. */
  others: v.array(
    v.object({ id: idSchema, name: v.string(), profileImage: v.nullable(v.string()) }),
  ),
  /**
   * What the caller said last to the person or to a team of theirs, while nobody has spoken with them
   * since; none of who calls out.
   */
  message: v.nullable(
    v.object({
      id: idSchema,
      leftAt: instantSchema,
      /** The beginning of what is written down; empty where that is nothing. */
      said: v.pipe(v.string(), v.maxLength(longestPreview)),
    }),
  ),
  isRecorded: v.boolean(),
  /** What the person noted of it. */
  note: v.string(),
});
export type OwnCall = v.InferOutput<typeof ownCallSchema>;

/** Hub events of the type `call` say when to ask again. */
export const listOwnCalls = defineEndpoint('GET /api/webphone/calls', {
  id: 'webPhone.calls',
  summary:
    'Calls that ring the signed-in person, or that they are in, with what is known of them. Of other calls nothing is told.',
  source: ['CALL-16'],
  answer: v.object({ items: v.array(ownCallSchema) }),
});

/**
 * Numbers for which somebody comes to a place, by the country of the account: before the first call
 * of a day a web phone asks where that is. 933 reads the place back.
 */
export const placeNumbers: Readonly<Record<AccountCountry, readonly string[]>> = {
  USA: ['911', '933'],
  CAN: ['911'],
  MYS: ['999'],
};

/** Where help is sent to that a web phone calls, and where else it could be. */
const phonePlaceSchema = v.object({
  /** What the person said where they are; null where that was a day ago, or never. */
  told: v.nullable(v.object({ address: serviceAddressSchema, until: instantSchema })),
  /** What is sent where nobody said anything: the registered address; null where none is known. */
  registered: v.nullable(serviceAddressSchema),
  /** Others of the person and the company that the address service knows. */
  others: v.array(serviceAddressSchema),
});
export type PhonePlace = v.InferOutput<typeof phonePlaceSchema>;

const place = { source: ['CALL-16', 'EMER-01'], answer: phonePlaceSchema } as const;

export const getPhonePlace = defineEndpoint('GET /api/webphone/place', {
  ...place,
  id: 'webPhone.place',
  summary: 'Where help is sent to that the web phone of this session calls.',
});

export const setPhonePlace = defineEndpoint('PUT /api/webphone/place', {
  ...place,
  id: 'webPhone.setPlace',
  summary:
    'Says where the person is for the next 24 hours: a call for help of this session sends that address. It is not asked before whether help finds it.',
  body: v.object({ address: sentServiceAddressSchema }),
});

/** What a call of a person costs, and whether it may go out. */
const callPriceSchema = v.object({
  /** Alpha-3; null at home, where calls are free. */
  country: v.nullable(v.string()),
  /** Of a minute, each begun one counted; with four decimals. */
  rate: v.number(),
  currency: currencySchema,
  ...v.pick(supportCallPermission.answer, ['isAllowed', 'because']).entries,
});
export type CallPrice = v.InferOutput<typeof callPriceSchema>;

export const getCallPrice = defineEndpoint('GET /api/webphone/price', {
  id: 'webPhone.price',
  summary:
    'What a minute to a number costs the account, and what keeps such a call back, if anything.',
  source: ['CALL-16', 'annex J9'],
  query: v.object({ to: v.pipe(v.string(), v.regex(/^\+\d{7,15}$/)) }),
  answer: callPriceSchema,
});

/** A person or team to whom a call may be sent, as it is now. */
const callTargetSchema = v.object({
  id: idSchema,
  /** What a person does; null for a team. */
  state: v.nullable(v.picklist(['free', 'ringing', 'talking', 'away', 'noPhone'])),
  /** Since when, of who rings or talks. */
  since: v.nullable(instantSchema),
  awayUntil: v.nullable(instantSchema),
  /** Who rings first; null where no phone does. */
  rings: v.nullable(
    v.object({
      /** The person, or members of the team: nothing was forwarded. */
      isOwn: v.boolean(),
      names: v.array(v.string()),
      /** How many of them are not in a call. */
      free: v.number(),
    }),
  ),
  /** What becomes of a call that nobody takes. */
  end: v.object({
    kind: v.picklist([...endKinds, 'menu']),
    /** It ends at the person or team. */
    isOwn: v.boolean(),
    /** Where it ends; empty of what is no person or team. */
    name: v.string(),
  }),
});
export type CallTarget = v.InferOutput<typeof callTargetSchema>;

/** People and teams that are asked about at once. */
export const mostTargets = 50;

export const listCallTargets = defineEndpoint('GET /api/webphone/targets', {
  id: 'webPhone.targets',
  summary: 'Where a call would end that is sent now to people and teams: who rings, and what then.',
  source: ['CALL-16'],
  query: v.object({
    /** Ids with commas between; those of nobody are left out of the answer. */
    ids: v.pipe(
      v.string(),
      v.check((text) => text.split(',').length <= mostTargets),
    ),
  }),
  answer: v.object({ items: v.array(callTargetSchema) }),
});

const keyOf = (characters: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}=*$`)));

/** Where a browser takes what it is told: as `PushSubscription` names it, in base64url. */
export const callPushSchema = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(2000)),
  keys: v.object({ p256dh: keyOf(87), auth: keyOf(22) }),
});
export type CallPushPlace = v.InferOutput<typeof callPushSchema>;

export const startCallPush = defineEndpoint('PUT /api/webphone/push', {
  id: 'webPhone.startPush',
  summary:
    'Tells this browser of calls while the web phone of this session is not signed in, until the session ends. Refused where the address is of no known push service.',
  source: ['CALL-16'],
  body: callPushSchema,
});

export const stopCallPush = defineEndpoint('DELETE /api/webphone/push', {
  id: 'webPhone.stopPush',
  summary: 'Tells this browser of no calls any more.',
  source: ['CALL-16'],
});

const shownNumbersSchema = v.object({
  /** The number that calls of this phone show; null where the account has none. */
  shown: v.nullable(phoneNumberSchema),
  /** Those that the person may show: their own, then those of the company. */
  numbers: v.array(
    v.object({
      id: idSchema,
      number: phoneNumberSchema,
      /** Of the company number, or of the person's own; may be empty. */
      label: v.string(),
      isOwn: v.boolean(),
    }),
  ),
});
export type ShownNumbers = v.InferOutput<typeof shownNumbersSchema>;

const shown = { source: ['CALL-16', 'annex F7'], answer: shownNumbersSchema } as const;

export const getShownNumbers = defineEndpoint('GET /api/webphone/shown', {
  ...shown,
  id: 'webPhone.shown',
  summary: 'Which number calls of the web phone show, and which they may.',
});

export const setShownNumber = defineEndpoint('PUT /api/webphone/shown', {
  ...shown,
  id: 'webPhone.show',
  summary:
    'Chooses the number that calls of the person’s web phones show; 404 for one that they may not. Calls for help show what every telephone of theirs does.',
  body: v.object({ id: idSchema }),
});
