import type {
  OwnedItems,
  OffboardManyBody,
  OffboardingRow,
} from '@jackfield/contract/api/teammate-offboarding';
import type { ChosenReplacement } from '../used-by/use-replacements.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leavingOptions } from '../people/api/leave-many.ts';
import { successorOf, type SuccessorChoice } from './use-offboarding.ts';

/** What is done with what many people are using who leave. */
export type BulkHandover = Pick<OffboardManyBody, 'replacement' | 'successor'>;

/** What all of them have together, each team once. */
function together(
  rows: readonly OffboardingRow[],
): Pick<OwnedItems, 'numbers' | 'teams' | 'isBillingContact' | 'keys'> {
  const owned = rows.flatMap(({ ownedItems }) => ownedItems ?? []);
  const teams = new Map(owned.flatMap((each) => each.teams.map((team) => [team.id, team])));
  return {
    numbers: owned.flatMap(({ numbers }) => numbers),
    teams: [...teams.values()],
    isBillingContact: owned.some(({ isBillingContact }) => isBillingContact),
    keys: owned.flatMap(({ keys }) => keys),
  };
}

/** What many people are using, and what becomes of it (annex J5). */
export function useBulkOffboarding(ids: readonly string[], status: OffboardManyBody['status']) {
  const known = useQuery(leavingOptions(ids, status));
  const [choice, setTaker] = useState<SuccessorChoice | null>(null);
  const [replacement, setReplacement] = useState<ChosenReplacement | null>(null);
  const rows = known.data ?? [];
  const handover: BulkHandover = {
    replacement: replacement?.to ?? null,
    successor: choice && successorOf(choice),
  };
  return {
    ids,
    isDeletion: status === 'cancel',
    rows,
    uses: rows.flatMap((row) => row.uses),
    ownedItems: together(rows),
    isKnown: known.data !== undefined,
    loadError: known.error,
    retry: () => void known.refetch(),
    choice,
    setTaker,
    replacement,
    setReplacement,
    handover,
    isDirty: choice !== null || replacement !== null,
  };
}

export type BulkOffboardingState = ReturnType<typeof useBulkOffboarding>;
