import type { Belongings, LeaveManyBody, LeavingRow } from '@jackfield/contract/api/teammate-leave';
import type { ChosenReplacement } from '../used-by/use-replacements.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leavingOptions } from '../people/api/leave-many.ts';
import { heirOf, type Taker } from './use-leaving.ts';

/** What is done with what hangs on many people who leave. */
export type ManyDeparture = Pick<LeaveManyBody, 'replacement' | 'heir'>;

/** What all of them have together, each team once. */
function together(
  rows: readonly LeavingRow[],
): Pick<Belongings, 'numbers' | 'teams' | 'isBillingContact'> {
  const owned = rows.flatMap(({ belongings }) => belongings ?? []);
  const teams = new Map(owned.flatMap((each) => each.teams.map((team) => [team.id, team])));
  return {
    numbers: owned.flatMap(({ numbers }) => numbers),
    teams: [...teams.values()],
    isBillingContact: owned.some(({ isBillingContact }) => isBillingContact),
  };
}

/** What hangs on many people, and what becomes of it (annex J5). */
export function useManyLeaving(ids: readonly string[], status: LeaveManyBody['status']) {
  const known = useQuery(leavingOptions(ids, status));
  const [taker, setTaker] = useState<Taker | null>(null);
  const [replacement, setReplacement] = useState<ChosenReplacement | null>(null);
  const rows = known.data ?? [];
  const departure: ManyDeparture = {
    replacement: replacement?.to ?? null,
    heir: taker && heirOf(taker),
  };
  return {
    ids,
    isDeletion: status === 'cancel',
    rows,
    uses: rows.flatMap((row) => row.uses),
    belongings: together(rows),
    isKnown: known.data !== undefined,
    loadError: known.error,
    retry: () => void known.refetch(),
    taker,
    setTaker,
    replacement,
    setReplacement,
    departure,
    isDirty: taker !== null || replacement !== null,
  };
}

export type ManyLeavingState = ReturnType<typeof useManyLeaving>;
