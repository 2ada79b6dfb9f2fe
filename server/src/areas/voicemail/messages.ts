import type { CallAnswer, CallReceived } from '@jackfield/contract';
import {
  type listVoicemailMessages,
  longestPreview,
  type VoicemailBox,
  type VoicemailDetail,
  type VoicemailMessage,
} from '@jackfield/contract/api/voicemail';
import { sql } from 'kysely';
import { type Actor, isImpersonated } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import {
  byName,
  digitsPattern,
  pageAnswer,
  searchPattern,
  selectPage,
  wantedPage,
} from '../../platform/list.ts';
import { selectWay } from '../call-log/call-way.ts';
import { type Hearer, isKept, isRestorable, isThere, isUnheard, mayHear } from './hearer.ts';

type Wanted = CallReceived<typeof listVoicemailMessages>['query'];

/** Who has the number or extension that a message came from: a colleague, or a company number. */
export const callerName = sql<string>`coalesce(
  (select t.full_name from teammate t where t.tenant_id = voicemail.tenant_id
    and t.extension = voicemail.from_number and t.status <> 'cancel' limit 1),
  (select coalesce(t.full_name, c.label) from phone_number p
    left join teammate t on p.owner_type = 'teammate' and t.id = p.owner_id
    left join company c on p.owner_type = 'company' and c.id = p.owner_id
    where p.tenant_id = voicemail.tenant_id and p.number = voicemail.from_number), '')`;

/** Name of the first stop of the call that has more to it than the number that was called. */
const firstStop = sql<string>`coalesce((select stop->'node'->>'name'
  from call_way w, jsonb_array_elements(w.way) with ordinality as stops (stop, place)
  where w.tenant_id = voicemail.tenant_id and w.call_id = voicemail.call_id
  order by stop->'node'->>'kind' = 'number', place limit 1), '')`;

const messagesOf = (tx: Tx, hearer: Hearer) =>
  tx
    .selectFrom('voicemail')
    .leftJoin('team', 'team.id', 'voicemail.box_id')
    .leftJoin('teammate', 'teammate.id', 'voicemail.box_id')
    .leftJoin('teammate as mover', 'mover.id', 'voicemail.state_by')
    .leftJoin('teammate as first', 'first.id', 'voicemail.heard_by')
    .leftJoin('teammate as sender', 'sender.id', 'voicemail.forwarded_by')
    .selectAll('voicemail')
    .select(sql<string>`coalesce(team.name, teammate.full_name)`.as('box_name'))
    .select(callerName.as('from_name'))
    .select(firstStop.as('called_name'))
    .select(['mover.full_name as state_name', 'first.full_name as heard_name'])
    .select('sender.full_name as sender_name')
    .where(mayHear(hearer));

type Row = Awaited<ReturnType<ReturnType<typeof messagesOf>['execute']>>[number];

/** Whether somebody may read what others said: who acts as a person leaves a trace by hearing alone. */
const mayRead = (actor: Actor) => !isImpersonated(actor);

function toMessage(row: Row, actor: Actor): VoicemailMessage {
  const { state_by: by, state_at: at, state_name: name } = row;
  return {
    id: row.id,
    box: { kind: row.box_kind, id: row.box_id, name: row.box_name },
    from: row.from_number,
    fromName: row.from_name,
    to: row.called_name,
    forwardedBy: row.sender_name ?? '',
    leftAt: row.left_at.toISOString(),
    seconds: row.seconds,
    transcript: mayRead(actor) ? row.transcript : null,
    said: mayRead(actor) ? row.said.slice(0, longestPreview) : '',
    heardAt: row.heard_at?.toISOString() ?? null,
    deletedAt: row.deleted_at?.toISOString() ?? null,
    state: row.state,
    stateBy: by && at && name !== null ? { id: by, name, at: at.toISOString() } : null,
  };
}

/** A page of what a person may hear, the newest first; what a team is done with comes last. */
export async function messagesFor(
  tx: Tx,
  actor: Actor,
  { now, query }: { readonly now: Date; readonly query: Wanted },
): Promise<CallAnswer<typeof listVoicemailMessages>> {
  const page = wantedPage(query, { isPaged: true });
  const pattern = searchPattern(query.search);
  let found = messagesOf(tx, actor)
    .where(query.deleted === 'true' ? isRestorable(now) : isKept)
    .orderBy(sql`voicemail.state = 'done'`)
    .orderBy('voicemail.left_at', 'desc')
    .orderBy('voicemail.id', 'desc');
  if (query.boxId !== undefined) found = found.where('voicemail.box_id', '=', query.boxId);
  if (query.state !== undefined) found = found.where('voicemail.state', '=', query.state);
  if (pattern !== null) {
    found = found.where(
      sql<boolean>`(folded(${callerName}) like ${pattern}
        or voicemail.from_number like ${digitsPattern(pattern)}
        or (${mayRead(actor)} and folded(voicemail.said) like ${pattern}))`,
    );
  }
  const { rows, total } = await selectPage(tx, found, page);
  const items = rows.map((row) => toMessage(row, actor));
  return pageAnswer(items, total, page);
}

/** A message that a person may hear, deleted or not; 404 for every other one. */
export async function messageFor(
  tx: Tx,
  actor: Actor,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<VoicemailDetail> {
  const row = await messagesOf(tx, actor)
    .where('voicemail.id', '=', id)
    .where(isThere(now))
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return {
    ...toMessage(row, actor),
    words: mayRead(actor) ? row.said_words : [],
    peaks: row.peaks,
    heardBy: row.heard_name,
    way: (await selectWay(tx, actor.tenantId, row.call_id)) ?? [],
    note: row.note,
  };
}

interface Counted {
  readonly deleted: number;
  readonly unheard_since: Date | null;
}

/** The boxes of a person, the own one first, and how much is new in each. */
export async function boxesOf(
  tx: Tx,
  { tenantId, teammateId }: Hearer,
  now: Date,
): Promise<{ boxes: VoicemailBox[]; deleted: number }> {
  const { rows } = await sql<Omit<VoicemailBox, 'unheardSince'> & Counted>`
    with box as (
      select 'teammate' as kind, id, full_name as name, 0 as place from teammate
      where tenant_id = ${tenantId} and id = ${teammateId}
      union all
      select 'team', t.id, t.name, 1 from team t
      join team_member m on m.tenant_id = t.tenant_id and m.team_id = t.id
      where t.tenant_id = ${tenantId} and m.teammate_id = ${teammateId})
    select box.kind, box.id, box.name,
      (count(voicemail.id) filter (where ${isKept}))::integer as total,
      (count(*) filter (where ${isKept} and case box.kind when 'team' then voicemail.state = 'open'
        else voicemail.heard_at is null and voicemail.id is not null end))::integer as fresh,
      (count(*) filter (where ${isKept} and voicemail.state = 'open'))::integer as open,
      (count(*) filter (where ${isKept} and voicemail.state = 'taken'))::integer as taken,
      (count(*) filter (where ${isKept} and voicemail.state = 'done'))::integer as done,
      min(coalesce(forwarded_at, left_at)) filter (where ${isUnheard}
        and forwarded_by is distinct from ${teammateId}) as unheard_since,
      (count(*) filter (where ${isRestorable(now)}))::integer as deleted,
      coalesce((select how from voicemail_mail w where w.tenant_id = ${tenantId}
        and w.teammate_id = ${teammateId} and w.box_id = box.id), 'off') as mail
    from box left join voicemail on voicemail.tenant_id = ${tenantId} and voicemail.box_id = box.id
    group by box.kind, box.id, box.name, box.place
    order by box.place, ${byName('box.name')}, box.id`.execute(tx);
  const boxes = rows.map(({ deleted: _deleted, unheard_since: since, ...box }) => ({
    ...box,
    unheardSince: since?.toISOString() ?? null,
  }));
  return { boxes, deleted: rows.reduce((sum, { deleted }) => sum + deleted, 0) };
}
