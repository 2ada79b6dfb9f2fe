import {
  longestPlan,
  mostPlannedChanges,
  type PlannedPart,
  type PlannedWanted,
} from '@jackfield/contract/api/planned-change';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, invalidField, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { commonTexts } from '../../platform/texts.ts';
import { write } from '../../platform/write.ts';
import { completed, formOf, type Members, refusalOf } from '../../platform/record.ts';
import { checkMayWrite } from '../../platform/scopes.ts';
import { holdAccountRow } from '../../platform/rows.ts';
import { records } from '../records/records.ts';
import { withChange } from '../records/with-change.ts';
import { auditPlanned } from './audit-members.ts';
import { scheduleChange } from './due.ts';
import { plannedEvent } from './event.ts';
import { selectComing } from './repository.ts';
import { Standing } from './standing.ts';
import type { PlannedRow, StoredPart } from './tables.ts';
import { texts } from './texts.ts';

const byOrder = (members: readonly { teammateId: string; order: number }[]) =>
  members
    .toSorted((one, other) => one.order - other.order)
    .map(({ teammateId }) => ({ teammateId }));

/** What a part wants, under the names of the history. */
function givenMembers(part: PlannedPart): Members {
  if (part.entity === 'ivr') {
    const { menuMedia, ...members } = part.members;
    return { ...members, ...menuMedia };
  }
  if (part.entity !== 'team') return part.members;
  const { members, ...others } = part.members;
  return { ...others, ...(members && { members: byOrder(members) }) };
}

/** What a part wants, in the form of the history; `now` completes what was given in part. */
const wantedMembers = (part: PlannedPart, now: Members): Members =>
  completed(records[part.entity], givenMembers(part), now);

const day = 86_400_000;

/** An instant that is still to come, within a year; throws 400 otherwise. */
export function futureInstant(context: RequestContext, field: string, text: string): Date {
  const at = new Date(text);
  const ahead = at.getTime() - context.clock.now().getTime();
  if (ahead <= 0) throw invalidField(field, t(texts.inPast));
  if (ahead > longestPlan * day) throw invalidField(field, t(texts.tooFar));
  return at;
}

const conflict = async (context: RequestContext, tx: Tx, { entity, id }: PlannedPart) =>
  new ApiError('VERSIONCONFLICT', {
    current: await (records[entity].answer ?? records[entity].read)({ tx, context, id }),
  });

/** The record is there, and nobody changed it since it was seen; 404 and 412 otherwise. */
async function checkSeen(context: RequestContext, tx: Tx, part: PlannedPart): Promise<void> {
  const { table } = records[part.entity];
  const { tenantId } = signedIn(context);
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where tenant_id = ${tenantId} and id = ${part.id}
    for share`.execute(tx);
  const [seen] = rows;
  if (seen === undefined) throw notFound();
  if (part.version === undefined || seen.version === part.version) return;
  throw await conflict(context, tx, part);
}

/** A part as it is stored, without members that stay as they are; null when all do. */
async function storedPart(
  context: RequestContext,
  tx: Tx,
  { part, standing }: { part: PlannedPart; standing: Standing },
): Promise<StoredPart | null> {
  await checkSeen(context, tx, part);
  const { entity, id } = part;
  const record = records[entity];
  const at = { tx, context, id };
  const { name, members: today } = record.snapshot(await record.read(at));
  const now = await standing.membersOf(part);
  if (now === null) throw notFound();
  const form = (field: string, value: unknown) => formOf(record, field, value);
  const was = part.was ? wantedMembers({ ...part, members: part.was } as PlannedPart, now) : {};
  const isOther = Object.entries(was).some(
    ([field, value]) => !isDeepStrictEqual(form(field, value), form(field, now[field])),
  );
  if (isOther) throw await conflict(context, tx, part);
  // A form shows the record of today: what nobody touched in it stays as earlier plans leave it.
  const seen = part.was === undefined ? today : now;
  const { merged } = withChange(record, { base: seen, wanted: wantedMembers(part, seen) }, now);
  const changed = Object.entries(merged).filter(
    ([field, value]) => !isDeepStrictEqual(value, form(field, now[field])),
  );
  if (changed.length === 0) return null;
  const errors: { code: string; field: string; message: string }[] = [];
  for (const [field, value] of changed) {
    const message = await refusalOf(record, at, field, value);
    if (message !== null) errors.push({ code: 'INVALID', field, message });
  }
  const [refused] = errors;
  if (refused) throw new ApiError('INVALIDINPUT', { message: refused.message, errors });
  const wanted = Object.fromEntries(changed);
  const base = Object.fromEntries(changed.map(([field]) => [field, form(field, now[field])]));
  return { entity, id, name, base, wanted };
}

/** No field of a form is wrong: what it wants is so already, or planned already. */
function nothingChanges(): ApiError {
  const message = t(texts.nothingChanges);
  const errors = [{ code: 'INVALID', field: 'parts', message }];
  return new ApiError('INVALIDINPUT', { message, errors });
}

/** Stores a planned change with its entry of the history, and has it saved at its time. */
async function insertPlanned(context: RequestContext, row: PlannedRow): Promise<void> {
  await write(context, {
    entity: 'plannedChange',
    id: row.id,
    action: 'plannedChange.create',
    async change(tx) {
      await tx
        .insertInto('planned_change')
        .values({ ...row, parts: JSON.stringify(row.parts) })
        .execute();
      await scheduleChange(tx, row);
      const events = [plannedEvent('CreateEntityAsync', row.id)];
      const name = row.parts.map((part) => part.name).join(', ');
      return { before: null, after: auditPlanned(row), name, events, result: true };
    },
  });
}

const takingBack = (parts: readonly StoredPart[]): StoredPart[] =>
  parts.map(({ base, wanted, ...part }) => ({ ...part, base: wanted, wanted: base }));

function checkCount(coming: number): void {
  if (coming < mostPlannedChanges) return;
  throw new ApiError('LIMITREACHED', {
    message: t(commonTexts.maximumReached, { maximum: mostPlannedChanges }),
  });
}

/**
 * Plans a change of records for later (annex J4), and its way back where one is wanted. Each record
 * is taken as planned changes before it will leave it. Throws 400, 404, 409 LIMITREACHED and 412.
 */
export function planChange(context: RequestContext, wanted: PlannedWanted): Promise<string> {
  const actor = signedIn(context);
  const { tenantId } = actor;
  checkMayWrite(actor, wanted.parts);
  const at = futureInstant(context, 'at', wanted.at);
  const backAt = wanted.backAt === null ? null : futureInstant(context, 'backAt', wanted.backAt);
  if (backAt && backAt <= at) throw invalidField('backAt', t(texts.backBeforeStart));
  return context.db.tenant(tenantId, async (tx) => {
    await holdAccountRow(tx, tenantId);
    const coming = await selectComing(tx, tenantId);
    checkCount(coming.length);
    const standing = new Standing(tx, context);
    await standing.add(coming.filter((row) => row.state === 'coming' && row.at <= at));
    const parts: StoredPart[] = [];
    for (const part of wanted.parts) {
      const stored = await storedPart(context, tx, { part, standing });
      if (stored) parts.push(stored);
    }
    if (parts.length === 0) throw nothingChanges();
    const now = context.clock.now();
    const row: PlannedRow = {
      id: newId(),
      tenant_id: tenantId,
      at,
      state: 'coming',
      back_of: null,
      absence_of: wanted.absenceOf,
      parts,
      planned_by: actor.teammateId,
      planned_by_name: actor.name,
      done_at: null,
      version: 1,
      created_at: now,
      updated_at: now,
    };
    await insertPlanned(context, row);
    if (backAt) {
      const back = { id: newId(), at: backAt, back_of: row.id, parts: takingBack(parts) };
      await insertPlanned(context, { ...row, ...back });
    }
    return row.id;
  });
}
