import {
  type Replacement,
  replacementKindsOf,
  type Replacements,
  type RoutingUse,
} from '@jackfield/contract/api/routing-uses';
import { useState } from 'react';

/** A replacement with the words that it was chosen by. */
export interface ChosenReplacement {
  readonly to: Replacement;
  readonly label: string;
}

/** What was chosen for the places that lead to a record. */
export interface ChosenReplacements {
  of(use: RoutingUse): ChosenReplacement | null;
  choose(use: RoutingUse, chosen: ChosenReplacement): void;
  /** Chooses for every place that can take it, and leaves the others. */
  chooseAll(chosen: ChosenReplacement): void;
  /** Whether every place has one. */
  readonly isComplete: boolean;
  /** As the API takes them. */
  readonly list: Replacements;
}

/** Keeps a replacement for each place that leads to a record (annex J5). */
export function useReplacements(uses: readonly RoutingUse[]): ChosenReplacements {
  const [byKey, setByKey] = useState<Readonly<Record<string, ChosenReplacement>>>({});
  const list = uses.flatMap(({ key }) => {
    const chosen = byKey[key];
    return chosen ? [{ key, to: chosen.to }] : [];
  });
  return {
    of: ({ key }) => byKey[key] ?? null,
    choose: ({ key }, chosen) => setByKey((now) => ({ ...now, [key]: chosen })),
    chooseAll: (chosen) =>
      setByKey((now) => ({
        ...now,
        ...Object.fromEntries(
          uses.filter((use) => isFitting(use, chosen.to)).map(({ key }) => [key, chosen]),
        ),
      })),
    isComplete: list.length === uses.length,
    list,
  };
}

/** Calls that somebody misses cannot go to the same person or team again. */
function isFitting({ ownerId, place }: RoutingUse, to: Replacement): boolean {
  const isOwn = place === 'missedCall' && 'id' in to && to.id === ownerId;
  return replacementKindsOf[place].includes(to.kind) && !isOwn;
}
