import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { addFailure, forgetFailures, lockFailures, uncountFailure } from './failures.ts';
import { failuresBeforeCaptcha, failuresNow, lockedFor, lockout } from './lockout.ts';

/** One attempt to show a password, counted before the password is looked at. */
export interface Attempt {
  /** Keys that the attempt was counted under, in the order in which they are locked. */
  keys: readonly string[];
  /** This attempt was the one that locks the person out. */
  lockedNow: boolean;
  /** So many failures before that the captcha is asked for. */
  needsCaptcha: boolean;
}

/** Whom a sign-in is counted for. */
export interface AttemptBy {
  /** Id of the person, when the email is known. */
  personId: string | null;
  email: string;
  address: string;
  /** Digest of the cookie of a browser that this person has signed in with before. */
  knownDevice: string | null;
}

/**
 * Keys of a sign-in. Unknown addresses have counters of their own, so that failures before an
 * account exists never lock it; a known browser has one too, so that others cannot lock
 * the owner out.
 */
export function signInKeys(by: AttemptBy): string[] {
  if (by.knownDevice !== null) return [`device:${by.knownDevice}`];
  const who = by.personId === null ? `email:${by.email}` : `person:${by.personId}`;
  return [`address:${networkOf(by.address)}`, who];
}

export function tooMany(seconds: number): ApiError {
  return new ApiError('TOOMANYREQUESTS', { retryAfter: Math.max(1, seconds) });
}

/**
 * Counts an attempt as failed before its password is compared, so that parallel guesses cannot
 * pass together; success takes it back. Throws 429 while one of the keys is locked, whatever the
 * password is.
 */
export async function beginAttempt(tx: Tx, keys: readonly string[], now: Date): Promise<Attempt> {
  const before = [];
  for (const key of keys) before.push(await lockFailures(tx, key, now));
  const wait = Math.max(...before.map((failures) => lockedFor(failures, now)));
  if (wait > 0) throw tooMany(wait);
  const after = [];
  for (const [index, key] of keys.entries()) {
    const failures = before[index];
    if (failures) after.push(await addFailure(tx, key, failures, now));
  }
  const needsCaptcha = before.some(
    (failures) => failuresNow(failures, now) >= failuresBeforeCaptcha,
  );
  const last = after.at(-1);
  return { keys, needsCaptcha, lockedNow: last?.count === lockout.failures };
}

/** The attempt was good: the person's failures are forgotten, the address gets this one back. */
export async function attemptSucceeded(tx: Tx, attempt: Attempt): Promise<void> {
  const shared = attempt.keys.filter((key) => key.startsWith('address:'));
  for (const key of shared) await uncountFailure(tx, key);
  await forgetFailures(
    tx,
    attempt.keys.filter((key) => !shared.includes(key)),
  );
}
