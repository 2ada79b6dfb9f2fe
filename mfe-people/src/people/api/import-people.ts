import {
  type Batch,
  getImportRun,
  type ImportAnswer,
  type ImportRow,
  type ImportRun,
  importTeammates,
  rollBackBatch,
  startImportRun,
} from '@jackfield/contract/api/batch';
import { dryRunOf, type ToldImpact } from '@jackfield/contract/api/routing-engine';
import { refusedRows } from '@jackfield/lists/import-dialog';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

type Answered = ImportAnswer['rows'][number];

/**
 * Sends rows so that those which the server cannot even read are refused by themselves, with the
 * faults at their cells, and the others come through.
 */
async function sendReadable(
  rows: readonly ImportRow[],
  send: (some: ImportRow[]) => Promise<ImportAnswer>,
): Promise<ImportAnswer> {
  try {
    return await send([...rows]);
  } catch (error) {
    const refused = refusedRows(error);
    const rest = rows.filter((_row, at) => !refused.has(at));
    if (refused.size === 0) throw error;
    const answer = rest.length > 0 ? await send(rest) : { batch: null, rows: [], room: null };
    const others = answer.rows.values();
    const all = rows.map(({ firstName, lastName, email }, at): Answered => {
      const errors = [...(refused.get(at) ?? [])];
      const name = `${firstName ?? ''} ${lastName ?? ''}`.trim() || (email ?? '');
      const own: Answered = {
        name,
        entityId: null,
        result: 'refused',
        errors,
        rolledBack: null,
        changes: [],
      };
      return errors.length > 0 ? own : (others.next().value ?? own);
    });
    return { ...answer, rows: all };
  }
}

/** Tells what would become of each row; nothing is stored (annex J7). */
export function tryImport(rows: readonly ImportRow[], signal: AbortSignal): Promise<ImportAnswer> {
  return sendReadable(rows, (some) =>
    call(importTeammates, { body: { rows: some, dryRun: true } }, { signal }),
  );
}

/** How rows are saved: at the price and with the impact that were shown, once for its key. */
export interface SavedAs {
  readonly shownTotal: number | undefined;
  readonly seen?: string;
  readonly idempotencyKey: string;
}

/** Invites and changes the people of the rows without faults, as one batch (annex J7). */
export function importPeople(
  rows: readonly ImportRow[],
  { shownTotal, ...options }: SavedAs,
): Promise<ImportAnswer> {
  return sendReadable(rows, (some) =>
    call(importTeammates, { body: { rows: some, shownTotal } }, options),
  );
}

/** What callers would notice of the rows; nothing is stored (SAY-01). */
export function tellImport(
  rows: readonly ImportRow[],
  options: { signal: AbortSignal },
): Promise<ToldImpact> {
  return call(dryRunOf(importTeammates), { body: { rows: [...rows] } }, options);
}

/** Invites the people of more rows than a batch takes, in the background (annex J7). */
export function startRun(
  rows: readonly ImportRow[],
  totals: readonly (number | null)[],
): Promise<ImportRun> {
  return call(startImportRun, { body: { rows: [...rows], totals: [...totals] } });
}

/** The last import in the background, looked at again while it is under way. */
export const runOptions = () =>
  queryOptions({
    queryKey: ['importRun'],
    queryFn: async ({ signal }) => (await call(getImportRun, {}, { signal })).run,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? 2000 : false),
  });

/** Takes a batch back (annex J7); rejects with ApiFailure, 409 when it was taken back already. */
export function rollBack(id: string, asSeen: { seen?: string }): Promise<Batch> {
  return call(rollBackBatch, { params: { id } }, asSeen);
}
