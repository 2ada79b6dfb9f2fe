import * as v from 'valibot';
import {
  daySchema,
  defineEndpoint,
  idSchema,
  listSchema,
  reportsSchema,
  requiredText,
  roleSchema,
} from '@jackfield/contract';

/** Platform codes sent with a sign-in (ENUM-12). */
export const platforms = { CSR: 0, ACCOUNT: 1, DESKTOP: 2, MOBILE: 3, IMPERSONATE: 4 } as const;

/** authenticationType: 1 for password and login link, 2 for impersonation (OP-49). */
export const authenticationTypes = { password: 1, impersonation: 2 } as const;

const email = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254));
const captchaToken = v.optional(v.pipe(v.string(), v.maxLength(4000)));

/** When the session ends by time alone, counted from the answer, so that no clock has to be right. */
export const sessionEndSchema = v.object({
  seconds: v.number(),
  /** Whether staying signed in puts it off; false where only a new sign-in does. */
  mayExtend: v.boolean(),
});
export type SessionEnd = v.InferOutput<typeof sessionEndSchema>;

/** Answer of the token endpoint and of the impersonation exchange (annex C2). */
export const tokenAnswerSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  /** Seconds until the access token expires. */
  expires_in: v.number(),
  token_type: v.literal('Bearer'),
  authenticationType: v.picklist([1, 2]),
  isFairUsage: v.boolean(),
  end: v.optional(sessionEndSchema),
});
export type TokenAnswer = v.InferOutput<typeof tokenAnswerSchema>;

/** Session profile (ENT-04). The server reads role and tenant from the token, never from here. */
export const sessionProfileSchema = v.object({
  tenantId: v.string(),
  tenantName: v.string(),
  teammateId: v.string(),
  teammateName: v.string(),
  role: roleSchema,
  isImpersonate: v.boolean(),
  customerId: v.string(),
});
export type SessionProfile = v.InferOutput<typeof sessionProfileSchema>;

export const storageTokenSchema = v.object({
  token: v.string(),
  sharedAccessExpiryTime: v.string(),
});
export type StorageToken = v.InferOutput<typeof storageTokenSchema>;

export const sessionAuthSchema = v.object({
  accessToken: v.string(),
  expirationDate: v.string(),
  authenticationType: v.picklist([1, 2]),
  isFairUsage: v.boolean(),
});
export type SessionAuth = v.InferOutput<typeof sessionAuthSchema>;

/** Why a session that acts for somebody is there, and whether it may change things (annex J8). */
export const impersonationSchema = v.object({
  /** False while the session only looks. */
  isActing: v.boolean(),
  /** Why it acts, or why it was begun; empty when not said. */
  reason: v.string(),
});
export type Impersonation = v.InferOutput<typeof impersonationSchema>;

/** Reason for acting in somebody's name, as the person will read it. */
export const actingReasonSchema = requiredText('reason', 200);

/** What an account that requires a second step takes for one. */
export const acceptedStepSchema = v.picklist(['passkeyOrApp', 'passkey']);
export type AcceptedStep = v.InferOutput<typeof acceptedStepSchema>;

/** Answer of get-session; each part is null when absent (OP-48). */
export const sessionSchema = v.object({
  auth: v.nullable(sessionAuthSchema),
  storage: v.nullable(storageTokenSchema),
  profile: v.nullable(sessionProfileSchema),
  /** From this day on a second step is asked of the person, who has none yet (annex J8). */
  secondStepFrom: v.optional(daySchema),
  /** What is taken for it. */
  secondStepAccepted: v.optional(acceptedStepSchema),
  /** Absent when signed out. */
  end: v.optional(sessionEndSchema),
  /** True when somebody ended it, not the time: signed out or revoked elsewhere, suspended. */
  isRevoked: v.optional(v.boolean()),
  /** In impersonated sessions only. */
  impersonation: v.optional(impersonationSchema),
});
export type Session = v.InferOutput<typeof sessionSchema>;

export const connectToken = defineEndpoint('POST /api/connect/token', {
  id: 'connect.token',
  summary: 'Signs in with password or login link, or refreshes the access token.',
  source: ['API-06', 'API-18', 'API-21', 'OP-43'],
  body: v.variant('grant_type', [
    v.object({
      grant_type: v.literal('password'),
      username: email,
      password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
      platform: v.optional(v.picklist([0, 1, 2, 3, 4]), 1),
      captchaToken,
    }),
    v.object({
      grant_type: v.literal('login_token'),
      username: email,
      token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
      platform: v.optional(v.picklist([0, 1, 2, 3, 4]), 1),
    }),
    v.object({
      grant_type: v.literal('refresh_token'),
      refresh_token: v.optional(v.pipe(v.string(), v.maxLength(500))),
      /** The person asks to stay signed in: counts as activity. */
      isStaying: v.optional(v.boolean()),
    }),
  ]),
  answer: tokenAnswerSchema,
});

/** Form-encoded exchange of an admin's or support's token for a teammate's session (API-33). */
export const connectImpersonate = defineEndpoint('POST /api/connect/impersonate', {
  id: 'connect.impersonate',
  summary: 'Signs in as a teammate by exchanging an access token.',
  source: ['API-17', 'API-33', 'AUTH-14', 'OP-51'],
  encoding: 'form',
  body: v.object({
    id: idSchema,
    client_id: v.string(),
    grant_type: v.literal('password'),
    scope: v.optional(v.string(), ''),
    /** Why, for the history and for the person's receipt. */
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  }),
  answer: tokenAnswerSchema,
});

/** An impersonated session starts read-only; its writes answer 403 READONLYSESSION until this. */
export const actAs = defineEndpoint('POST /api/auth/act', {
  id: 'session.act',
  summary: 'Lets an impersonated session change things from now on, for a reason.',
  source: ['annex J8', 'OP-51'],
  body: v.object({ reason: actingReasonSchema }),
});

export const setAuth = defineEndpoint('POST /api/auth/set-auth', {
  id: 'auth.setAuth',
  summary: 'Binds the tokens just received to the session cookie.',
  source: ['API-22'],
  body: v.object({
    auth: v.object({
      accessToken: v.string(),
      refreshToken: v.string(),
      expirationDate: v.string(),
      authenticationType: v.picklist([1, 2]),
      isFairUsage: v.boolean(),
    }),
  }),
});

export const setStorage = defineEndpoint('POST /api/auth/set-storage', {
  id: 'auth.setStorage',
  summary: 'Keeps the storage token in the session.',
  source: ['API-23'],
  body: v.object({ storage: storageTokenSchema }),
});

export const setOwnProfile = defineEndpoint('POST /api/auth/set-own-profile', {
  id: 'auth.setOwnProfile',
  summary: 'Keeps the session profile in the session.',
  source: ['API-26', 'ENT-04'],
  body: sessionProfileSchema,
});

export const getSession = defineEndpoint('GET /api/auth/get-session', {
  id: 'auth.getSession',
  summary: 'The session of this browser; null parts when signed out.',
  source: ['API-04', 'API-24', 'OP-48'],
  answer: sessionSchema,
});

export const removeSession = defineEndpoint('DELETE /api/auth/remove-session', {
  id: 'auth.removeSession',
  summary:
    'Signs out; an impersonated session gives way to the own one kept underneath when restore is true.',
  source: ['API-05', 'API-25', 'OP-51'],
  query: v.object({ restore: v.optional(v.picklist(['true', 'false'])) }),
});

export const storageAuthentication = defineEndpoint('GET /api/storage/authentication', {
  id: 'storage.authentication',
  summary: 'A storage token that opens the media of the own tenant.',
  source: ['API-27', 'MEDIA-19'],
  answer: storageTokenSchema,
});

/** Bearer-only form of the storage token (OP-07). */
export const storageAuthenticationBearer = defineEndpoint('GET /api/1/storage/authentication', {
  ...storageAuthentication,
  id: 'storage.authenticationBearer',
  source: ['API-28', 'OP-07'],
});

export const confirmEmail = defineEndpoint('POST /api/user/ConfirmEmail', {
  id: 'user.confirmEmail',
  summary: 'Confirms an email address; the answer’s token sets the first password.',
  source: ['API-19', 'API-29', 'OP-46'],
  body: v.object({ email, token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)) }),
  answer: v.object({
    email: v.string(),
    /** Password token for people without a password, else empty. */
    token: v.string(),
    responseCode: v.literal('SUCCESS'),
  }),
});

export const forgotPassword = defineEndpoint('POST /api/user/forgotpassword', {
  id: 'user.forgotPassword',
  summary: 'Sends a reset link; the answer does not tell whether the address is known.',
  source: ['API-30', 'AUTH-03'],
  body: v.object({ email, captchaToken }),
});

export const resendConfirmationEmail = defineEndpoint('POST /api/user/resendconfirmationemail', {
  id: 'user.resendConfirmationEmail',
  summary: 'Sends the confirmation link again, with the same answer for unknown addresses.',
  source: ['API-31', 'AUTH-06'],
  body: v.object({ email, captchaToken }),
});

export const resetPassword = defineEndpoint('POST /api/user/ResetPassword', {
  id: 'user.resetPassword',
  summary: 'Sets a password by the token of a link and ends all sessions of the person.',
  source: ['API-32', 'VAL-18'],
  body: v.object({
    email,
    token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
    newPassword: v.pipe(v.string(), v.maxLength(1000)),
  }),
});

export const updatePassword = defineEndpoint('POST /api/User/UpdatePassword', {
  id: 'user.updatePassword',
  summary: 'Changes the own password and ends all other sessions.',
  source: ['API-37'],
  body: v.object({
    currentPassword: v.pipe(v.string(), v.maxLength(1000)),
    newPassword: v.pipe(v.string(), v.maxLength(1000)),
  }),
});

export const updateUserPassword = defineEndpoint('POST /api/User/UpdateUserPassword', {
  id: 'user.updateUserPassword',
  summary: 'Sets a teammate’s password; the teammate must choose an own one at the next sign-in.',
  source: ['API-38', 'OP-54'],
  body: v.object({ email, newPassword: v.pipe(v.string(), v.maxLength(1000)) }),
});

export const checkIsAccountMigrated = defineEndpoint('GET /api/checkIsAccountMigrated/{id}', {
  id: 'account.isMigrated',
  summary: 'Whether the account lives here.',
  source: ['API-39', 'OP-53'],
  answer: v.object({ isMigrated: v.boolean() }),
});

export const location = defineEndpoint('GET /api/location/v1', {
  id: 'location.get',
  summary: 'Country and time zone to preselect before an account is known.',
  source: ['API-41', 'OP-10'],
  answer: v.object({ countryAlpha3Code: v.string(), timeZone: v.string() }),
});

/** Log levels 1 to 9 (ENUM-14). */
export const logLevels = [
  'emergency',
  'alert',
  'critical',
  'error',
  'warning',
  'warn',
  'notice',
  'info',
  'debug',
] as const;

const logLineSchema = v.object({
  message: v.pipe(v.string(), v.maxLength(10_000)),
  level: v.union([
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
    v.picklist(logLevels),
  ]),
  url: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  payload: v.optional(v.pipe(v.string(), v.maxLength(10_000))),
  area: v.optional(v.pipe(v.string(), v.maxLength(100))),
  version: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

export const logCall = defineEndpoint('POST /psl', {
  id: 'log.call',
  summary: 'Takes a log line of the browser, with secrets already replaced, or reports of areas.',
  source: ['API-16', 'API-40', 'OP-11'],
  body: v.union([logLineSchema, reportsSchema]),
});

/** Proof-of-work challenge of the self-hosted captcha (OP-41). */
export const captchaChallenge = defineEndpoint('GET /api/captcha/challenge', {
  id: 'captcha.challenge',
  summary: 'A challenge to solve before a form that robots try.',
  source: ['SHELL-62', 'OP-41'],
  answer: v.record(v.string(), v.unknown()),
});

/** A signed-in browser or app of a person (annex J8). */
export const sessionItemSchema = v.object({
  id: idSchema,
  platform: v.picklist([0, 1, 2, 3, 4]),
  /** Program and system as people name them; empty when the browser did not say. */
  browser: v.string(),
  system: v.string(),
  device: v.picklist(['computer', 'phone', 'tablet', 'unknown']),
  /** How it was opened. */
  openedBy: v.picklist(['password', 'link', 'passkey', 'sso']),
  /** The second step that was passed; null without one. */
  secondStep: v.nullable(v.picklist(['app', 'passkey', 'recovery', 'provider'])),
  userAgent: v.string(),
  address: v.string(),
  createdAt: v.string(),
  lastActiveAt: v.string(),
  /** Begun in the last seven days on a network from which the person had not signed in before. */
  isNewPlace: v.boolean(),
  /** The session that asks. */
  isCurrent: v.boolean(),
});
export type SessionItem = v.InferOutput<typeof sessionItemSchema>;

export const listSessions = defineEndpoint('GET /api/user/session', {
  id: 'session.list',
  summary: 'Where the signed-in person is signed in, newest first.',
  source: ['annex J8'],
  answer: listSchema(sessionItemSchema),
});

export const revokeSession = defineEndpoint('DELETE /api/user/session/{id}', {
  id: 'session.revoke',
  summary: 'Ends one of the own sessions.',
  source: ['annex J8'],
});

export const revokeOtherSessions = defineEndpoint('DELETE /api/user/session', {
  id: 'session.revokeOthers',
  summary: 'Ends all of the own sessions but the one that asks.',
  source: ['annex J8'],
});

export const revokeTeammateSessions = defineEndpoint('DELETE /api/teammate/{id}/session', {
  id: 'session.revokeTeammate',
  summary: 'Ends all sessions of a teammate.',
  source: ['annex J8', 'RT-18'],
});
