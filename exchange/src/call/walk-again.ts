import type { Ask, RouteEnd, Walking } from '@jackfield/domain/routing';
import type { GivenAnswer } from './call-state.ts';

/** What an ask is known by: its kind, and the menu, person, team or call group. */
export const askedBy = (ask: Ask): string =>
  `${ask.kind} ${ask.kind === 'key' ? ask.menu.id : `${ask.node.kind} ${ask.node.id}`}`;

/**
 * Brings a new walk to where another was, by what was heard then: the same routing asks the same
 * again. Null where it asks something else by now.
 */
export function walkAgain(
  walk: Walking<RouteEnd>,
  answers: readonly GivenAnswer[],
): IteratorResult<Ask, RouteEnd> | null {
  let step = walk.next();
  for (const { asked, heard, at } of answers) {
    if (step.done === true || askedBy(step.value) !== asked) return null;
    step = walk.next({ heard, at });
  }
  return step;
}
