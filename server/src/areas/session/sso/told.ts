import type { SignOnRefusal } from '@jackfield/contract/api/sso';

/** What a provider tells of who signed in there, whichever the protocol. */
export interface Told {
  /** `sub`, or the NameID. */
  readonly subject: string;
  /** In small letters; null where it tells none that it stands for. */
  readonly email: string | null;
  readonly name: string | null;
  readonly givenName: string | null;
  readonly familyName: string | null;
  /** Its session, by which it tells of its end. */
  readonly sid: string | null;
  readonly idToken: string | null;
  /** It says that more than a password was shown. */
  readonly hasSecondStep: boolean;
  /** Name and value of all that it told, for a test. */
  readonly claims: readonly (readonly [string, string])[];
}

/** Why somebody is not signed in, as the sign-in page says it. */
export class Refused extends Error {
  readonly refusal: SignOnRefusal;
  constructor(refusal: SignOnRefusal, cause?: unknown) {
    super(refusal, { cause });
    this.name = 'Refused';
    this.refusal = refusal;
  }
}

const mostClaims = 30;
const mostCharacters = 200;

/** A claim as a test shows it. */
const shownClaim = (name: string, value: unknown): readonly [string, string] => {
  const parts = Array.isArray(value) ? value : [value];
  const texts = parts.map((part) =>
    typeof part === 'string' ? part : (JSON.stringify(part) ?? ''),
  );
  return [name.slice(0, mostCharacters), texts.join(', ').slice(0, mostCharacters)];
};

/** The claims that a test shows. */
export const shownClaims = (claims: Readonly<Record<string, unknown>>) =>
  Object.entries(claims)
    .slice(0, mostClaims)
    .map(([name, value]) => shownClaim(name, value));

/** A text, or nothing. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** An email in small letters; null for what is none, or has letters whose small ones are others’. */
export function emailOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && /^[!-?A-~]{1,64}@[!-?A-~]{1,253}$/.test(text) ? text.toLowerCase() : null;
}

/** The domain of an email. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
