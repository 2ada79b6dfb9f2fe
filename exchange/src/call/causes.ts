import type { HangUpReason } from '../ari/events.ts';

/** Cause of Q.850 that Asterisk makes of 603: who was called takes the call nowhere. */
export const declined = 21;

/** Causes of Q.850 that are the trunk's own, not those of whom was called: another may do better. */
const ofTrunk = new Set([3, 27, 34, 38, 41, 42, 44, 47, 102]);

/** Whether another trunk may do what one could not; without a cause it was not even called. */
export const isOfTrunk = (cause: number | undefined): boolean =>
  cause === undefined || ofTrunk.has(cause);

/** Causes that the caller hears as they are. */
const told: Readonly<Record<number, HangUpReason>> = {
  1: 'unallocated',
  17: 'busy',
  18: 'no_answer',
  19: 'no_answer',
  21: 'rejected',
  22: 'unallocated',
  28: 'unallocated',
};

/** What the caller is told whom nobody outside took; without a cause nobody answered in time. */
export const whyNot = (cause: number | undefined): HangUpReason =>
  told[cause ?? 19] ?? 'congestion';

/** Whether somebody refused by hand, or speaks already; a telephone that cannot be reached has not. */
export const isRefusal = (cause: number | undefined): boolean => cause === 17 || cause === 21;
