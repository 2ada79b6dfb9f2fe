import { type AccountCountry, isEmergencyNumber, type Status } from '@jackfield/contract';
import type { accountHolds } from '@jackfield/contract/api/routing-config';
import type { CapKind } from '@jackfield/contract/api/spend-guard';
import { countryAbroad } from './dialing.ts';
import { forwardReach } from './forwarding.ts';

/** A stop that nobody has lifted yet. */
export interface HeldStop {
  readonly kind: CapKind;
  /** The user or the country that is stopped; empty for the whole account. */
  readonly subject: string;
}

/** A call that is about to go out. */
export interface OutgoingCall {
  /** As dialled, in international format where it is no emergency number. */
  readonly to: string;
  /** Whose call it is; null for a number of the company. */
  readonly person: string | null;
}

/** Why an account as a whole calls nobody. */
export type AccountHold = (typeof accountHolds)[number];

interface HoldFacts {
  readonly status: Status;
  readonly isTrial: boolean;
  readonly trialEndsAt: Date | null;
}

/** What keeps all outgoing calls of an account back, but emergency calls (annex E2, J9); null for nothing. */
export function accountHold(account: HoldFacts, now: Date): AccountHold | null {
  if (account.status === 'suspended') return 'suspended';
  if (account.status === 'cancel') return 'cancelled';
  const { isTrial, trialEndsAt } = account;
  return isTrial && trialEndsAt !== null && trialEndsAt <= now ? 'trialOver' : null;
}

/** What decides where an account may call. */
export interface CallRules<Stop extends HeldStop = HeldStop> {
  readonly country: AccountCountry;
  /** Countries abroad that the account has switched on. */
  readonly callable: readonly string[];
  readonly stops: readonly Stop[];
  /** Whether there is prepaid credit left. */
  readonly hasCredit: boolean;
  readonly hold: AccountHold | null;
}

/** Whether a call may go out, and what keeps it back. */
export type CallVerdict<Stop extends HeldStop = HeldStop> =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly because: AccountHold | 'notAllowed' | 'noCredit' }
  | { readonly isAllowed: false; readonly because: 'stopped'; readonly stop: Stop };

const allowed = { isAllowed: true } as const;

/** Whether a stop keeps back calls of a person to a country. */
export function isStoppedBy(stop: HeldStop, person: string | null, country: string): boolean {
  switch (stop.kind) {
    case 'hour':
    case 'day':
      return true;
    case 'user':
      return stop.subject === person;
    case 'country':
      return stop.subject === country;
  }
}

/**
 * May this call go out? (annex J7, J9). Emergency calls always may, and no other call of an account
 * that is held; calls at home are never stopped by the guard; calls abroad need a country that is switched on, no stop of the guard, and credit.
 */
export function mayCallOut<Stop extends HeldStop>(
  call: OutgoingCall,
  rules: CallRules<Stop>,
): CallVerdict<Stop> {
  if (isEmergencyNumber(call.to)) return allowed;
  if (rules.hold !== null) return { isAllowed: false, because: rules.hold };
  const reach = forwardReach(call.to, rules.country);
  if (reach === 'home') return allowed;
  const country = reach === 'refused' ? null : countryAbroad(call.to, rules.country);
  if (country === null || !rules.callable.includes(country)) {
    return { isAllowed: false, because: 'notAllowed' };
  }
  const stop = rules.stops.find((each) => isStoppedBy(each, call.person, country));
  if (stop !== undefined) return { isAllowed: false, because: 'stopped', stop };
  return rules.hasCredit ? allowed : { isAllowed: false, because: 'noCredit' };
}

/** Countries that anybody of the account may still call while stops hold. */
export const callableUnder = (
  callable: readonly string[],
  stops: readonly HeldStop[],
): readonly string[] =>
  callable.filter((country) => !stops.some((stop) => isStoppedBy(stop, null, country)));

/** Shares of a cap at which the guard speaks. */
export const guardLevels = [50, 80, 100] as const;
export type GuardLevel = (typeof guardLevels)[number];

/** The highest share of a cap that was reached, both in cents; null below the first. */
export function levelReached(spent: number, cap: number): GuardLevel | null {
  return guardLevels.findLast((level) => spent * 100 >= cap * level) ?? null;
}

/** How many times its usual an hour costs before the guard speaks of it. */
export const spikeFactor = 5;

/**
 * Whether an hour costs far more than it does usually; all in cents. Where a usual hour costs next
 * to nothing, a tenth of the hour's cap is the least that is worth a word.
 */
export function isSpike(spent: number, usual: number, hourCap: number): boolean {
  return spent >= usual * spikeFactor && spent * 10 >= hourCap;
}

/** Hours of the account's clock between which calls abroad are told of: 9 pm to 6 am. */
export const nightFrom = 21;
export const nightUntil = 6;

/** Whether a minute of the day is at night. */
export const isNight = (minutes: number): boolean =>
  minutes >= nightFrom * 60 || minutes < nightUntil * 60;
