import { sql } from 'kysely';
import { appendAudit, namingChanged } from './audit.ts';
import { isImpersonated, type RequestContext, signedIn } from './context.ts';
import type { Tx } from './database.ts';
import { ApiError, notFound } from './errors.ts';
import { appendEvent, type EventSpec } from './events.ts';
import { locked } from './rows.ts';

type Members = Readonly<Record<string, unknown>>;

/** What a change did. */
export interface Change<Result> {
  /** Members before; null for a created record. */
  readonly before: Members | null;
  /** Members after; null for a deleted record. Unchanged members may be in both. */
  readonly after: Members | null;
  /** Name of the record in the history, for example a person's full name. */
  readonly name: string;
  readonly events: readonly EventSpec[];
  readonly result: Result;
}

/** Tables whose rows carry `version`, `updated_at` and the tenant. */
export type VersionedTable = 'tenant' | 'teammate' | 'company' | 'phone_number' | 'team';

/** What a record grows to by a change of it. */
export interface Next {
  readonly version: number;
  readonly at: Date;
}

export interface WriteSpec<Result> {
  /** Kind of record, as the history names it. */
  readonly entity: string;
  readonly id: string;
  /** For example `teammate.update`. */
  readonly action: string;
  /**
   * Table of an existing record. Its row is locked, 404 when it is not there; If-Match is compared
   * when the endpoint is versioned, and the version grows by one after the change. Leave it out
   * for records that the change creates.
   */
  readonly table?: VersionedTable | (string & {});
  /** Row of the table, where it is a part of the record that the history names. */
  readonly row?: string;
  /** The record as the API answers it: the body of 412, and the result after the version grew. */
  readonly read?: (tx: Tx) => Promise<unknown>;
  /**
   * Makes the change; null when everything is as wanted already, so that nothing is recorded. `next`
   * is what a locked record grows to.
   */
  readonly change: (tx: Tx, next: Next) => Promise<Change<Result> | null>;
}

/**
 * The one write path. In one transaction: lock and If-Match, change, version, audit entry, events.
 * The policy was checked by the route. Throws ApiError 404, 412, 428 and what the change throws.
 * Answers the change's result, null when nothing was to change.
 */
export function write<Result>(
  context: RequestContext,
  spec: WriteSpec<Result> & { change: (tx: Tx, next: Next) => Promise<Change<Result>> },
): Promise<Result>;
export function write<Result>(
  context: RequestContext,
  spec: WriteSpec<Result>,
): Promise<Result | null>;
export function write<Result>(
  context: RequestContext,
  spec: WriteSpec<Result>,
): Promise<Result | null> {
  const actor = signedIn(context);
  if (context.endpoint.method === 'GET') throw new Error('A GET never writes.');
  const work = async (tx: Tx): Promise<Result | null> => {
    const { table } = spec;
    const current = table === undefined ? 0 : await checkVersion(tx, context, spec, table);
    const next = { version: current + 1, at: context.clock.now() };
    const change = await spec.change(tx, next);
    if (change === null) return null;
    const version =
      table !== undefined && change.after !== null
        ? await growVersion(tx, context, table, { id: spec.row ?? spec.id, at: next.at })
        : null;
    await recordChange(tx, context, spec, { ...change, version });
    return change.result;
  };
  return context.db.tenant(actor.tenantId, work, actor.teammateId);
}

function tenantColumn(table: string) {
  return sql.ref(table === 'tenant' ? 'id' : 'tenant_id');
}

async function checkVersion(
  tx: Tx,
  context: RequestContext,
  spec: WriteSpec<unknown>,
  table: string,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)}
    where ${tenantColumn(table)} = ${signedIn(context).tenantId} and id = ${spec.row ?? spec.id}
    ${locked('update')}`.execute(tx);
  const current = rows[0];
  if (current === undefined) throw notFound();
  if (context.endpoint.versioned !== true) return current.version;
  if (context.expectedVersion === null) throw new ApiError('PRECONDITIONREQUIRED');
  if (context.expectedVersion !== current.version) {
    throw new ApiError('VERSIONCONFLICT', { current: await spec.read?.(tx) });
  }
  return current.version;
}

async function growVersion(
  tx: Tx,
  context: RequestContext,
  table: string,
  { id, at }: { id: string; at: Date },
): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    update ${sql.table(table)} set version = version + 1, updated_at = ${at}
    where ${tenantColumn(table)} = ${signedIn(context).tenantId} and id = ${id}
    returning version`.execute(tx);
  return rows[0]?.version ?? null;
}

/** What of a write the history names. */
export type Recorded = Pick<WriteSpec<unknown>, 'entity' | 'id' | 'action' | 'row'>;

/** Adds the entry and the events of a change by whoever is signed in, in the transaction of the change. */
export async function recordChange(
  tx: Tx,
  context: RequestContext,
  spec: Recorded,
  change: Omit<Change<unknown>, 'result'> & { readonly version: number | null },
): Promise<void> {
  const actor = signedIn(context);
  const at = context.clock.now();
  const isOnBehalf = isImpersonated(actor);
  // What a program does is not its maker's deed.
  const id = actor.keyId ?? actor.teammateId;
  await appendAudit(tx, {
    tenantId: actor.tenantId,
    at,
    actor: isOnBehalf
      ? { id: actor.impersonatorId, name: actor.impersonatorName ?? '' }
      : { id, name: actor.name },
    onBehalfOf: isOnBehalf ? { id: actor.teammateId, name: actor.name } : null,
    via: context.via,
    commit: context.commit ?? null,
    action: spec.action,
    entity: spec.entity,
    entityId: spec.id,
    entityName: change.name,
    before: change.before,
    after: change.after,
    requestId: context.requestId,
    // A part has versions of its own, which are none of the record's.
    version: spec.row === undefined ? change.version : null,
  });
  const events = namingChanged(change.events, { id: spec.id, ...change });
  for (const event of events) await appendEvent(tx, actor.tenantId, event, at);
}
