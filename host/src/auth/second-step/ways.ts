import type { PendingStep, Proof } from '@jackfield/contract/api/second-step';
import type { AcceptedStep } from '@jackfield/contract/api/session';
import { hasPasskeys } from '@jackfield/runtime/core';

/** A way to prove a second time who one is. */
export type Way = Proof['kind'];
/** Which ways a person has. */
export type Ways = PendingStep['ways'];

const all = ['app', 'passkey', 'recovery'] as const;

/**
 * The way that is asked for first: the app, else the passkey, else a recovery code; where passkeys
 * alone are taken, the passkey.
 */
export function firstWay({ app, passkey, recovery }: Ways, accepted: AcceptedStep): Way {
  const canPasskey = passkey && (hasPasskeys() || !(app || recovery));
  if (canPasskey && accepted === 'passkey') return 'passkey';
  if (app) return 'app';
  return canPasskey ? 'passkey' : 'recovery';
}

/** The ways of a person beside one, as far as this browser can. */
export const waysBeside = (way: Way, ways: Ways): Way[] =>
  all.filter((one) => one !== way && ways[one] && (one !== 'passkey' || hasPasskeys()));
