import type { OwnCall } from '@jackfield/contract/api/web-phone';
import type { CallPhase } from '@jackfield/contract/api/live-call';
import type { CallStop } from '@jackfield/contract/api/routing-call';
import { longestPreview } from '@jackfield/contract/api/voicemail';
import { sql } from 'kysely';
import type { Actor } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { byName } from '../../platform/list.ts';
import { imageAddress } from '../teammates/dto.ts';
import { isKept, mayHear } from '../voicemail/hearer.ts';

type Person = Pick<Actor, 'tenantId' | 'teammateId'>;

interface OwnRow {
  readonly id: string;
  readonly direction: 'inbound' | 'outbound';
  readonly from_number: string;
  readonly started_at: Date | string;
  readonly stop: Pick<CallStop, 'node'>;
  readonly phase: CallPhase | null;
  readonly is_caller: boolean;
  readonly caller_name: string;
  readonly other_name: string;
  readonly team_name: string | null;
  readonly line_name: string | null;
  readonly is_own_line: boolean;
  readonly note: string;
}

/** Who is behind a number or extension: a colleague, a line of the company, or a name that it showed. */
const nameAt = (number: string) => sql`coalesce(
  (select t.full_name from teammate t where t.tenant_id = c.tenant_id
    and t.extension = ${sql.ref(number)} and t.status <> 'cancel' limit 1),
  (select coalesce(t.full_name, o.label) from phone_number p
    left join teammate t on p.owner_type = 'teammate' and t.id = p.owner_id
    left join company o on p.owner_type = 'company' and o.id = p.owner_id
    where p.tenant_id = c.tenant_id and p.number = ${sql.ref(number)}),
  (select n.name from call_number n
    where n.tenant_id = c.tenant_id and n.number = ${sql.ref(number)}), '')`;

/** Calls that ring a person, that they made and nobody took, or that they talk in; the oldest first. */
async function selectOwn(tx: Tx, { tenantId, teammateId }: Person): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select c.id, c.direction, c.from_number, c.started_at, c.stop, c.phase,
      c.direction = 'outbound' and c.teammate_id = ${teammateId} as is_caller,
      ${nameAt('c.from_number')} as caller_name, ${nameAt('c.to_number')} as other_name,
      (select t.name from team t where t.tenant_id = c.tenant_id
        and t.id::text = c.phase->>'teamId') as team_name,
      (select o.label from phone_number p
        join company o on p.owner_type = 'company' and o.id = p.owner_id
        where p.tenant_id = c.tenant_id and p.number = c.to_number) as line_name,
      exists (select from teammate t where t.tenant_id = c.tenant_id and t.id = ${teammateId}
        and (t.extension = c.to_number or exists (select from phone_number p
          where p.tenant_id = t.tenant_id and p.owner_id = t.id and p.number = c.to_number)))
        as is_own_line,
      coalesce((select n.note from call_note n where n.tenant_id = c.tenant_id
        and n.call_id = c.id and n.teammate_id = ${teammateId}), '') as note
    from live_call c
    where c.tenant_id = ${tenantId} and (
      c.phase->'teammateIds' @> to_jsonb(${teammateId}::text)
      or (c.direction = 'outbound' and c.teammate_id = ${teammateId}
        and coalesce(c.phase->>'kind', '') not in ('talking', 'onHold')))
    order by c.started_at, c.id`.execute(tx);
  return rows;
}

/** For which line it is, or from whom it comes. */
function placeOf(
  { stop, team_name: team, line_name: line, is_own_line: isOwn }: OwnRow,
  ownId: string,
): OwnCall['place'] {
  if (team !== null) return { kind: 'team', name: team };
  const { kind, id, name } = stop.node;
  if (kind === 'teammate' && id !== ownId) return { kind, name };
  return isOwn || line === null ? { kind: 'own', name: '' } : { kind: 'company', name: line };
}

async function othersOf(tx: Tx, { tenantId, teammateId }: Person, { phase }: OwnRow) {
  const rings = phase !== null && ['ringing', 'waiting'].includes(phase.kind);
  const ids = rings ? phase.teammateIds.filter((id) => id !== teammateId) : [];
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('teammate')
    .select(['id', 'full_name as name', 'profile_image_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .orderBy(byName('full_name'))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name, profileImage: imageAddress(row) }));
}

/** The last message of a caller that the person may hear, unless somebody has spoken with them since. */
async function messageOf(
  tx: Tx,
  person: Person,
  { from_number: from, is_caller: isCaller }: OwnRow,
): Promise<OwnCall['message']> {
  if (isCaller || from === '') return null;
  const row = await tx
    .selectFrom('voicemail')
    .select(['id', 'left_at', 'said'])
    .where(mayHear(person))
    .where(isKept)
    .where('from_number', '=', from)
    .where('state', '<>', 'done')
    .where(
      sql<boolean>`not exists (select from call_number n where n.tenant_id = voicemail.tenant_id
        and n.number = voicemail.from_number and n.answered_at > voicemail.left_at)`,
    )
    .orderBy('left_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const said = row.said.slice(0, longestPreview);
  return { id: row.id, leftAt: row.left_at.toISOString(), said };
}

/**
 * The calls of a person that go on, as their phone shows them (CALL-16). What callers said is told to
 * whoever may hear it alone.
 */
export async function ownCalls(tx: Tx, person: Person): Promise<OwnCall[]> {
  const rows = await selectOwn(tx, person);
  const calls: OwnCall[] = [];
  for (const row of rows) {
    const { phase } = row;
    calls.push({
      id: row.id,
      name: row.is_caller ? row.other_name : row.caller_name,
      place: placeOf(row, person.teammateId),
      keys: phase?.keys ?? [],
      since: new Date(phase?.since ?? row.started_at).toISOString(),
      others: row.is_caller ? [] : await othersOf(tx, person, row),
      message: await messageOf(tx, person, row),
      isRecorded: phase?.isRecorded ?? false,
      note: row.note,
    });
  }
  return calls;
}
