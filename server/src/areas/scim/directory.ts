import type { CallAnswer, CallReceived } from '@jackfield/contract';
import {
  decideAfterDays,
  type Directory,
  type DirectoryGroup,
  directoryPath,
  type GroupTarget,
  type LeaverRule,
  type listDirectoryRequests,
} from '@jackfield/contract/api/directory';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { duplicate, invalidField } from '../../platform/errors.ts';
import { cursorAnswer, unknownCursor, wantedLimit } from '../../platform/list.ts';
import { findRow, holdAccountRow, presentPerson, readRow } from '../../platform/rows.ts';
import { commonTexts } from '../../platform/texts.ts';
import { write } from '../../platform/write.ts';
import { selectKeys } from '../keys/keys.ts';
import { directoryEvent, type ScimParts } from './acting.ts';
import { readUser } from './find-users.ts';
import { follow } from './follow-group.ts';
import { type GroupRow, readGroupRow } from './groups.ts';
import { allowMore, leave, leaverRule } from './leaving.ts';
import { texts } from './texts.ts';

const day = 86_400_000;

const targetOf = ({ team_id: teamId, role }: GroupRow): GroupTarget => {
  if (teamId !== null) return { kind: 'team', id: teamId };
  return role === null || role === 'teamLead' ? { kind: 'nothing' } : { kind: 'role', role };
};

type CountedGroup = GroupRow & { readonly members: number };

async function selectGroups(tx: Tx, tenantId: string, id?: string): Promise<DirectoryGroup[]> {
  const { rows } = await sql<CountedGroup>`
    select g.*, (select count(*)::integer from scim_group_member m join teammate p
      on p.id = m.teammate_id where m.group_id = g.id and p.status <> 'cancel') as members
    from scim_group g where g.tenant_id = ${tenantId}
      and (${id ?? null}::uuid is null or g.id = ${id ?? null}) order by g.name, g.id`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    members: row.members,
    target: targetOf(row),
    problem: row.problem,
  }));
}

async function selectDays(tx: Tx, tenantId: string): Promise<Directory['days']> {
  const { rows } = await sql<Directory['days'][number]>`
    select day::text as day, count(*)::integer as seen,
      count(*) filter (where what = 'unchanged')::integer as unchanged,
      count(*) filter (where what = 'changed')::integer as changed,
      count(*) filter (where what = 'added')::integer as added,
      count(*) filter (where what = 'suspended')::integer as suspended,
      count(*) filter (where what = 'skipped')::integer as skipped
    from scim_day where tenant_id = ${tenantId} group by day order by day desc`.execute(tx);
  return rows;
}

interface PersonOfDay {
  readonly subject: string;
  readonly what: Directory['people'][number]['what'];
  readonly reason: string | null;
  readonly at: Date;
  readonly id: string | null;
  readonly name: string | null;
}

async function selectPeople(tx: Tx, tenantId: string, newest: string | undefined) {
  if (newest === undefined) return [];
  const { rows } = await sql<PersonOfDay>`
    select d.subject, d.what, d.reason, d.at, p.id, p.full_name as name
    from scim_day d left join teammate p on p.tenant_id = d.tenant_id and p.id = d.teammate_id
    where d.tenant_id = ${tenantId} and d.day = ${newest}::date and d.what <> 'unchanged'
    order by (d.what = 'skipped') desc, d.at desc, d.subject limit 100`.execute(tx);
  return rows.map(({ id, name, at, ...row }) => ({
    ...row,
    person: id === null || name === null ? null : { id, name },
    at: at.toISOString(),
  }));
}

async function selectLeft(tx: Tx, tenantId: string, before: Date): Promise<Directory['undecided']> {
  const { rows } = await sql<{ id: string; name: string; left_at: Date }>`
    select p.id, p.full_name as name, s.left_at from scim_user s join teammate p
      on p.id = s.teammate_id
    where s.tenant_id = ${tenantId} and s.left_at < ${before} and p.status = 'suspended'
    order by s.left_at, p.id limit 100`.execute(tx);
  return rows.map(({ left_at: leftAt, ...row }) => ({ ...row, leftAt: leftAt.toISOString() }));
}

const selectHeld = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('scim_held as h')
    .innerJoin('teammate as p', 'p.id', 'h.teammate_id')
    .select(['p.id', 'p.full_name as name'])
    .where('h.tenant_id', '=', tenantId)
    .where('p.status', 'in', ['active', 'pending'])
    .where('p.is_tenant_owner', '=', false)
    .orderBy('p.full_name')
    .orderBy('p.id')
    .execute();

/** How the company's directory stands (SCIM-01). */
export async function readDirectory(
  tx: Tx,
  context: RequestContext,
  publicUrl: string,
): Promise<Directory> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  const all = await selectKeys(tx, { tenantId, now });
  const days = await selectDays(tx, tenantId);
  const { rows: last } = await sql<{ at: Date | null }>`
    select max(at) as at from scim_day where tenant_id = ${tenantId}`.execute(tx);
  return {
    url: new URL(directoryPath, publicUrl).href,
    keys: all
      .filter(({ scopes }) => scopes.includes('directory:write'))
      .map(({ id, name, start, lastUsedAt, endsAt }) => ({ id, name, start, lastUsedAt, endsAt })),
    lastAt: last[0]?.at?.toISOString() ?? null,
    days,
    people: await selectPeople(tx, tenantId, days[0]?.day),
    groups: await selectGroups(tx, tenantId),
    rule: await leaverRule(tx, tenantId),
    held: await selectHeld(tx, tenantId),
    undecided: await selectLeft(tx, tenantId, new Date(now.getTime() - decideAfterDays * day)),
  };
}

async function nameOf(tx: Tx, tenantId: string, rule: LeaverRule): Promise<string | null> {
  if (rule.kind === 'person') {
    const { status, full_name: name } = await presentPerson(tx, tenantId, rule.id);
    if (status === 'active') return name;
    throw invalidField('rule', t(commonTexts.userUnavailable), 'UNKNOWN');
  }
  if (rule.kind !== 'team') return null;
  const { name } = await readRow(tx, 'team', { tenantId, id: rule.id });
  return name;
}

/** Says who rings instead of those who leave from now on (SCIM-01). Throws 400, 404. */
export async function setRule(context: RequestContext, rule: LeaverRule): Promise<void> {
  const { tenantId } = signedIn(context);
  await write(context, {
    entity: 'directory',
    id: tenantId,
    action: 'directory.setRule',
    async change(tx) {
      const before = await leaverRule(tx, tenantId);
      const told = { rule: rule.kind, name: await nameOf(tx, tenantId, rule) };
      const json = JSON.stringify(rule);
      await sql`insert into scim_setting (tenant_id, rule) values (${tenantId}, ${json}::jsonb)
        on conflict (tenant_id) do update set rule = excluded.rule`.execute(tx);
      const was = { rule: before.kind, name: null };
      const events = [directoryEvent(tenantId)];
      return { before: was, after: told, name: '', events, result: true };
    },
  });
}

/**
 * Has a team or a built-in role follow a group, or neither; its members take or lose it at once
 * (SCIM-01). Throws 404, 409 DUPLICATE for a team that follows another group.
 */
export function setGroup(
  publicUrl: string,
  context: RequestContext,
  { id, target }: { id: string; target: GroupTarget },
): Promise<DirectoryGroup> {
  const { tenantId } = signedIn(context);
  return write(context, {
    entity: 'directoryGroup',
    id,
    action: 'directory.setGroup',
    async change(tx) {
      await holdAccountRow(tx, tenantId);
      const row = await readGroupRow(tx, tenantId, id);
      const teamId = target.kind === 'team' ? target.id : null;
      if (teamId !== null) await checkTeam(tx, tenantId, id, teamId);
      const role = target.kind === 'role' ? target.role : null;
      await tx
        .updateTable('scim_group')
        .set({ team_id: teamId, role, updated_at: context.clock.now() })
        .where('id', '=', id)
        .execute();
      const { rows } = await sql<{ id: string }>`select teammate_id as id from scim_group_member
        where group_id = ${id} order by teammate_id`.execute(tx);
      const members = rows.map((member) => member.id);
      const group = { ...row, team_id: teamId, role };
      const byDirectory = { ...context, via: 'scim' as const };
      const followed = { group, members, changed: members, publicUrl };
      await follow(byDirectory, tx, followed, row.role);
      const [result] = await selectGroups(tx, tenantId, id);
      if (result === undefined) throw new Error('A group went while it was held.');
      const told = async ({ team_id: team, role: given }: GroupRow) => ({
        team: team && ((await findRow(tx, 'team', { tenantId, id: team }))?.name ?? null),
        role: given,
      });
      return {
        before: await told(row),
        after: await told(group),
        name: row.name,
        events: [directoryEvent(tenantId)],
        result,
      };
    },
  });
}

async function checkTeam(tx: Tx, tenantId: string, id: string, teamId: string): Promise<void> {
  await readRow(tx, 'team', { tenantId, id: teamId });
  const other = await tx
    .selectFrom('scim_group')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other !== undefined) throw duplicate('target', t(texts.teamHasGroup));
}

/** Lets those leave who wait for a yes, and others for some hours; or forgets them (SCIM-01). */
export async function allow(
  parts: ScimParts,
  context: RequestContext,
  isAllowed: boolean,
): Promise<void> {
  const { tenantId } = signedIn(context);
  await write(context, {
    entity: 'directory',
    id: tenantId,
    action: isAllowed ? 'directory.allow' : 'directory.refuse',
    async change(tx) {
      await holdAccountRow(tx, tenantId);
      const held = await selectHeld(tx, tenantId);
      await tx.deleteFrom('scim_held').where('tenant_id', '=', tenantId).execute();
      if (held.length === 0) return null;
      if (isAllowed) {
        await allowMore(tx, context);
        const rows = [];
        for (const { id } of held) rows.push(await readUser(tx, tenantId, id));
        await leave(parts, context, tx, rows);
      }
      const people = held.map(({ name }) => name).join(', ');
      const events = [directoryEvent(tenantId)];
      return { before: { people: null }, after: { people }, name: '', events, result: true };
    },
  });
}

type Requests = CallReceived<typeof listDirectoryRequests>['query'];

/** Requests of the directory, the newest first. Throws 400 for an unknown cursor. */
export async function listRequests(
  tx: Tx,
  context: RequestContext,
  query: Requests,
): Promise<CallAnswer<typeof listDirectoryRequests>> {
  const limit = wantedLimit(query);
  const { startAfter, what } = query;
  const { tenantId } = signedIn(context);
  const all = tx.selectFrom('scim_request').selectAll().where('tenant_id', '=', tenantId);
  const cursor = startAfter && (await all.where('id', '=', startAfter).executeTakeFirst());
  if (startAfter && !cursor) throw unknownCursor();
  const rows = await all
    .$if(what !== undefined, (found) => found.where('what', '=', what ?? 'changed'))
    .$if(Boolean(cursor), (found) =>
      found.where(
        sql<boolean>`(at, id) < (select at, id from scim_request where id = ${startAfter})`,
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.map(
    ({ id, at, key_name: key, method, path, status, reason, body, what: outcome }) => ({
      id,
      at: at.toISOString(),
      key,
      method,
      path,
      status,
      what: outcome,
      reason,
      body,
    }),
  );
  return cursorAnswer(items, limit);
}
