import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import { type BatchAnswer, type BulkChange, editTeammates } from '@jackfield/contract/api/batch';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, t } from '@jackfield/runtime';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRollBack } from '../batches/use-roll-back.ts';
import { refreshLists } from '../people/api/cached-people.ts';
import { peopleKeys } from '../people/api/keys.ts';
import { teamNamesOptions } from '../people/api/list-team-names.ts';
import { type BulkValues, changeOf, noValues } from './bulk-values.ts';
import { doneText } from './done-text.ts';

/** Values of the dialog, what they would do, and doing it (annex J7). */
export function useBulkEdit(ids: readonly string[], onDone: () => void) {
  const client = useQueryClient();
  const { rollBack } = useRollBack();
  const teams = useQuery(teamNamesOptions()).data ?? [];
  const [values, setValues] = useState(noValues);
  const isSameTeam = values.joinTeam !== '' && values.joinTeam === values.leaveTeam;
  const change = isSameTeam ? null : changeOf(values);
  const check = useQuery({
    queryKey: ['bulkEdit', ids, change],
    queryFn: ({ signal }) => tryEdit(ids, change ?? {}, signal),
    enabled: change !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

  const body = { ids: [...ids], change: change ?? {} };
  // Who is in which team is all of it that callers can notice.
  const isAboutTeams = change?.joinTeams !== undefined || change?.leaveTeams !== undefined;
  const noticed = useWriteImpact(isAboutTeams ? JSON.stringify(body) : null, (options) =>
    call(dryRunOf(editTeammates), { body }, options),
  );
  const set = (part: Partial<BulkValues>) => setValues((before) => ({ ...before, ...part }));
  const edited = useConfirm(() => call(editTeammates, { body }, noticed.asSeen), {
    done: ({ rows, batch }) => [
      doneText(change ?? {}, rows.filter(({ result }) => result === 'changed').length, teams),
      batch && { label: t(common.undo), run: () => void rollBack(batch.id) },
    ],
    onDone: () => {
      onDone();
      void refreshLists(client);
      void client.invalidateQueries({ queryKey: peopleKeys.records });
    },
  });
  return {
    values,
    set,
    dialog: edited.dialog,
    isSameTeam,
    teams,
    noticed,
    isDirty: changeOf(values) !== null,
    rows: change === null ? [] : (check.data?.rows ?? []),
    error: change === null ? null : check.error,
    isCurrent: change !== null && check.isSuccess && !check.isPlaceholderData,
  };
}

/** Tells what a change would do to each of many people; nothing is stored (annex J7). */
function tryEdit(
  ids: readonly string[],
  change: BulkChange,
  signal: AbortSignal,
): Promise<BatchAnswer> {
  return call(editTeammates, { body: { ids: [...ids], change, dryRun: true } }, { signal });
}
