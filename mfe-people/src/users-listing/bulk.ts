import type { TeammateListItem } from '@jackfield/contract/api/teammate';
import { availabilityOf, type Refusal, type Viewer } from '../people/user-actions.ts';

/** Actions that the bulk bar offers, in its order. */
export const bulkActions = ['resendInvitation', 'activate', 'suspend', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** What one bulk action would do to a selection. */
export interface BulkPlan {
  action: BulkAction;
  applies: readonly TeammateListItem[];
  /** People left out, with the reason: a refusal, or a status that the action does not fit. */
  skipped: readonly { person: TeammateListItem; reason: Refusal | TeammateListItem['status'] }[];
}

/** Splits a selection into the people an action applies to and those it leaves out. */
export function planBulk(
  action: BulkAction,
  selection: readonly TeammateListItem[],
  viewer: Viewer,
): BulkPlan {
  const applies: TeammateListItem[] = [];
  const skipped: { person: TeammateListItem; reason: Refusal | TeammateListItem['status'] }[] = [];
  for (const person of selection) {
    const answer = availabilityOf(action, person, viewer);
    if (answer.state === 'offered') applies.push(person);
    else if (answer.state === 'refused') skipped.push({ person, reason: answer.reason });
    else skipped.push({ person, reason: person.status });
  }
  return { action, applies, skipped };
}

/** Plans of the actions that apply to at least one selected person. */
export function plansFor(selection: readonly TeammateListItem[], viewer: Viewer): BulkPlan[] {
  return bulkActions
    .map((action) => planBulk(action, selection, viewer))
    .filter(({ applies }) => applies.length > 0);
}
