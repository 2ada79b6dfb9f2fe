import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the work takes, and short for a person who has sent a form. */
const shortest = 200;

/**
 * Answers after the same time whether there was work to do or not, so that the time does not tell
 * known addresses from unknown ones. Refusals take as long.
 */
export async function inConstantTime<T>(work: () => Promise<T>, least = shortest): Promise<T> {
  const [result] = await Promise.allSettled([work(), wait(least)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
