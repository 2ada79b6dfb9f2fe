import type { CallLogRecord, LoggedCall } from '@jackfield/contract/api/call-log';
import { sumAmounts } from '@jackfield/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { WantedPage } from '../../platform/list.ts';
import { selectWay } from './call-way.ts';
import { notesOf } from './note.ts';
import { callConditions, type CallScope } from './scope.ts';

interface CallRow {
  readonly id: string;
  readonly date: Date;
  readonly direction: LoggedCall['direction'];
  readonly usage_type: string;
  readonly own_number: string;
  readonly other_number: string;
  readonly other_name: string | null;
  readonly own_label: string | null;
  readonly owner_type: 'company' | 'teammate' | null;
  readonly owner_id: string | null;
  readonly person_id: string | null;
  readonly teammate_name: string;
  readonly outcome: LoggedCall['outcome'];
  readonly outcome_by: 'teammate' | 'team' | 'external' | null;
  readonly outcome_by_id: string | null;
  readonly outcome_by_name: string;
  readonly team_id: string | null;
  readonly team_name: string | null;
  readonly ended: LoggedCall['ended'];
  readonly wait: number | null;
  readonly duration: number;
  readonly amount: string;
  readonly currency: LoggedCall['currency'];
  readonly is_open: boolean;
  readonly is_caller_blocked: boolean;
}

const nothingToDo: readonly LoggedCall['ended'][] = ['answered', 'blocked', 'untold'];

/** Whether somebody has to call back, or has; null where there is nothing to do, or no number. */
function backOf({ direction, ended, other_number: number, is_open: isOpen }: CallRow) {
  if (direction === 'outbound' || number === '' || nothingToDo.includes(ended)) return null;
  return isOpen ? 'open' : 'done';
}

function toLoggedCall(row: CallRow): LoggedCall {
  return {
    id: row.id,
    date: row.date.toISOString(),
    direction: row.direction,
    other: { number: row.other_number, name: row.other_name ?? '' },
    own: {
      number: row.own_number,
      label: row.own_label ?? '',
      owner:
        row.owner_type === null || row.owner_id === null
          ? null
          : { kind: row.owner_type, id: row.owner_id },
    },
    teammate: row.teammate_name === '' ? null : { id: row.person_id, name: row.teammate_name },
    reached:
      row.outcome_by === null
        ? null
        : { kind: row.outcome_by, id: row.outcome_by_id, name: row.outcome_by_name },
    team: row.team_id && row.team_name ? { id: row.team_id, name: row.team_name } : null,
    ended: row.ended,
    outcome: row.outcome,
    wait: row.wait,
    duration: row.duration,
    amount: Number(row.amount),
    currency: row.currency,
    isAbroad: row.usage_type === 'international',
    back: backOf(row),
    isCallerBlocked: row.is_caller_blocked,
  };
}

const newest = sql`order by u.date desc, u.id desc`;

/** Calls with what is told of them; names and labels are looked up for these alone. */
const told = (calls: RawBuilder<unknown>) => sql<CallRow>`
  with page as (${calls})
  select u.id, u.date, u.direction, u.usage_type, u.own_number, u.other_number, u.teammate_name,
    u.outcome, u.outcome_by, u.outcome_by_id, u.outcome_by_name, u.team_id, u.ended, u.wait,
    u.duration, u.currency, b.name as other_name, g.name as team_name, p.id as person_id,
    coalesce(nullif(n.label, ''), c.label, own.full_name) as own_label, n.owner_type, n.owner_id,
    (u.amount + coalesce((select sum(l.amount) from usage_record l
      where l.tenant_id = u.tenant_id and l.part_of = u.id), 0))::text as amount,
    exists (select from call_open o where o.tenant_id = u.tenant_id and o.call_id = u.id) as is_open,
    u.direction = 'inbound' and exists (select from blacklist_entry e
      where e.tenant_id = u.tenant_id and e.direction = 'inbound' and e.number = u.from_number)
      as is_caller_blocked
  from page u
  left join call_number b on b.tenant_id = u.tenant_id and b.number = u.other_number
  left join team g on g.tenant_id = u.tenant_id and g.id = u.team_id
  left join teammate p on p.tenant_id = u.tenant_id and p.id = u.teammate_id and p.status <> 'cancel'
  left join phone_number n on n.tenant_id = u.tenant_id and n.number = u.own_number
  left join company c on n.owner_type = 'company' and c.id = n.owner_id
  left join teammate own on n.owner_type = 'teammate' and own.id = n.owner_id
  ${newest}`;

/** A page of the calls, the newest first. */
export async function selectCalls(
  tx: Tx,
  scope: CallScope,
  { limit, offset }: Pick<WantedPage, 'limit' | 'offset'>,
): Promise<LoggedCall[]> {
  const page = sql`select u.* from usage_record u where ${callConditions(scope)}
    ${newest} limit ${limit} offset ${offset}`;
  const { rows } = await told(page).execute(tx);
  return rows.map(toLoggedCall);
}

/** Calls of an account by id, the newest first; what is no call of the log is left out. */
export async function selectCallsById(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<LoggedCall[]> {
  const calls = sql`select u.* from usage_record u
    where u.tenant_id = ${tenantId} and u.ended is not null and u.id = any(${ids}::uuid[])`;
  const { rows } = await told(calls).execute(tx);
  return rows.map(toLoggedCall);
}

interface CostRow {
  readonly number: string;
  readonly units: number;
  readonly rate: string;
  readonly amount: string;
}

async function costOf(tx: Tx, tenantId: string, id: string): Promise<CallLogRecord['cost']> {
  const { rows } = await sql<CostRow>`
    select u.other_number as number, u.units, u.rate::text as rate, u.amount::text as amount
    from usage_record u where u.tenant_id = ${tenantId} and (u.id = ${id} or u.part_of = ${id})
    order by u.part_of nulls first, u.date, u.id`.execute(tx);
  return rows.map((row) => ({ ...row, rate: Number(row.rate), amount: Number(row.amount) }));
}

/** The next call of the log on one side of another. */
async function besides(tx: Tx, scope: CallScope, id: string, side: 'older' | 'newer') {
  const than = side === 'older' ? sql`<` : sql`>`;
  const order = side === 'older' ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ id: string }>`
    select u.id from usage_record u where ${callConditions(scope)}
      and (u.date, u.id) ${than} (select c.date, c.id from usage_record c where c.id = ${id})
    order by u.date ${order}, u.id ${order} limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** A call with its way. Throws 404 for one that is not there, or that the person may not see. */
export async function readCall(tx: Tx, scope: CallScope, id: string): Promise<CallLogRecord> {
  const { tenantId } = scope;
  const { rows } = await told(
    sql`select u.* from usage_record u where ${callConditions(scope)} and u.id = ${id}`,
  ).execute(tx);
  const [row] = rows;
  if (row === undefined) throw notFound();
  const way = await selectWay(tx, tenantId, id);
  const { rows: earlier } = await sql<{ calls: number; since: Date | null }>`
    select count(*)::integer as calls, min(u.date) as since from usage_record u
    where ${callConditions(scope)} and u.other_number = ${row.other_number}
      and u.other_number <> '' and u.date < ${row.date}`.execute(tx);
  const cost = await costOf(tx, tenantId, id);
  return {
    ...toLoggedCall(row),
    amount: sumAmounts(cost.map(({ amount }) => amount)),
    way: way && way.length > 0 ? way : null,
    cost,
    notes: await notesOf(tx, tenantId, id),
    before: {
      calls: earlier[0]?.calls ?? 0,
      since: earlier[0]?.since?.toISOString() ?? null,
    },
    older: await besides(tx, scope, id, 'older'),
    newer: await besides(tx, scope, id, 'newer'),
  };
}
