import { later } from '@jackfield/texts';
import * as v from 'valibot';
import {
  atMost,
  defineEndpoint,
  formatInvalid,
  idSchema,
  instantSchema,
  listSchema,
  optionalText,
  pageQuery,
  refusals,
  required,
  requiredText,
} from '@jackfield/contract';

/** Apps and telephones (ENUM-05). */
export const deviceTypeSchema = v.picklist(['desktop', 'mobile', 'deskphone']);
export type DeviceType = v.InferOutput<typeof deviceTypeSchema>;

const passwordText = later(refusals.devicePassword);

/** Password that a device signs in with (VAL-19): 12 to 64 characters with upper, lower and digit. */
export const devicePasswordSchema = v.pipe(
  v.string(passwordText),
  v.minLength(12, passwordText),
  atMost('password', 64),
  v.regex(/[A-Z]/, passwordText),
  v.regex(/[a-z]/, passwordText),
  v.regex(/[0-9]/, passwordText),
);

/**
 * Where a device is signed in, as its exchange told last. While the exchange is not heard of this
 * stays and `isOnline` is false: whether it is signed in is not known then.
 */
export const registrationSchema = v.object({
  /** IP address. */
  address: v.string(),
  /** What the device says it is; empty where it does not. */
  program: v.string(),
  since: instantSchema,
});

/** Where phones reach the exchange. */
export const sipServerSchema = v.object({
  host: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,253}$/i)),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  transport: v.literal('udp'),
});
export type SipServer = v.InferOutput<typeof sipServerSchema>;

const deviceMembers = {
  id: idSchema,
  teammateId: idSchema,
  type: deviceTypeSchema,
  name: v.string(),
  /** Desk phones only. */
  model: v.nullable(v.string()),
  /** Twelve hexadecimal digits in upper case; desk phones only. */
  macAddress: v.nullable(v.string()),
  /** The phone of a browser where the person is signed in: it comes and goes with that session. */
  isWeb: v.boolean(),
  isOnline: v.boolean(),
  lastSeenAt: v.nullable(instantSchema),
  registration: v.nullable(registrationSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
};

/** A device with what it signs in with, for its owner and admins (ENT-03). */
export const deviceSchema = v.object({
  ...deviceMembers,
  sip: v.object({
    username: v.string(),
    domain: v.string(),
    /** Absent for those who act as somebody else, where it is not asked for, and of web phones. */
    password: v.optional(v.string()),
  }),
});
export type Device = v.InferOutput<typeof deviceSchema>;

/** A row of the devices of the account, which holds no password (annex G3). */
export const listedDeviceSchema = v.object({ ...deviceMembers, teammateName: v.string() });
export type ListedDevice = v.InferOutput<typeof listedDeviceSchema>;

/** How many devices match by type, for the pills. */
export const deviceCountsSchema = v.object({
  all: v.number(),
  desktop: v.number(),
  mobile: v.number(),
  deskphone: v.number(),
});
export type DeviceCounts = v.InferOutput<typeof deviceCountsSchema>;

const nameSchema = requiredText('name', 50);

/** MAC address, typed with or without separators, kept as twelve digits in upper case. */
export const macAddressSchema = v.pipe(
  v.string(required('macAddress')),
  v.maxLength(40, formatInvalid('macAddress')),
  v.transform((text) => text.replaceAll(/[\s:.-]/g, '').toUpperCase()),
  v.nonEmpty(required('macAddress')),
  v.regex(/^[0-9A-F]{12}$/, formatInvalid('macAddress')),
);

/** Body of POST /api/teammate/{id}/device; model and MAC belong to desk phones (annex F5). */
export const newDeviceSchema = v.variant('type', [
  v.object({
    type: v.literal('deskphone'),
    name: nameSchema,
    model: v.optional(optionalText('model', 50), ''),
    macAddress: macAddressSchema,
  }),
  v.object({ type: v.picklist(['desktop', 'mobile']), name: nameSchema }),
]);
export type NewDevice = v.InferOutput<typeof newDeviceSchema>;

/** `withPassword=false` leaves the passwords out; an answer that holds some is an entry in the history. */
export const listTeammateDevices = defineEndpoint('GET /api/teammate/{id}/device', {
  id: 'device.ofTeammate',
  summary: 'Devices of a person: all, desk phones only, or apps only.',
  source: ['API-127', 'PPL-03', 'SET-03'],
  query: v.object({
    isDeskphone: v.optional(v.picklist(['true', 'false'])),
    withPassword: v.optional(v.picklist(['true', 'false'])),
  }),
  answer: v.object({
    ...listSchema(deviceSchema).entries,
    /** Null while no exchange is heard of. */
    server: v.nullable(sipServerSchema),
  }),
});

export const addDevice = defineEndpoint('POST /api/teammate/{id}/device', {
  id: 'device.add',
  summary: 'Gives a person a device; the server makes what it signs in with.',
  source: ['API-128', 'PPL-03', 'ROLE-19'],
  body: newDeviceSchema,
  status: 201,
  answer: deviceSchema,
});

export const setDevicePassword = defineEndpoint('PUT /api/teammate/{id}/device/{deviceId}', {
  id: 'device.setPassword',
  summary: 'Changes the password that a device signs in with.',
  source: ['API-129', 'VAL-19'],
  body: v.object({ password: devicePasswordSchema }),
  answer: deviceSchema,
});

export const revealDevicePassword = defineEndpoint(
  'POST /api/teammate/{id}/device/{deviceId}/reveal',
  {
    id: 'device.reveal',
    summary: 'Shows the password that a device signs in with, and says so in the history.',
    source: ['annex F5', 'annex J2'],
    answer: v.object({ password: v.string() }),
  },
);

export const makeSetupLink = defineEndpoint('POST /api/teammate/{id}/device/{deviceId}/setuplink', {
  id: 'device.makeSetupLink',
  summary:
    'Makes a link by which a softphone signs in as a device, once and soon; it is shown in the history.',
  source: ['CALL-15'],
  status: 201,
  answer: v.object({ address: v.pipe(v.string(), v.url()), expiresAt: instantSchema }),
});

/** Read by the softphone, which has no session: whoever knows the link may read it, once. */
export const setUpDevice = defineEndpoint('GET /phone-setup/{token}.xml', {
  id: 'device.setUp',
  summary: 'What a softphone signs in with, as the remote provisioning of Linphone reads it.',
  source: ['CALL-15'],
  params: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
  file: 'application/xml',
});

export const removeDevice = defineEndpoint('DELETE /api/teammate/{id}/device/{deviceId}', {
  id: 'device.remove',
  summary: 'Removes a device, which can no longer sign in.',
  source: ['API-130', 'PPL-03'],
});

export const listDevices = defineEndpoint('GET /api/device', {
  id: 'device.list',
  summary: 'All devices of the account.',
  source: ['DEV-01', 'annex A8'],
  query: v.object({
    ...pageQuery(['name', 'type', 'model', 'macAddress', 'teammateName', 'lastSeenAt']),
    type: v.optional(deviceTypeSchema),
  }),
  answer: v.object({ ...listSchema(listedDeviceSchema).entries, counts: deviceCountsSchema }),
});
export type DeviceListQuery = v.InferInput<NonNullable<typeof listDevices.query>>;
