import { mayDo, responseCodes } from '@jackfield/contract';
import {
  type ImportRow,
  type ImportRun,
  mostInBatch,
  startImportRun,
} from '@jackfield/contract/api/batch';
import type { Selectable } from 'kysely';
import { contextWithoutRequest, type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { askAgain } from '../../platform/policy.ts';
import { accountRow, holdAccountRow, presentPeople } from '../../platform/rows.ts';
import type { Tables } from '../../platform/tables.ts';
import { importPeople } from './import-people.ts';

/** Kind of due work that saves the next rows of a long file; its subject is the account. */
const importRun = 'importRun';

type Services = Pick<RequestContext, 'db' | 'clock' | 'secrets'> & { readonly publicUrl: string };
type RunRow = Selectable<Tables['import_run']>;

function toRun(row: RunRow): ImportRun {
  const isOver = row.state !== 'running';
  return {
    id: row.id,
    actorName: row.actor_name,
    startedAt: row.started_at.toISOString(),
    total: row.total,
    done: row.done,
    added: row.added,
    changed: row.changed,
    batchId: row.batch_id,
    state: row.state,
    reason: row.stopped_by && responseCodes[row.stopped_by].text,
    refused: isOver ? row.refused : [],
    left: isOver ? row.rows : [],
  };
}

async function findRun(tx: Tx, tenantId: string, isHeld: boolean): Promise<RunRow | undefined> {
  const found = tx.selectFrom('import_run').selectAll().where('tenant_id', '=', tenantId);
  return (isHeld ? found.forUpdate() : found).executeTakeFirst();
}

/** The last import of many batches of an account; null for none. */
export async function readRun(tx: Tx, tenantId: string): Promise<ImportRun | null> {
  const row = await findRun(tx, tenantId, false);
  return row === undefined ? null : toRun(row);
}

/** Whether a row can do nothing but invite a standard user. */
const isMereInvitation = ({ seen, role = '' }: ImportRow) =>
  seen === null && role.trim().toLowerCase() !== 'admin';

/**
 * Stores the rows of a long file to be saved from now on, part by part. Throws 409 INUSE while
 * an import of the account is under way.
 */
export function startRun(
  context: RequestContext,
  { rows, totals }: { rows: readonly ImportRow[]; totals: readonly (number | null)[] },
): Promise<ImportRun> {
  const { tenantId, teammateId, name } = signedIn(context);
  if (!rows.every(isMereInvitation)) askAgain(context);
  const now = context.clock.now();
  return context.db.tenant(tenantId, async (tx) => {
    await holdAccountRow(tx, tenantId);
    const before = await findRun(tx, tenantId, true);
    if (before?.state === 'running') throw new ApiError('INUSE');
    const values = {
      id: newId(),
      actor_id: teammateId,
      actor_name: name,
      started_at: now,
      rows: JSON.stringify(rows),
      totals: JSON.stringify(totals),
      total: rows.length,
      done: 0,
      added: 0,
      changed: 0,
      batch_id: null,
      refused: '[]',
      state: 'running' as const,
      stopped_by: null,
    };
    const row = await tx
      .insertInto('import_run')
      .values({ tenant_id: tenantId, ...values })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow();
    await scheduleWork(tx, { kind: importRun, subjectId: tenantId, tenantId }, now);
    return toRun(row);
  });
}

/** Acts as whoever started the import, who has to manage people still. */
async function starterContext(services: Services, tx: Tx, row: RunRow): Promise<RequestContext> {
  const { tenant_id: tenantId, actor_id: teammateId, actor_name: name } = row;
  const [person] = await presentPeople(tx, tenantId, [teammateId]);
  if (!person || !mayDo(person, 'people:write') || person.status !== 'active')
    throw new ApiError('FORBIDDEN');
  const { country, status: tenantStatus } = await accountRow(tx, tenantId);
  const starter = {
    teammateId,
    tenantId,
    name,
    role: person.role,
    access: person.access,
    isTenantOwner: person.is_tenant_owner,
    status: person.status,
    country,
    tenantStatus,
  };
  return contextWithoutRequest(services, starter, { endpoint: startImportRun, via: 'bulk' });
}

/**
 * Saves the next rows, and notes that in the same transaction, so that a step repeated after a
 * crash saves nothing twice. Answers whether more is to come; throws ApiError where somebody has
 * to look first.
 */
async function saveNext(services: Services, tenantId: string): Promise<boolean> {
  return services.db.tenant(tenantId, async (tx) => {
    await holdAccountRow(tx, tenantId);
    const run = await findRun(tx, tenantId, true);
    if (run?.state !== 'running') return false;
    const rows = run.rows.slice(0, mostInBatch);
    const left = run.rows.slice(mostInBatch);
    const [shownTotal] = run.totals;
    const context = await starterContext(services, tx, run);
    const answer = await importPeople(context, {
      rows,
      dryRun: false,
      publicUrl: services.publicUrl,
      shownTotal: shownTotal ?? undefined,
      batchId: run.batch_id ?? undefined,
    });
    const countOf = (wanted: string) =>
      answer.rows.filter(({ result }) => result === wanted).length;
    const refused = answer.rows.flatMap(({ result, errors }, at) => {
      const row = rows[at];
      return result === 'refused' && row ? [{ row, errors }] : [];
    });
    await tx
      .updateTable('import_run')
      .set({
        rows: JSON.stringify(left),
        totals: JSON.stringify(run.totals.slice(1)),
        done: run.done + rows.length,
        added: run.added + countOf('added'),
        changed: run.changed + countOf('changed'),
        batch_id: answer.batch?.id ?? run.batch_id,
        refused: JSON.stringify([...run.refused, ...refused]),
        state: left.length > 0 ? 'running' : 'done',
      })
      .where('tenant_id', '=', tenantId)
      .execute();
    return left.length > 0;
  });
}

/** Saves the people of long files in the background (annex J7). */
export function createImportRunWork(services: Services): WorkKind {
  return {
    kind: importRun,
    async advance({ tenantId }) {
      try {
        const goesOn = await saveNext(services, tenantId);
        return async () => (goesOn ? services.clock.now() : null);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return async (tx) => {
          await tx
            .updateTable('import_run')
            .set({ state: 'stopped', stopped_by: error.code })
            .where('tenant_id', '=', tenantId)
            .where('state', '=', 'running')
            .execute();
          return null;
        };
      }
    },
  };
}
