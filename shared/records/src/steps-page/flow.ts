/** A step of a form: its name in the address, and the members that it asks for. */
export interface StepRule {
  id: string;
  /** Paths of members, such as `contact` or `contact.phone`. */
  fields: readonly string[];
}

/** How a step stands: open, done with or without faults, or not reached yet. */
export type StepState = 'here' | 'done' | 'faulty' | 'ahead';

/** Whether a path lies at or below another one. */
const isBelow = (path: string, above: string) => path === above || path.startsWith(`${above}.`);

/** The step that asks for a member; null for one that no step asks for. */
export function stepOf(steps: readonly StepRule[], path: string): string | null {
  return steps.find(({ fields }) => fields.some((field) => isBelow(path, field)))?.id ?? null;
}

/** How many members of each step are refused, by the id of the step. */
export function faultsByStep(
  steps: readonly StepRule[],
  paths: readonly string[],
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const path of new Set(paths)) {
    const step = stepOf(steps, path);
    if (step !== null) counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}

/** The step that is shown: the one asked for, unless one before it was never seen. */
export function openStep(
  steps: readonly StepRule[],
  asked: string | null,
  seen: readonly string[],
): number {
  const firstNew = steps.findIndex(({ id }) => !seen.includes(id));
  const furthest = firstNew === -1 ? steps.length - 1 : firstNew;
  const wanted = steps.findIndex(({ id }) => id === asked);
  return wanted === -1 ? 0 : Math.min(wanted, furthest);
}
