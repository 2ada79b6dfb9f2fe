import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import type { Named } from '@jackfield/contract/api/audit';
import { t } from '@jackfield/texts';
import * as v from 'valibot';
import { actorName } from '../../platform/audit.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { formOf } from '../../platform/record.ts';
import { stampsOf } from '../../platform/rows.ts';
import { namesBehind, namesWithin, type Names } from '../audit/names.ts';
import { records } from '../records/records.ts';
import { withChange } from '../records/with-change.ts';
import { missingIds, targetGone } from '../routing-uses/missing-targets.ts';
import { idsIn } from '../routing-uses/spots.ts';
import { selectComing } from './repository.ts';
import { Standing } from './standing.ts';
import type { PlannedRow, StoredPart } from './tables.ts';
import { texts } from './texts.ts';

type PlannedPart = PlannedChange['parts'][number];
type Trouble = Pick<PlannedPart, 'reason' | 'clashes' | 'isGone'>;
type Members = PlannedPart['after'];
type Sides = Pick<PlannedPart, 'before' | 'after'>;

const memberListSchema = v.array(v.object({ teammateId: v.string() }));

const none: Trouble = { reason: '', clashes: [], isGone: false };

/** What saving a part changes as things stand; as it was planned where that cannot be. */
async function sidesOf(part: StoredPart, standing: Standing): Promise<Sides> {
  const planned = { before: part.base, after: part.wanted };
  const now = await standing.membersOf(part);
  if (now === null) return planned;
  const record = records[part.entity];
  const { merged: after, clashes } = withChange(record, part, now);
  if (clashes.length > 0) return planned;
  const before = Object.keys(after).map((field) => [field, formOf(record, field, now[field])]);
  return { before: Object.fromEntries(before), after };
}

const toChange = ({ id, base, wanted }: StoredPart) => ({
  entity_id: id,
  before: base,
  after: wanted,
});

/** Ids of what a value leads to, however deep they stand in it. */
function leadsTo(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...idsIn(value), ...Object.values(value).flatMap(leadsTo)];
}

/** Who changed a record last since an instant. */
async function lastEditor(tx: Tx, tenantId: string, part: StoredPart, since: Date) {
  const entry = await tx
    .selectFrom('audit_entry')
    .select(['actor_id', 'actor_name'])
    .where('tenant_id', '=', tenantId)
    .where('entity', '=', part.entity)
    .where('entity_id', '=', part.id)
    .where('at', '>=', since)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  return entry ? actorName(entry.actor_id, entry.actor_name) : t(texts.somebody);
}

/** Why a part cannot be saved as it stands. */
async function troubleOf(
  tx: Tx,
  row: PlannedRow,
  part: StoredPart,
  { standing, isStartOpen }: { standing: Standing; isStartOpen: boolean },
): Promise<Trouble> {
  if (row.state === 'waiting' && isStartOpen) {
    return { ...none, reason: t(texts.startNotSaved) };
  }
  const now = await standing.membersOf(part);
  if (now === null) return { ...none, isGone: true, reason: t(texts.gone, { name: part.name }) };
  const { clashes } = withChange(records[part.entity], part, now);
  if (clashes.length > 0) {
    const who = await lastEditor(tx, row.tenant_id, part, row.updated_at);
    return {
      isGone: false,
      clashes: clashes.map((field) => ({ field, now: now[field] })),
      reason: t(texts.changedElse, { who }),
    };
  }
  const missing = await missingIds(tx, row.tenant_id, leadsTo(part.wanted));
  if (missing.size > 0) return { ...none, reason: targetGone() };
  if (row.state !== 'waiting') return none;
  return { ...none, reason: t(texts.notSaved) };
}

/** Members of a team with their names, as its history tells them. */
function withNames(members: Members, names: Readonly<Record<string, Named>>): Members {
  if (!v.is(memberListSchema, members.members)) return members;
  const named = members.members.map(({ teammateId }) => ({
    teammateId,
    fullName: names[teammateId]?.name ?? '',
  }));
  return { ...members, members: named };
}

function toPart(part: StoredPart, names: Names, facts: Trouble & Sides): PlannedPart {
  const { entity, id, name } = part;
  const known = namesWithin({ entity_id: id, before: facts.before, after: facts.after }, names);
  const sides = {
    before: withNames(facts.before, known),
    after: withNames(facts.after, known),
  };
  return { entity, id, name: known[id]?.name ?? name, names: known, ...facts, ...sides };
}

interface Described {
  readonly row: PlannedRow;
  readonly parts: PlannedPart[];
  readonly names: Names;
  readonly backAt: Date | null;
}

function toAnswer({ row, parts, names, backAt }: Described): PlannedChange {
  const { state, absence_of: absent } = row;
  return {
    id: row.id,
    at: row.at.toISOString(),
    state: state === 'cancelled' ? 'undone' : state,
    backAt: backAt?.toISOString() ?? null,
    backOf: row.back_of,
    absenceOf: absent === null ? null : { id: absent, name: names.get(absent)?.name ?? '' },
    parts,
    plannedBy: { id: row.planned_by, name: row.planned_by_name },
    doneAt: row.done_at?.toISOString() ?? null,
    ...stampsOf(row),
  };
}

/** Everything that is planned and not saved yet, by its time. */
export const comingChanges = async (context: RequestContext, tx: Tx): Promise<PlannedChange[]> =>
  toPlannedChanges(context, tx, await selectComing(tx, signedIn(context).tenantId));

const isAhead = ({ state }: PlannedRow) => state === 'coming' || state === 'waiting';

/**
 * Planned changes as the API answers them. Those that are still to be saved must all be there, by
 * their time: each is judged by what the ones before it leave.
 */
export async function toPlannedChanges(
  context: RequestContext,
  tx: Tx,
  rows: readonly PlannedRow[],
): Promise<PlannedChange[]> {
  const { tenantId } = signedIn(context);
  const names = await namesBehind(tx, tenantId, [
    ...rows.flatMap(({ parts }) => parts).map(toChange),
    ...rows.flatMap(({ absence_of: id }) =>
      id === null ? [] : [{ entity_id: id, before: null, after: null }],
    ),
  ]);
  const standing = new Standing(tx, context);
  const answers: PlannedChange[] = [];
  for (const row of rows) {
    const isStartOpen = rows.some((start) => start.id === row.back_of && isAhead(start));
    const parts: PlannedPart[] = [];
    for (const part of row.parts) {
      const facts = isAhead(row)
        ? {
            ...(await troubleOf(tx, row, part, { standing, isStartOpen })),
            ...(await sidesOf(part, standing)),
          }
        : { ...none, before: part.base, after: part.wanted };
      parts.push(toPart(part, names, facts));
    }
    if (isAhead(row)) await standing.add([row]);
    const back = rows.find(({ back_of: of, state }) => of === row.id && state !== 'cancelled');
    answers.push(toAnswer({ row, parts, names, backAt: back?.at ?? null }));
  }
  return answers;
}
