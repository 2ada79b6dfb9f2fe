import { notValid } from '@jackfield/contract';
import type { BatchAnswer, BulkChange } from '@jackfield/contract/api/batch';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { isTimeZone } from '../../platform/time-zone.ts';
import type { TeammateRow } from '../teammates/dto.ts';
import type { Before } from './before.ts';
import { differingMembers, memberFault, setMembers } from './change-person.ts';
import { lockPeople, userGone } from './lock-people.ts';
import { type Places, placesOf, teamBefore } from './places.ts';
import { insertBatch, type Outcome, toRow } from './repository.ts';
import { changeMemberships } from './memberships.ts';
import { texts } from './texts.ts';

interface Edit {
  readonly ids: readonly string[];
  readonly change: BulkChange;
  readonly dryRun: boolean;
  readonly publicUrl: string;
}

/** Teams of the change that are there; 400 when one is not. */
async function checkTeams(tx: Tx, tenantId: string, { joinTeams, leaveTeams }: BulkChange) {
  const ids = [...new Set([...(joinTeams ?? []), ...(leaveTeams ?? [])])];
  if (ids.length === 0) return;
  const found = await tx
    .selectFrom('team')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  if (found.length < ids.length) {
    throw invalidField('joinTeams', t(texts.teamGone), 'UNKNOWN');
  }
}

function beforeOf(row: TeammateRow, change: BulkChange, places: Places): Before {
  const { id } = row;
  const isIn = (team: string) => places.has(`${team}/${id}`);
  const joined = (change.joinTeams ?? []).filter((team) => !isIn(team));
  const left = (change.leaveTeams ?? []).filter(isIn);
  return { ...differingMembers(row, change), ...teamBefore({ id, joined, left }, places) };
}

/** What the change does to one person; nothing is stored yet. */
function validate(
  context: RequestContext,
  row: TeammateRow,
  { change, memberships }: { change: BulkChange; memberships: Places },
): Outcome {
  const of = { name: row.full_name, entityId: row.id };
  const before = beforeOf(row, change, memberships);
  const fault = memberFault(context, row, before.role === undefined ? 'title' : 'role');
  if (fault !== null) return { ...of, result: 'refused', errors: [fault] };
  if (Object.keys(before).length === 0) return { ...of, result: 'same', errors: [] };
  return { ...of, result: 'changed', errors: [], before, version: row.version };
}

async function apply(
  context: RequestContext,
  {
    change,
    outcomes,
    publicUrl,
  }: { change: BulkChange; outcomes: readonly Outcome[]; publicUrl: string },
): Promise<Outcome[]> {
  const { joinTeams: _join, leaveTeams: _leave, ...members } = change;
  const done: Outcome[] = [];
  for (const outcome of outcomes) {
    const { before, entityId } = outcome;
    const isChanged = before && Object.keys(members).some((name) => name in before);
    if (entityId === null || !isChanged) {
      done.push(outcome);
      continue;
    }
    const version = await setMembers(context, { id: entityId, members, publicUrl });
    done.push({ ...outcome, version });
  }
  const having = (which: 'joined' | 'left', team: string) =>
    outcomes.flatMap(({ before, entityId }) =>
      entityId !== null && before?.[which]?.includes(team) ? [entityId] : [],
    );
  for (const teamId of change.joinTeams ?? []) {
    await changeMemberships(context, { teamId, joining: having('joined', teamId) });
  }
  for (const teamId of change.leaveTeams ?? []) {
    await changeMemberships(context, { teamId, leaving: having('left', teamId) });
  }
  return done;
}

/**
 * Changes the same members of many people as one batch, in one transaction (annex J7). Who cannot
 * have the change is left out whole, with the reason; a dry run stores nothing.
 */
export async function editPeople(
  context: RequestContext,
  { ids, change, dryRun, publicUrl }: Edit,
): Promise<BatchAnswer> {
  const { tenantId } = signedIn(context);
  if (change.timeZone !== undefined && !isTimeZone(change.timeZone)) {
    throw invalidField('timeZone', notValid('timeZone')());
  }
  const asked = [...new Set(ids)];
  return context.db.tenant(tenantId, async (tx) => {
    await checkTeams(tx, tenantId, change);
    const people = await lockPeople(tx, tenantId, asked);
    const memberships = await placesOf(tx, tenantId, asked);
    const outcomes = asked.map((id): Outcome => {
      const row = people.get(id);
      if (row !== undefined) return validate(context, row, { change, memberships });
      return { name: '', entityId: id, result: 'refused', errors: [userGone()] };
    });
    const isIdle = outcomes.every(({ result }) => result !== 'changed');
    if (dryRun || isIdle) return { batch: null, rows: outcomes.map(toRow), room: null };
    const bulk = { ...context, via: 'bulk' as const };
    const done = await apply(bulk, { change, outcomes, publicUrl });
    const batch = await insertBatch(tx, context, { kind: 'edit', outcomes: done });
    return { batch, rows: done.map(toRow), room: null };
  });
}
