import type { LiveBoard, LivePerson, LiveQueue } from '@jackfield/contract/api/live-call';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../platform/database.ts';
import { byName } from '../../platform/list.ts';
import { accountRow } from '../../platform/rows.ts';
import { storedQueue } from '../team/dto.ts';
import { imageAddress } from '../teammates/dto.ts';
import { liveCalls } from './live-calls.ts';

/**
 * Who works in a team, or is in a call now, or is named by id; with phones signed in where an exchange
 * tells of them.
 */
export async function livePeople(
  tx: Tx,
  tenantId: string,
  now: Date,
  ids?: readonly string[],
): Promise<LivePerson[]> {
  const isWanted = ids
    ? sql`p.id = any(${ids}::uuid[])`
    : sql`(exists (
        select from team_member m where m.tenant_id = p.tenant_id and m.teammate_id = p.id)
      or exists (select 1 from live_call c where c.tenant_id = p.tenant_id
        and (c.teammate_id = p.id or c.phase->'teammateIds' @> to_jsonb(p.id::text))))`;
  const { rows } = await sql<{
    id: string;
    full_name: string;
    profile_image_id: string | null;
    teams: string[] | null;
    canRing: boolean;
    backAt: Date | string | null;
  }>`
    select p.id, p.full_name, p.profile_image_id,
      (select json_agg(m.team_id order by m.team_id) from team_member m
        where m.tenant_id = p.tenant_id and m.teammate_id = p.id) as teams,
      not p.is_without_telephone and (
        not exists (select 1 from exchange) or exists (
          select 1 from device d
          where d.tenant_id = p.tenant_id and d.teammate_id = p.id and d.is_online
        )
      ) as "canRing",
      (select max(back.at) from planned_change away
        join planned_change back
          on back.tenant_id = away.tenant_id and back.back_of = away.id and back.state = 'coming'
        where away.tenant_id = p.tenant_id and away.absence_of = p.id and away.state = 'done'
          and back.at > ${now}) as "backAt"
    from teammate p
    where p.tenant_id = ${tenantId} and p.status = 'active' and ${isWanted}
    order by ${byName('p.full_name')}, p.id`.execute(tx);
  return rows.map(({ id, full_name: name, teams, canRing, backAt, ...row }) => ({
    id,
    name,
    profileImage: imageAddress(row),
    teamIds: teams ?? [],
    canRing,
    awayUntil: backAt === null ? null : new Date(backAt).toISOString(),
  }));
}

async function selectQueues(tx: Tx, tenantId: string): Promise<LiveQueue[]> {
  const { rows } = await sql<{
    id: string;
    name: string;
    members: string[] | null;
    out: string[] | null;
    call_queue: unknown;
  }>`
    select t.id, t.name, t.call_queue,
      (select json_agg(m.teammate_id order by m.position, m.teammate_id) from team_member m
        where m.tenant_id = t.tenant_id and m.team_id = t.id) as members,
      (select json_agg(m.teammate_id order by m.teammate_id) from team_member m
        where m.tenant_id = t.tenant_id and m.team_id = t.id
          and m.signed_out_at is not null) as out
    from team t
    where t.tenant_id = ${tenantId} and t.inbound_flow = 'callQueue'
    order by ${byName('t.name')}, t.id`.execute(tx);
  return rows.map(({ id, name, members, out, call_queue }) => ({
    id,
    name,
    memberIds: members ?? [],
    signedOutIds: out ?? [],
    maxWaitSeconds: v.parse(storedQueue, call_queue).maxWaitSeconds,
  }));
}

const selectTeams = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('team')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .orderBy(byName('name'))
    .orderBy('id')
    .execute();

async function callsToday(
  tx: Tx,
  tenantId: string,
  { now, led }: BoardOf,
): Promise<LiveBoard['today']> {
  const { time_zone: zone } = await accountRow(tx, tenantId);
  const { rows } = await sql<LiveBoard['today']>`
    select count(*)::integer as inbound,
      (count(*) filter (where u.outcome in ('answered', 'forwarded')))::integer as answered
    from usage_record u
    where u.tenant_id = ${tenantId} and u.direction = 'inbound' and u.usage_type <> 'sms'
      and u.outcome <> 'blocked' and u.date <= ${now}
      and (${led === null} or u.team_id = any(${led ?? []}::uuid[]))
      and u.date >= date_trunc('day', ${now}::timestamptz at time zone ${zone}) at time zone ${zone}`.execute(
    tx,
  );
  return rows[0] ?? { inbound: 0, answered: 0 };
}

/** The moment, and the teams that its reader leads; null for all of the account. */
interface BoardOf {
  readonly now: Date;
  readonly led: readonly string[] | null;
}

/** Who calls, waits, talks and is free in an account at this moment, or in some teams (LIVE-01). */
export async function liveBoard(
  tx: Tx,
  tenantId: string,
  of: BoardOf,
): Promise<Omit<LiveBoard, 'hasSamples'>> {
  const { now, led } = of;
  const isLed = (id: string | null) => led === null || (id !== null && led.includes(id));
  const people = (await livePeople(tx, tenantId, now)).filter(
    ({ teamIds }) => led === null || teamIds.some(isLed),
  );
  const shown = new Set(people.map(({ id }) => id));
  const calls = await liveCalls(tx, tenantId);
  return {
    at: now.toISOString(),
    items: calls.flatMap((one) => {
      const { teammateId, phase } = one;
      if (isLed(phase?.teamId ?? null)) return [one];
      const isShown = [teammateId, ...(phase?.teammateIds ?? [])].some(
        (id) => id !== null && shown.has(id),
      );
      // That a member talks is seen; with whom is the member's own matter.
      return isShown ? [{ ...one, from: '', to: '' }] : [];
    }),
    teams: (await selectTeams(tx, tenantId)).filter(({ id }) => isLed(id)),
    queues: (await selectQueues(tx, tenantId)).filter(({ id }) => isLed(id)),
    people,
    today: await callsToday(tx, tenantId, of),
  };
}
