import { createHash, createSign, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const name = (text: string) =>
  der(0x30, der(0x31, der(0x30, oid('550403'), der(0x0c, Buffer.from(text)))));
const time = (at: Date) =>
  der(0x17, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));

/** Key and certificate of a provider; the certificate as base64 of DER. */
export interface Identity {
  readonly key: KeyObject;
  readonly certificate: string;
}

/** Makes a provider's key, and a certificate that it has signed itself. */
export function makeIdentity(days = 365): Identity {
  const { privateKey: key, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const algorithm = der(0x30, oid('2a864886f70d01010b'), der(0x05));
  const now = Date.now();
  const life = [time(new Date(now - 86_400_000)), time(new Date(now + days * 86_400_000))];
  const tbs = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name('Test provider'),
    der(0x30, ...life),
    name('Test provider'),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', tbs, key));
  return { key, certificate: der(0x30, tbs, algorithm, signature).toString('base64') };
}

/** The request in an address that a browser is sent to. */
export function requestIn(url: string): string {
  const text = new URL(url).searchParams.get('SAMLRequest') ?? '';
  return inflateRawSync(Buffer.from(text, 'base64')).toString('utf8');
}

/** What an assertion says; what is left out is right. */
export interface Said {
  readonly issuer: string;
  readonly audience: string;
  readonly recipient: string;
  readonly inResponseTo: string;
  readonly nameId: string;
  readonly email: string;
  readonly assertionId?: string;
  /** Seconds from now. */
  readonly notBefore?: number;
  readonly notOnOrAfter?: number;
  readonly context?: string;
  readonly nameIdFormat?: string;
}

const saml = 'urn:oasis:names:tc:SAML:2.0:assertion';
const samlp = 'urn:oasis:names:tc:SAML:2.0:protocol';
const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const instant = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** Parts of an assertion before and after where its signature stands, in canonical form. */
export function assertionParts(said: Said): readonly [string, string] {
  const { assertionId = `_a${Math.random().toString(16).slice(2)}` } = said;
  const until = instant(said.notOnOrAfter ?? 300);
  const { context = 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password' } = said;
  const format = said.nameIdFormat ?? 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
  return [
    `<saml:Assertion xmlns:saml="${saml}" ID="${assertionId}" IssueInstant="${instant(0)}" Version="2.0"><saml:Issuer>${said.issuer}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${format}">${said.nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${said.inResponseTo}" NotOnOrAfter="${until}" Recipient="${said.recipient}"></saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${instant(said.notBefore ?? -5)}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${said.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${instant(0)}"><saml:AuthnContext><saml:AuthnContextClassRef>${context}</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${said.email}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion>`,
  ];
}

interface Methods {
  readonly signature: string;
  readonly digest: string;
  readonly hash: 'sha256' | 'sha1';
}

/** What is safe, and what providers used before. */
export const sha256: Methods = {
  signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  hash: 'sha256',
};
export const sha1: Methods = {
  signature: `${dsig}rsa-sha1`,
  digest: `${dsig}sha1`,
  hash: 'sha1',
};

/** A signature over an element in canonical form with an id. */
export function signatureOf(
  element: string,
  { key, id, methods = sha256 }: { key: KeyObject; id: string; methods?: Methods },
): string {
  const digest = createHash(methods.hash).update(element).digest('base64');
  const inner = `<ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="${methods.signature}"></ds:SignatureMethod><ds:Reference URI="#${id}"><ds:Transforms><ds:Transform Algorithm="${dsig}enveloped-signature"></ds:Transform><ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="${methods.digest}"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`;
  const signed = `<ds:SignedInfo xmlns:ds="${dsig}">${inner}</ds:SignedInfo>`;
  const value = createSign(methods.hash).update(signed).sign(key, 'base64');
  return `<ds:Signature xmlns:ds="${dsig}"><ds:SignedInfo>${inner}</ds:SignedInfo><ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`;
}

/** An assertion with its signature. */
export function signedAssertion(said: Said, key: KeyObject, methods = sha256): string {
  const [before, after] = assertionParts(said);
  const id = /ID="([^"]+)"/.exec(before)?.[1] ?? '';
  return `${before}${signatureOf(before + after, { key, id, methods })}${after}`;
}

/** An answer around what stands in it. */
export const responseOf = (
  { issuer, recipient, inResponseTo }: Pick<Said, 'issuer' | 'recipient' | 'inResponseTo'>,
  inside: string,
): string =>
  `<samlp:Response xmlns:samlp="${samlp}" Destination="${recipient}" ID="_r1" ${inResponseTo === '' ? '' : `InResponseTo="${inResponseTo}" `}IssueInstant="${instant(0)}" Version="2.0"><saml:Issuer xmlns:saml="${saml}">${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"></samlp:StatusCode></samlp:Status>${inside}</samlp:Response>`;

/** What an admin pastes of such a provider. */
export const metadataOf = (issuer: string, signInUrl: string, certificates: readonly string[]) =>
  `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${issuer}"><md:IDPSSODescriptor protocolSupportEnumeration="${samlp}">${certificates.map((one) => `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="${dsig}"><ds:X509Data><ds:X509Certificate>${one}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`).join('')}<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${signInUrl}"/></md:IDPSSODescriptor></md:EntityDescriptor>`;
