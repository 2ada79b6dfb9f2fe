import { randomBytes, X509Certificate } from 'node:crypto';
import { type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { parseXml2JsFromString } from '@node-saml/node-saml/lib/xml.js';
import { t } from '@jackfield/texts';
import { invalidField } from '../../../platform/errors.ts';
import { texts } from './texts.ts';
import { emailOf, Refused, shownClaims, textOf, type Told } from './told.ts';

/** Milliseconds that clocks may differ. */
const skew = 60_000;
const mostLife = 600_000;

/** Certificates that count while they change. */
const mostCertificates = 2;

/** What a provider's metadata says. */
export interface SamlProvider {
  readonly issuer: string;
  readonly signInUrl: string;
  /** Base64 of DER. */
  readonly certificates: readonly string[];
}

/** How we are known at a provider. */
export interface SamlSelf {
  readonly entityId: string;
  readonly acsUrl: string;
}

/** Signatures and digests that count; whatever names another one, or hides its name, is refused. */
const strong =
  /\sAlgorithm=(["'])(http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#rsa-sha(256|384|512)|http:\/\/www\.w3\.org\/2001\/04\/xmlenc#sha(256|512)|http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#sha384)\1/;

const opening = (name: string) => new RegExp(`<(?:[^\\s<>/:]+:)?${name}(?=[\\s/>])[^>]*>?`, 'g');
/** Tags of an answer, and of metadata: those of people in hundreds of groups have fewer. */
const mostTags = 2000;

/**
 * Whether to look among the elements of a text would take seconds: the paths by which a signature is
 * looked for take time that grows with the square of what they pass.
 */
const isVast = (xml: string): boolean => xml.split('<', mostTags + 2).length > mostTags + 1;

const methods = opening('(?:SignatureMethod|DigestMethod)');
const responses = opening('Response');
const assertions = opening('Assertion');
const encrypted = opening('EncryptedAssertion');

/**
 * Refuses what no provider needs and attacks live on, before anything is parsed: DOCTYPE, entities,
 * comments and other declarations, weak signatures, and more than one answer or assertion, so that
 * the one that is signed is the one that is read; and too many elements.
 */
function refuseUnsafe(xml: string): void {
  const isOdd = /<!|.<\?|^<\?(?!xml\s)/s.test(xml) || xml.includes('\0');
  const isWeak = (xml.match(methods) ?? []).some(
    (tag) => !strong.test(tag) || tag.split('Algorithm').length !== 2,
  );
  const count = (name: RegExp) => xml.match(name)?.length ?? 0;
  const isSingle = count(assertions) === 1 && count(responses) === 1 && count(encrypted) === 0;
  if (isVast(xml) || isOdd || isWeak || !isSingle) throw new Refused('invalid');
}

/** The id of the request that an answer names; null where nobody asked. */
export function requestOf(xml: string): string | null {
  const [tag = ''] = xml.match(responses) ?? [];
  return /\sInResponseTo=["']([\w.-]{1,100})["']/.exec(tag)?.[1] ?? null;
}

/** The XML of an answer. */
export const decoded = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

/** A new id of a request. */
export const newRequestId = (): string => `_${randomBytes(20).toString('hex')}`;

type Node = Readonly<Record<string, unknown>>;

const children = (node: unknown, name: string): Node[] => {
  const found = (node as Node | undefined)?.[name];
  return Array.isArray(found)
    ? found.map((one) => (typeof one === 'string' ? { _: one } : (one as Node)))
    : [];
};
const attributeOf = (node: unknown, name: string): string | null =>
  textOf(((node as Node | undefined)?.['$'] as Node | undefined)?.[name]);
const wordsOf = (node: unknown): string | null => textOf((node as Node | undefined)?.['_']);

/** Reads a provider's metadata. Throws 400 at the field. */
export async function readMetadata(xml: string, field: string): Promise<SamlProvider> {
  const unfit = () => invalidField(field, t(texts.metadataUnfit));
  if (isVast(xml) || /<!(?!--)/.test(xml)) throw unfit();
  const read = (await parseXml2JsFromString(xml).catch(() => {
    throw unfit();
  })) as Node;
  const entity = read['EntityDescriptor'];
  const [role] = children(entity, 'IDPSSODescriptor');
  const issuer = attributeOf(entity, 'entityID');
  const signInUrl = signInOf(role);
  const certificates = certificatesOf(role);
  if (issuer === null || signInUrl === null) throw unfit();
  if (certificates.length === 0) throw invalidField(field, t(texts.metadataWithoutCertificate));
  return { issuer, signInUrl, certificates };
}

function signInOf(role: Node | undefined): string | null {
  const redirect = children(role, 'SingleSignOnService').find(
    (service) =>
      attributeOf(service, 'Binding') === 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
  );
  const address = attributeOf(redirect, 'Location');
  if (address === null || !URL.canParse(address)) return null;
  return /^https?:$/.test(new URL(address).protocol) ? address : null;
}

/** The certificates that sign, those that last longest first. */
function certificatesOf(role: Node | undefined): string[] {
  const found = children(role, 'KeyDescriptor')
    .filter((key) => attributeOf(key, 'use') !== 'encryption')
    .flatMap((key) => children(key, 'KeyInfo'))
    .flatMap((info) => children(info, 'X509Data'))
    .flatMap((data) => children(data, 'X509Certificate'))
    .map((one) => (wordsOf(one) ?? '').replaceAll(/\s/g, ''))
    .filter((text) => certificateOf(text) !== null);
  const endOf = (text: string) => certificateOf(text)?.validToDate.getTime() ?? 0;
  return [...new Set(found)].toSorted((a, b) => endOf(b) - endOf(a)).slice(0, mostCertificates);
}

/** A certificate; null for what is none. */
export function certificateOf(text: string): X509Certificate | null {
  try {
    return new X509Certificate(Buffer.from(text, 'base64'));
  } catch {
    return null;
  }
}

interface Request {
  readonly id: string;
  readonly at: Date;
  readonly isAgain: boolean;
}

function openSaml(provider: SamlProvider, self: SamlSelf, { id, at, isAgain }: Request): SAML {
  return new SAML({
    entryPoint: provider.signInUrl,
    idpCert: [...provider.certificates],
    issuer: self.entityId,
    callbackUrl: self.acsUrl,
    audience: self.entityId,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: skew,
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: mostLife,
    forceAuthn: isAgain,
    generateUniqueId: () => id,
    // What was asked lies in the database, where it is taken once.
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (key) => (key === id ? at.toISOString() : null),
      removeAsync: async () => null,
    },
  });
}

/** Where a browser signs in. */
export const askAtSaml = (
  provider: SamlProvider,
  self: SamlSelf,
  request: Request,
): Promise<string> => openSaml(provider, self, request).getAuthorizeUrlAsync('', undefined, {});

/** What was told by an assertion, which counts once. */
export interface Asserted {
  readonly told: Told;
  readonly assertionId: string;
  /** Until when it could be shown again. */
  readonly endsAt: Date;
}

/**
 * Reads the answer to a request. Throws Refused for one that is unsafe, not signed by the provider,
 * about another account, request or time, or of nobody in particular.
 */
export async function readAssertion(
  encodedAnswer: string,
  { provider, self, request }: { provider: SamlProvider; self: SamlSelf; request: Request },
): Promise<Asserted> {
  refuseUnsafe(decoded(encodedAnswer));
  try {
    const saml = openSaml(provider, self, request);
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: encodedAnswer });
    if (profile === null || profile.issuer !== provider.issuer)
      throw new Error('Of another issuer.');
    return asserted(profile, self, request);
  } catch (error) {
    const isNo = error instanceof Error && error.name === 'SamlStatusError';
    throw error instanceof Refused ? error : new Refused(isNo ? 'denied' : 'invalid', error);
  }
}

function asserted(profile: Profile, self: SamlSelf, request: Request): Asserted {
  const assertion = (profile.getAssertion?.() as Node | undefined)?.['Assertion'];
  const [statement] = children(assertion, 'AuthnStatement');
  const [conditions] = children(assertion, 'Conditions');
  const assertionId = attributeOf(assertion, 'ID');
  const until = Date.parse(attributeOf(conditions, 'NotOnOrAfter') ?? '');
  const shownAt = Date.parse(attributeOf(statement, 'AuthnInstant') ?? '');
  const isForUs = children(children(assertion, 'Subject')[0], 'SubjectConfirmation').some((one) =>
    isConfirmed(one, self, request),
  );
  const isLate = request.isAgain && !(shownAt >= request.at.getTime() - skew);
  const isTransient = profile.nameIDFormat?.endsWith(':transient');
  if (
    !isForUs ||
    assertionId === null ||
    Number.isNaN(until) ||
    isLate ||
    isTransient ||
    !profile.nameID
  ) {
    throw new Refused('invalid');
  }
  const [context] = children(statement, 'AuthnContext');
  const shown = wordsOf(children(context, 'AuthnContextClassRef')[0]);
  return { told: toldBy(profile, shown), assertionId, endsAt: new Date(until + skew) };
}

/** Whether a bearer was told to bring it here, in answer to this request, in time. */
function isConfirmed(one: Node, { acsUrl }: SamlSelf, { id }: Request): boolean {
  const [data] = children(one, 'SubjectConfirmationData');
  const until = Date.parse(attributeOf(data, 'NotOnOrAfter') ?? '');
  return (
    attributeOf(one, 'Method') === 'urn:oasis:names:tc:SAML:2.0:cm:bearer' &&
    attributeOf(data, 'Recipient') === acsUrl &&
    attributeOf(data, 'InResponseTo') === id &&
    until + skew > Date.now()
  );
}

const stronger =
  /multipleauthn|refeds\.org\/profile\/mfa|:(TimeSyncToken|MobileTwoFactorContract|MobileTwoFactorUnregistered|SmartcardPKI)$/;
const schema = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

function toldBy(profile: Profile, context: string | null): Told {
  const attributes = (profile['attributes'] ?? {}) as Node;
  const among = (...names: string[]) =>
    names.map((name) => textOf(first(attributes[name]))).find((text) => text !== null) ?? null;
  const entra = shownClaims({
    m: attributes['http://schemas.microsoft.com/claims/authnmethodsreferences'],
  });
  return {
    subject: profile.nameID,
    email:
      emailOf(
        among(
          'email',
          'mail',
          'Email',
          `${schema}emailaddress`,
          'urn:oid:0.9.2342.19200300.100.1.3',
        ),
      ) ?? emailOf(profile.nameID),
    name: among('name', 'displayName', 'http://schemas.microsoft.com/identity/claims/displayname'),
    givenName: among('givenName', 'firstName', 'given_name', `${schema}givenname`),
    familyName: among('surname', 'lastName', 'sn', 'family_name', `${schema}surname`),
    sid: null,
    idToken: null,
    hasSecondStep: stronger.test(context ?? '') || stronger.test(entra[0]?.[1] ?? ''),
    claims: shownClaims({ NameID: profile.nameID, ...attributes, AuthnContext: context ?? '' }),
  };
}

/** What a provider is told of an account. */
export function metadataXml({ entityId, acsUrl }: SamlSelf): string {
  return `<?xml version="1.0"?><EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${acsUrl}" index="0" isDefault="true"/></SPSSODescriptor></EntityDescriptor>\n`;
}
