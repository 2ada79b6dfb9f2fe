import * as v from 'valibot';
import { daySchema, defineEndpoint, idSchema, instantSchema } from '@jackfield/contract';
import { tokenAnswerSchema } from './session.ts';

/** Domains of an account whose people sign in at its provider. */
export const mostSignOnDomains = 20;

/** Days before its end from which on a certificate or a client secret is warned of. */
export const warnedDays = 30;

const source = ['SSO-01'];

/**
 * Why somebody was not signed in by the provider; the sign-in page has a sentence for each, and is
 * led to as `/auth/login?sso=<refusal>`.
 */
export const signOnRefusals = [
  /** Nothing waited in this browser, or it was too long ago. */
  'expired',
  /** The person said no at the provider, or it refused them. */
  'denied',
  /** What the provider sent is not to be trusted. */
  'invalid',
  /** The provider does not answer. */
  'unreachable',
  /** Nobody here goes by that. */
  'unknown',
  /** The provider's mail is of none of the account's domains, or there is none. */
  'foreignEmail',
  /** The person is suspended here. */
  'suspended',
  /** Another person than who began. */
  'otherPerson',
  /** The account does not sign in this way now. */
  'off',
] as const;
export const signOnRefusalSchema = v.picklist(signOnRefusals);
export type SignOnRefusal = v.InferOutput<typeof signOnRefusalSchema>;

/**
 * What stands in `/auth/login?sso=`: a refusal; `done`, where the page calls `sso.finish`; `proven`
 * in the window that was opened to prove again who it is, which closes itself.
 */
export const signOnReturnSchema = v.picklist([...signOnRefusals, 'done', 'proven']);
export type SignOnReturn = v.InferOutput<typeof signOnReturnSchema>;

const by = v.object({ id: v.nullable(idSchema), name: v.string() });

/** A certificate by which the provider signs. */
const certificateSchema = v.object({
  /** SHA-256, as pairs with colons. */
  fingerprint: v.string(),
  endsAt: instantSchema,
});

/** Providers that are known by their address; the page has their names. */
export const providerSchema = v.picklist(['entra', 'okta', 'google', 'other']);
export type Provider = v.InferOutput<typeof providerSchema>;

const ofBoth = {
  provider: providerSchema,
  /** Where it lives, such as `login.example.com`, for the name of an unknown one. */
  host: v.string(),
  /** What it offers beside its sign-in page. */
  found: v.object({ keys: v.number(), signOutPage: v.boolean() }),
  /** Milliseconds. */
  answeredIn: v.number(),
  connectedAt: instantSchema,
  connectedBy: by,
  /** When its keys, or its metadata, were last read; once a day, if the provider answers. */
  checkedAt: instantSchema,
  /** Since when it does not answer; null while it does. */
  unreachableSince: v.nullable(instantSchema),
};

/** The provider of an account, without its secret (SSO-01). */
export const signOnConnectionSchema = v.variant('protocol', [
  v.object({
    ...ofBoth,
    protocol: v.literal('oidc'),
    issuer: v.string(),
    clientId: v.string(),
    /** The last characters of the secret. */
    secretEnd: v.string(),
    /** The last day on which the secret works, as the admin said it; null where nobody did. */
    secretEndsOn: v.nullable(daySchema),
  }),
  v.object({
    ...ofBoth,
    protocol: v.literal('saml'),
    /** Its entity id. */
    issuer: v.string(),
    signInUrl: v.string(),
    /** Where its metadata is read daily; null where it was pasted. */
    metadataUrl: v.nullable(v.string()),
    /** Those that count, two at most while they change. */
    certificates: v.array(certificateSchema),
  }),
]);
export type SignOnConnection = v.InferOutput<typeof signOnConnectionSchema>;

/** A domain whose people sign in at the provider, once its record is found. */
export const signOnDomainSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** The TXT record that shows that it is the company's. */
  record: v.object({ name: v.string(), value: v.string() }),
  verifiedAt: v.nullable(instantSchema),
  /** When the record was last looked for; null while it was not. */
  lookedAt: v.nullable(instantSchema),
  /** Since when the record of a verified domain is not found; it counts all the same. */
  lostSince: v.nullable(instantSchema),
});
export type SignOnDomain = v.InferOutput<typeof signOnDomainSchema>;

/** What a claim, or an attribute, does here. */
export const claimEffects = [
  'findsUser',
  'remembered',
  'sameName',
  'otherName',
  'makesUser',
  'secondStep',
  'notUsed',
  // Warnings.
  'noUser',
  'foreignEmail',
  'otherUser',
  'suspended',
  'noSecondStep',
  'secondStepNotCounted',
] as const;
export type ClaimEffect = (typeof claimEffects)[number];

/** What came of the last test sign-in. */
export const signOnTestSchema = v.object({
  at: instantSchema,
  by,
  /** It passed today, in the account's zone: only then it may be required. */
  isOfToday: v.boolean(),
  /** Why it failed; null where it passed. */
  problem: v.nullable(signOnRefusalSchema),
  /** Whom it would sign in; null for nobody, or somebody new. */
  person: v.nullable(
    v.object({ id: idSchema, name: v.string(), extension: v.nullable(v.string()) }),
  ),
  /** By what the person was found. */
  foundBy: v.nullable(v.picklist(['subject', 'email'])),
  claims: v.array(
    v.object({
      name: v.string(),
      value: v.string(),
      effect: v.picklist(claimEffects),
      isWarning: v.boolean(),
    }),
  ),
});
export type SignOnTest = v.InferOutput<typeof signOnTestSchema>;

/** `required`: from its day on, the domains' people sign in at the provider alone, but for the owner. */
export const signOnModeSchema = v.picklist(['off', 'offered', 'required']);
export type SignOnMode = v.InferOutput<typeof signOnModeSchema>;

/** Whether who has no user here yet becomes one: a standard user, on no invoice before the next month's, or not. */
export const justInTimeSchema = v.picklist(['off', 'standard']);

/** Single sign-on of an account (SSO-01). */
export const signOnSchema = v.object({
  connection: v.nullable(signOnConnectionSchema),
  /** What the provider is told; it stays the same for good. */
  values: v.object({
    /** OpenID Connect. */
    redirectUrl: v.string(),
    signOutUrl: v.string(),
    backChannelUrl: v.string(),
    /** SAML. */
    entityId: v.string(),
    acsUrl: v.string(),
    metadataUrl: v.string(),
  }),
  domains: v.array(signOnDomainSchema),
  mode: signOnModeSchema,
  /** First day on which it is required; null while it is not. */
  requiredFrom: v.nullable(daySchema),
  justInTime: justInTimeSchema,
  /** The provider's second step counts where the provider tells of it; else ours is asked. */
  isProviderStepTaken: v.boolean(),
  lastTest: v.nullable(signOnTestSchema),
  /** People whose email is of a verified domain. */
  people: v.number(),
  /** The way in that stays: the owner has a password and a passkey, which `required` needs. */
  owner: v.object({ name: v.string(), hasPassword: v.boolean(), hasPasskey: v.boolean() }),
});
export type SignOn = v.InferOutput<typeof signOnSchema>;

export const getSignOn = defineEndpoint('GET /api/sso', {
  id: 'sso.get',
  summary: 'Single sign-on of the account: provider, domains, last test, and for whom it counts.',
  source,
  answer: signOnSchema,
});

const url = v.pipe(v.string(), v.trim(), v.url(), v.maxLength(1000));

export const connectSignOn = defineEndpoint('PUT /api/sso', {
  id: 'sso.connect',
  summary:
    'Connects the account to a provider, which is asked at once; another provider turns single sign-on off and forgets who was linked.',
  source,
  body: v.variant('protocol', [
    v.object({
      protocol: v.literal('oidc'),
      issuer: url,
      clientId: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
      /** As it is unless said; needed with another issuer or client. */
      clientSecret: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000))),
      secretEndsOn: v.nullable(daySchema),
    }),
    v.object({
      protocol: v.literal('saml'),
      /** One of the two. */
      metadataUrl: v.optional(url),
      metadataXml: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(90_000))),
    }),
  ]),
  answer: signOnSchema,
});

export const disconnectSignOn = defineEndpoint('DELETE /api/sso', {
  id: 'sso.disconnect',
  summary: 'Forgets the provider and who was linked; everybody signs in here again.',
  source,
});

export const addSignOnDomain = defineEndpoint('POST /api/sso/domain', {
  id: 'sso.addDomain',
  summary: 'Adds a domain, whose TXT record is then to be made. 409 DUPLICATE, LIMITREACHED.',
  source,
  status: 201,
  body: v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(253)) }),
  answer: signOnDomainSchema,
});

export const checkSignOnDomain = defineEndpoint('POST /api/sso/domain/{id}/check', {
  id: 'sso.checkDomain',
  summary: 'Looks for the TXT record of a domain now. 409 DUPLICATE where another account has it.',
  source,
  answer: signOnDomainSchema,
});

export const removeSignOnDomain = defineEndpoint('DELETE /api/sso/domain/{id}', {
  id: 'sso.removeDomain',
  summary: 'Removes a domain; its people sign in here again.',
  source,
});

/** Where the browser goes on, at the provider. */
const leadingSchema = v.object({ url: v.string() });

export const testSignOn = defineEndpoint('POST /api/sso/test', {
  id: 'sso.test',
  summary:
    'Begins a test sign-in, which signs nobody in: answers where; it comes back to the page, with ?test=done.',
  source,
  answer: leadingSchema,
});

export const setSignOnMode = defineEndpoint('PUT /api/sso/mode', {
  id: 'sso.setMode',
  summary:
    'Turns single sign-on off, offers it or requires it from a day on. 400 at the field that is in the way.',
  source,
  body: v.object({
    mode: signOnModeSchema,
    requiredFrom: v.nullable(daySchema),
    justInTime: justInTimeSchema,
    isProviderStepTaken: v.boolean(),
  }),
  answer: signOnSchema,
});

export const startSignOn = defineEndpoint('POST /api/auth/sso/start', {
  id: 'sso.start',
  summary:
    'Where people of an email’s domain sign in, whoever it is of; 400 for a domain that does not sign in this way.',
  source,
  body: v.object({ email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254)) }),
  answer: leadingSchema,
});

export const finishSignOn = defineEndpoint('POST /api/auth/sso/finish', {
  id: 'sso.finish',
  summary:
    'Signs in who has just come back from the provider, as connect.token does; 403 SECONDSTEP where the second step is still to come.',
  source,
  answer: tokenAnswerSchema,
});

export const getSignOnSession = defineEndpoint('GET /api/auth/sso/session', {
  id: 'sso.session',
  summary:
    'Whether this session came by the provider, and where its sign-out is; asked before signing out.',
  source,
  answer: v.object({ isSignOn: v.boolean(), signOutUrl: v.nullable(v.string()) }),
});

export const stepUpAtProvider = defineEndpoint('POST /api/user/step-up/sso', {
  id: 'stepUp.sso',
  summary:
    'Where who came by the provider proves there again who it is, in a window of its own; a `security` event follows.',
  source,
  answer: leadingSchema,
});

export const returnFromProvider = defineEndpoint('GET /auth/sso/return/{id}', {
  id: 'sso.return',
  summary: 'Where a browser comes back from the provider of an account; leads to a page.',
  source,
  status: 303,
  /** What the provider adds is read by its library. */
  query: v.object({ code: v.optional(v.string()), handoff: v.optional(v.string()) }),
});

export const takeAssertion = defineEndpoint('POST /auth/sso/acs/{id}', {
  id: 'sso.acs',
  summary:
    'Takes the SAML answer that a browser brings; one that nobody asked for begins a sign-in of our own.',
  source,
  status: 303,
  encoding: 'form',
  body: v.object({ SAMLResponse: v.string() }),
});

export const takeBackChannelLogout = defineEndpoint('POST /auth/sso/logout/{id}', {
  id: 'sso.backChannel',
  summary: 'The provider ends the sessions that came by one of its own (OpenID Connect).',
  source,
  encoding: 'form',
  body: v.object({ logout_token: v.string() }),
});

export const getProviderMetadata = defineEndpoint('GET /auth/sso/metadata/{id}', {
  id: 'sso.metadata',
  summary: 'What a SAML provider has to know of an account; its address is the entity id.',
  source,
  file: 'application/xml',
});
