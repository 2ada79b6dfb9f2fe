import type { Difference } from '@jackfield/domain/routing';
import { formatList, t } from '@jackfield/runtime';
import { endText } from './question.ts';
import { impactMessages } from './messages.ts';

/** What callers get instead of what they got; `was` is null where one sentence says both. */
export interface ChangeText {
  was: string | null;
  is: string;
}

/** Who of the same team rings from now on. */
function movesText({ after, joining, leaving }: Difference): string | null {
  const team = after.node.name;
  const [joins, leaves] = [formatList(joining), formatList(leaving)];
  if (joins && leaves) return t(impactMessages.swaps, { team, joining: joins, leaving: leaves });
  if (joins) return t(impactMessages.joins, { team, names: joins });
  return leaves ? t(impactMessages.leaves, { team, names: leaves }) : null;
}

/** The change in words: the ends, else how they differ, else the wait until then. */
export function changeText(difference: Difference): ChangeText {
  const { before, after } = difference;
  const [was, is] = [endText(before), endText(after)];
  if (was !== is) return { was, is };
  const moves = movesText(difference);
  if (moves !== null) return { was: null, is: moves };
  if (before.reason !== after.reason) return { was: before.reason, is: after.reason };
  return {
    was: t(impactMessages.after, { end: was, seconds: before.seconds }),
    is: t(impactMessages.after, { end: is, seconds: after.seconds }),
  };
}
