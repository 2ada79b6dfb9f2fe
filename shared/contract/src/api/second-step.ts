import * as v from 'valibot';
import {
  daySchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  notValid,
  requiredText,
  roleSchema,
} from '@jackfield/contract';
import { madePasskeySchema, passkeyOptionsSchema, shownPasskeySchema } from './passkey.ts';
import { type AcceptedStep, acceptedStepSchema, tokenAnswerSchema } from './session.ts';

const source = ['annex J8'];

/** Six digits, which people may part by spaces. */
export const appCodeSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s/g, '')),
  v.regex(/^\d{6}$/, notValid('code')),
);

/** How a person proves a second time who it is. */
export const proofSchema = v.variant('kind', [
  v.object({ kind: v.literal('app'), code: appCodeSchema }),
  v.object({ kind: v.literal('recovery'), code: v.pipe(v.string(), v.trim(), v.maxLength(40)) }),
  v.object({ kind: v.literal('passkey'), response: shownPasskeySchema }),
]);
export type Proof = v.InferInput<typeof proofSchema>;

/** Recovery codes that a person gets at a time. */
export const recoveryCodes = 10;

/** Codes that were just made, answered this once; null where older ones go on. */
const newCodesSchema = v.nullable(v.array(v.string()));

/** Key of an authenticator app: as text, and as the address that a QR code shows. */
const appKeySchema = v.object({ secret: v.string(), address: v.string() });
export type AppKey = v.InferOutput<typeof appKeySchema>;

/** Which ways the person has. */
const waysSchema = v.object({ app: v.boolean(), passkey: v.boolean(), recovery: v.boolean() });

/** Whether somebody has one of the ways that an account takes for a second step. */
export const hasAccepted = (
  { app, passkey }: { readonly app: boolean; readonly passkey: boolean },
  accepted: AcceptedStep,
): boolean => passkey || (app && accepted === 'passkeyOrApp');

/** Sign-in stopped after the password; the browser holds it by a cookie, for ten minutes. */
export const pendingStepSchema = v.object({
  /** `check` asks for a proof, `setUp` for a first way, which the account requires. */
  kind: v.picklist(['check', 'setUp']),
  email: v.string(),
  ways: waysSchema,
  /** Where only passkeys are, another proof leads to setting one up first. */
  accepted: acceptedStepSchema,
});
export type PendingStep = v.InferOutput<typeof pendingStepSchema>;

export const getPendingStep = defineEndpoint('GET /api/auth/second-step', {
  id: 'secondStep.pending',
  summary: 'What is still to be done to sign in in this browser; 404 when nothing waits.',
  source,
  answer: pendingStepSchema,
});

export const passSecondStep = defineEndpoint('POST /api/auth/second-step', {
  id: 'secondStep.pass',
  summary:
    'Ends a sign-in that waits for its second step; 403 SECONDSTEP where a passkey is to be set up first.',
  source,
  body: proofSchema,
  answer: tokenAnswerSchema,
});

export const askPendingPasskey = defineEndpoint('POST /api/auth/second-step/passkey/ask', {
  id: 'secondStep.askPasskey',
  summary: 'What a browser needs to show a passkey of whoever is signing in.',
  source,
  answer: passkeyOptionsSchema,
});

export const beginPendingApp = defineEndpoint('POST /api/auth/second-step/app', {
  id: 'secondStep.beginApp',
  summary: 'Key of an authenticator app for somebody who must have a second step to sign in.',
  source,
  answer: appKeySchema,
});

export const beginPendingPasskey = defineEndpoint('POST /api/auth/second-step/passkey', {
  id: 'secondStep.beginPasskey',
  summary: 'What a browser needs to make a passkey for somebody who must have a second step.',
  source,
  answer: passkeyOptionsSchema,
});

/** A way that was just set up: a first code of an app, or the new passkey. */
export const newWaySchema = v.variant('kind', [
  v.object({ kind: v.literal('app'), code: appCodeSchema }),
  v.object({ kind: v.literal('passkey'), response: madePasskeySchema }),
]);
export type NewWay = v.InferInput<typeof newWaySchema>;

export const setUpPending = defineEndpoint('POST /api/auth/second-step/set-up', {
  id: 'secondStep.setUp',
  summary: 'Sets up the required second step and signs in.',
  source,
  body: newWaySchema,
  answer: v.object({ codes: newCodesSchema, tokens: tokenAnswerSchema }),
});

export const askPasskey = defineEndpoint('POST /api/auth/passkey/ask', {
  id: 'passkey.ask',
  summary: 'What a browser needs to sign in with a passkey of anybody.',
  source,
  answer: passkeyOptionsSchema,
});

export const signInWithPasskey = defineEndpoint('POST /api/auth/passkey', {
  id: 'passkey.signIn',
  summary: 'Signs in with a passkey, without a password.',
  source,
  body: v.object({
    response: shownPasskeySchema,
    /** Whose passkey it has to be: of the person whose page waits for the sign-in. */
    onlyAs: v.optional(idSchema),
  }),
  answer: tokenAnswerSchema,
});

const passkeySchema = v.object({
  id: idSchema,
  name: v.string(),
  /** Kept by the maker of the device or a password manager, so that other devices have it too. */
  isSynced: v.boolean(),
  createdAt: instantSchema,
  lastUsedAt: v.nullable(instantSchema),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;

/** How somebody proves who it is, as the own page shows it. */
export const ownSecuritySchema = v.object({
  passkeys: v.array(passkeySchema),
  app: v.nullable(v.object({ since: instantSchema, lastUsedAt: v.nullable(instantSchema) })),
  codes: v.nullable(
    v.object({ left: v.number(), madeAt: instantSchema, usedAt: v.array(instantSchema) }),
  ),
  /** From when on the account requires a second step of this person; null when it does not. */
  requiredFrom: v.nullable(daySchema),
  /** It does so now: the last way cannot be removed. */
  isRequired: v.boolean(),
  /** What the account takes for it. */
  accepted: acceptedStepSchema,
});
export type OwnSecurity = v.InferOutput<typeof ownSecuritySchema>;

export const getOwnSecurity = defineEndpoint('GET /api/user/security', {
  id: 'security.get',
  summary: 'Passkeys, authenticator app and recovery codes of the signed-in person.',
  source,
  answer: ownSecuritySchema,
});

export const beginApp = defineEndpoint('POST /api/user/security/app', {
  id: 'security.beginApp',
  summary: 'A new key for an authenticator app; it counts once a code of it was shown.',
  source,
  answer: appKeySchema,
});

export const beginPasskey = defineEndpoint('POST /api/user/security/passkey', {
  id: 'security.beginPasskey',
  summary: 'What a browser needs to make a passkey.',
  source,
  answer: passkeyOptionsSchema,
});

const passkeyNameSchema = requiredText('name', 60);

export const addWay = defineEndpoint('POST /api/user/security', {
  id: 'security.add',
  summary: 'Adds an authenticator app or a passkey; the first one brings recovery codes.',
  source,
  body: newWaySchema,
  answer: v.object({ codes: newCodesSchema }),
});

export const removeApp = defineEndpoint('DELETE /api/user/security/app', {
  id: 'security.removeApp',
  summary: 'Turns the authenticator app off.',
  source,
});

export const renamePasskey = defineEndpoint('PUT /api/user/security/passkey/{id}', {
  id: 'security.renamePasskey',
  summary: 'Gives a passkey another name.',
  source,
  body: v.object({ name: passkeyNameSchema }),
});

export const removePasskey = defineEndpoint('DELETE /api/user/security/passkey/{id}', {
  id: 'security.removePasskey',
  summary: 'Removes a passkey.',
  source,
});

export const makeRecoveryCodes = defineEndpoint('POST /api/user/security/codes', {
  id: 'security.makeCodes',
  summary: 'Makes new recovery codes; those before stop working.',
  source,
  answer: v.object({ codes: v.array(v.string()) }),
});

/** What somebody can prove with, and whose it is; nothing where it is the password. */
const stepUpWaysSchema = v.object({
  ...v.omit(pendingStepSchema, ['kind']).entries,
  /** The session came by the provider of the account, where it can be proved too (SSO-01). */
  isSignOn: v.optional(v.boolean()),
});
export type StepUpWays = v.InferOutput<typeof stepUpWaysSchema>;

export const getStepUpWays = defineEndpoint('GET /api/user/step-up', {
  id: 'stepUp.ways',
  summary:
    'What proves again who it is: the ways of a second step, or the password where there are none; of who acts for somebody, the own.',
  source,
  answer: stepUpWaysSchema,
});

export const askStepUp = defineEndpoint('POST /api/user/step-up/passkey', {
  id: 'stepUp.askPasskey',
  summary: 'What a browser needs to show a passkey of the signed-in person.',
  source,
  answer: passkeyOptionsSchema,
});

export const stepUp = defineEndpoint('POST /api/user/step-up', {
  id: 'stepUp.prove',
  summary: 'Proves again who it is, before a call that answered 403 STEPUP; counts ten minutes.',
  source,
  body: proofSchema,
});

export const stepUpWithPassword = defineEndpoint('POST /api/user/step-up/password', {
  id: 'stepUp.password',
  summary:
    'Shows the password, of who has no second step, before a call that answered 403 STEPUP; counts ten minutes.',
  source,
  body: v.object({ password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)) }),
});

/** Of whom the account requires a second step. */
export const requiredOfSchema = v.picklist(['nobody', 'admins', 'everybody']);
export type RequiredOf = v.InferOutput<typeof requiredOfSchema>;

const personSecuritySchema = v.object({
  id: idSchema,
  name: v.string(),
  role: roleSchema,
  isTenantOwner: v.boolean(),
  passkeys: v.number(),
  hasApp: v.boolean(),
  remindedAt: v.nullable(instantSchema),
});
export type PersonSecurity = v.InferOutput<typeof personSecuritySchema>;

/** What the account asks of its people, and who is ready for it. */
export const accountSecuritySchema = v.object({
  requiredOf: requiredOfSchema,
  /** First day on which it is asked for; null while nobody has to. */
  requiredFrom: v.nullable(daySchema),
  accepted: acceptedStepSchema,
  people: v.array(personSecuritySchema),
});
export type AccountSecurity = v.InferOutput<typeof accountSecuritySchema>;

export const getAccountSecurity = defineEndpoint('GET /api/tenant/security', {
  id: 'accountSecurity.get',
  summary: 'Of whom the account requires a second step, from when on, and who has one.',
  source,
  answer: accountSecuritySchema,
});

export const setAccountSecurity = defineEndpoint('PUT /api/tenant/security', {
  id: 'accountSecurity.set',
  summary: 'Requires a second step of admins or of everybody from a day on, or of nobody.',
  source,
  body: v.object({
    requiredOf: requiredOfSchema,
    requiredFrom: v.nullable(daySchema),
    /** As it is unless said. */
    accepted: v.optional(acceptedStepSchema),
  }),
  answer: accountSecuritySchema,
});

export const remindOfSecurity = defineEndpoint('POST /api/teammate/{id}/security/remind', {
  id: 'teammateSecurity.remind',
  summary: 'Mails a teammate that a second step is asked for; once a day at most.',
  source,
});

export const getTeammateSecurity = defineEndpoint('GET /api/teammate/{id}/security', {
  id: 'teammateSecurity.get',
  summary: 'Which second step a teammate has.',
  source,
  answer: personSecuritySchema,
});

/** Why somebody's second step was taken away, as the person will read it. */
export const resetReasonSchema = requiredText('reason', 200);

export const resetTeammateSecurity = defineEndpoint('POST /api/teammate/{id}/security/reset', {
  id: 'teammateSecurity.reset',
  summary: 'Removes every second step of a teammate who has lost them, and ends the sessions.',
  source,
  body: v.object({ reason: resetReasonSchema }),
});

export const supportResetSecurity = defineEndpoint('POST /api/support/reset-second-step', {
  id: 'support.resetSecondStep',
  summary: 'Support removes every second step of a person who has lost them.',
  source,
  body: v.object({ teammateId: idSchema, reason: resetReasonSchema }),
});
