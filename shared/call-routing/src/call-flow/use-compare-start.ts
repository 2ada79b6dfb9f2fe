import { useNow } from '@jackfield/call-routing/business-hours';

/** Hours begin and end on these; a shorter step would compare anew while somebody types. */
const step = 5 * 60_000;

/**
 * From when on a change is compared, milliseconds: now, so that nothing is told that has passed, and
 * in steps, so that all of typing compares against the same time.
 */
export function useCompareStart(): number {
  return Math.floor(useNow() / step) * step;
}
