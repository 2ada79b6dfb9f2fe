import { type HubMethod, mayDo, paths } from '@jackfield/contract';
import {
  type ConfigFile,
  type ConfigPlan,
  type ConfigPlanRow,
  type FileKind,
  keptPlanDays,
} from '@jackfield/contract/api/config-file';
import { type Selectable, sql, type Updateable } from 'kysely';
import { personOf, type RequestContext, signedIn } from '../../platform/context.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { appendEvent } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { accountRow, readRow } from '../../platform/rows.ts';
import type { FileStorage } from '../../platform/storage.ts';
import type { Outside } from '../audit/restore.ts';
import { areaOf } from './export.ts';
import { keepKeys } from './keys.ts';
import { dryRunFiles, runFiles } from './run.ts';
import type { ConfigPlanTable } from './tables.ts';
import { takeBack } from './take-back.ts';

/** What plans need beside the database. */
export interface PlanParts extends Outside {
  readonly storage: FileStorage;
}

type PlanRow = Selectable<ConfigPlanTable>;

const dayLength = 86_400_000;

const isStaleCode = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'CHANGEDSINCE' || error.code === 'IMPACTCHANGED');

type ListedRow = Omit<PlanRow, 'files' | 'seen' | 'touched'> & {
  readonly changes: number;
  readonly refusals: number;
};

function toListed(row: ListedRow): ConfigPlanRow {
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: { name: row.by_name, isKey: row.is_key },
    commit: row.commit,
    state: row.state,
    appliedAt: row.applied_at?.toISOString() ?? null,
    appliedBy: row.applied_by,
    undoneAt: row.undone_at?.toISOString() ?? null,
    changes: row.changes,
    refusals: row.refusals,
  };
}

function toPlan(row: PlanRow, { publicUrl }: Pick<PlanParts, 'publicUrl'>): ConfigPlan {
  const { changes, refusals } = row.seen;
  return {
    ...toListed({ ...row, changes: changes.length, refusals: refusals.length }),
    ...row.seen,
    delete: row.is_deleting,
    price: 0,
    address: new URL(paths.admin.integrations.filePlan(row.id), publicUrl).href,
    left: row.left_as_is,
  };
}

/** Whether somebody may read records of a kind; a menu is of a number or of a team. */
const mayReadKind = (context: RequestContext, kind: FileKind) => {
  const owners = kind === 'menu' ? (['company', 'team'] as const) : [null];
  return owners.some((type) =>
    mayDo(signedIn(context), `${areaOf({ kind, owner: type && { type, id: '' } })}:read`),
  );
};

/** A plan of the account; 404 without, and 403 where it tells what somebody may not read. */
async function readPlan(tx: Tx, context: RequestContext, id: string, lock?: 'update') {
  const row = await readRow(tx, 'config_plan', { tenantId: signedIn(context).tenantId, id }, lock);
  const plan = row as PlanRow;
  if (plan.seen.changes.every(({ kind }) => mayReadKind(context, kind))) return plan;
  throw new ApiError('FORBIDDEN');
}

/** Plans that are kept, the newest first. */
export async function selectPlans(tx: Tx, context: RequestContext): Promise<ConfigPlanRow[]> {
  const rows = await tx
    .selectFrom('config_plan')
    .select(['id', 'tenant_id', 'at', 'by_name', 'is_key', 'commit', 'is_deleting', 'state'])
    .select(['applied_at', 'applied_by', 'undone_at', 'left_as_is'])
    .select(sql<number>`jsonb_array_length(seen -> 'changes')`.as('changes'))
    .select(sql<number>`jsonb_array_length(seen -> 'refusals')`.as('refusals'))
    .where('tenant_id', '=', signedIn(context).tenantId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map(toListed);
}

/** One of the plans that are kept. Throws 404 and 403. */
export const getPlan = (context: RequestContext, id: string, parts: PlanParts) =>
  context.read(async (tx) => toPlan(await readPlan(tx, context, id), parts));

interface PlannedFiles {
  readonly files: readonly ConfigFile[];
  readonly delete: boolean;
  readonly commit: string | null;
}

/** Changes of files are told as theirs, by the id of the plan and its revision. */
const asFiles = (context: RequestContext, id: string, commit: string | null): RequestContext => ({
  ...context,
  via: 'config',
  requestId: id,
  commit,
});

/** Looks what files would do, and keeps that for 7 days (FILE-01). Throws 429. */
export async function planFiles(
  context: RequestContext,
  { files: given, delete: isDeleting, commit }: PlannedFiles,
  parts: PlanParts,
): Promise<ConfigPlan> {
  const actor = signedIn(context);
  const id = newId();
  const at = context.clock.now();
  const { storage } = parts;
  // Half a character is none to a database.
  const files = given.map(({ path, text }) => {
    return { path: path.toWellFormed(), text: text.toWellFormed() };
  });
  const wanted = { files, isDeleting, storage, from: at.getTime() };
  const work = async (tx: Tx) => {
    const { seen, touched } = await dryRunFiles(tx, asFiles(context, id, commit), wanted);
    const row = {
      id,
      tenant_id: actor.tenantId,
      at,
      by_name: actor.name,
      is_key: actor.keyId !== undefined,
      commit: commit === '' ? null : commit,
      is_deleting: isDeleting,
      files: JSON.stringify(files),
      seen: JSON.stringify(seen),
      touched: JSON.stringify(touched),
      state: seen.refusals.length > 0 ? ('refused' as const) : ('ready' as const),
    };
    await tx.insertInto('config_plan').values(row).execute();
    await tellOf(tx, row, 'CreateEntityAsync');
    return toPlan(await readPlan(tx, context, id), parts);
  };
  return context.db.tenant(actor.tenantId, work, actor.teammateId);
}

const tellOf = (
  tx: Tx,
  { id, tenant_id: tenantId }: Pick<PlanRow, 'id' | 'tenant_id'>,
  method: HubMethod,
) => appendEvent(tx, tenantId, { method, eventType: 'fileplan', id });

/** Keeps how a plan stands from now on, and tells pages of it. */
async function setState(tx: Tx, row: PlanRow, set: Updateable<ConfigPlanTable>): Promise<void> {
  await tx
    .updateTable('config_plan')
    .set(set)
    .where('tenant_id', '=', row.tenant_id)
    .where('id', '=', row.id)
    .execute();
  await tellOf(tx, row, 'UpdateEntityAsync');
}

/** Whether an account leaves plans to its admins, and this is none, or a program with all that one may do. */
async function isLeftToAdmins(tx: Tx, context: RequestContext): Promise<boolean> {
  const actor = signedIn(context);
  const { needs_file_approval: needsApproval } = await accountRow(tx, actor.tenantId);
  return needsApproval && (personOf(actor) === null || actor.role !== 'admin');
}

/** Applies a plan in the open transaction, or has it wait for an admin. */
async function applyIn(
  tx: Tx,
  context: RequestContext,
  { id, parts }: { id: string; parts: PlanParts },
): Promise<void> {
  const actor = signedIn(context);
  const row = await readPlan(tx, context, id, 'update');
  if (row.state !== 'ready' && row.state !== 'waiting') throw new ApiError('INVALIDTRANSITION');
  if (await isLeftToAdmins(tx, context)) return setState(tx, row, { state: 'waiting' });
  const { seen, listed, lines } = await runFiles(tx, asFiles(context, id, row.commit), {
    files: row.files,
    isDeleting: row.is_deleting,
    from: row.at.getTime(),
    storage: parts.storage,
    expected: row.touched,
  });
  const [refusal] = seen.refusals;
  if (refusal) throw new ApiError('FORBIDDEN', { message: refusal.message });
  await keepKeys(tx, actor.tenantId, { listed, lines });
  const applied = { applied_at: context.clock.now(), applied_by: actor.name };
  await setState(tx, row, { state: 'applied', ...applied });
}

interface Once {
  /** Does the work once for the key of a request, in one transaction with it. */
  once<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Makes the changes of a plan, all in one transaction. Throws 404, 409 INVALIDTRANSITION, CHANGEDSINCE
 * and IMPACTCHANGED, which make it stale, and 403 where somebody may not make one of them.
 */
export async function applyPlan(
  context: RequestContext,
  id: string,
  { once, ...parts }: PlanParts & Once,
): Promise<ConfigPlan> {
  const { tenantId, teammateId } = signedIn(context);
  const work = async (tx: Tx) => {
    await applyIn(tx, context, { id, parts });
    return toPlan(await readPlan(tx, context, id), parts);
  };
  try {
    return await once(() => context.db.tenant(tenantId, work, teammateId));
  } catch (error) {
    if (isStaleCode(error)) {
      await context.db.tenant(tenantId, async (tx) =>
        setState(tx, await readPlan(tx, context, id, 'update'), { state: 'stale' }),
      );
    }
    throw error;
  }
}

/** Takes an applied plan back, all but what somebody changed since. Throws 404 and 409 INVALIDTRANSITION. */
export function undoPlan(
  context: RequestContext,
  id: string,
  parts: PlanParts,
): Promise<ConfigPlan> {
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    const row = await readPlan(tx, context, id, 'update');
    if (row.state !== 'applied') throw new ApiError('INVALIDTRANSITION');
    if (await isLeftToAdmins(tx, context)) throw new ApiError('FORBIDDEN');
    const undoing = { ...context, via: 'config' as const, commit: row.commit };
    const left = await takeBack(tx, undoing, { planId: id, outside: parts });
    const undoneAt = context.clock.now();
    await setState(tx, row, {
      state: 'undone',
      undone_at: undoneAt,
      left_as_is: JSON.stringify(left),
    });
    return toPlan(await readPlan(tx, context, id), parts);
  });
}

/** Ends plans of more than 7 days. */
export async function clearPlans(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptPlanDays * dayLength);
  await db.system((tx) => tx.deleteFrom('config_plan').where('at', '<', before).execute());
}
