import type { CallReceived } from '@jackfield/contract';
import type { listTexts, Text } from '@jackfield/contract/api/text';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, type RequestContext, signedIn, personOf } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import {
  digitsPattern,
  searchPattern,
  searchPatterns,
  type WantedPage,
} from '../../platform/list.ts';
import { partiesOf } from '../call-log/scope.ts';
import { type DayScope, dayScope, withinDays } from '../tenant/day-scope.ts';
import type { TextRow } from './tables.ts';

type Query = Omit<CallReceived<typeof listTexts>['query'], 'pageNum' | 'limit'>;

/** Texts under their filters, who looks, and whose they must be: null for all of the account. */
export type TextScope = Query &
  DayScope & { readonly actor: Actor; readonly parties: readonly string[] | null };

/**
 * What somebody may see of what is asked for: standard users what they wrote, and what is for them or
 * their teams, as in the call log.
 */
export async function textScope(
  tx: Tx,
  context: RequestContext,
  query: Query = {},
): Promise<TextScope> {
  const actor = signedIn(context);
  const scope = { ...(await dayScope(tx, context, query)), actor };
  if (context.reach === 'account') return { ...scope, parties: null };
  return { ...scope, parties: personOf(actor) === null ? [] : await partiesOf(tx, actor) };
}

/** Condition on `text_message m`. */
function conditions(scope: TextScope): RawBuilder<unknown> {
  const { tenantId, direction, number, other, parties, search } = scope;
  const parts = [sql`m.tenant_id = ${tenantId}`, ...withinDays(sql`m.at`, scope)];
  if (direction !== undefined) parts.push(sql`m.direction = ${direction}`);
  if (number !== undefined) parts.push(sql`m.own_number = ${number}`);
  if (other !== undefined) parts.push(sql`m.other_number = ${other}`);
  if (parties !== null) {
    parts.push(
      sql`(m.teammate_id = any(${parties}::uuid[]) or m.for_id = any(${parties}::uuid[]))`,
    );
  }
  const pattern = searchPattern(search);
  if (pattern !== null) {
    const patterns = searchPatterns(search);
    parts.push(sql`(m.other_number like ${digitsPattern(pattern)}
      or folded(m.body) like all (${patterns}::text[])
      or exists (select from call_number b where b.tenant_id = m.tenant_id
        and b.number = m.other_number
        and folded(b.name) like all (${patterns}::text[])))`);
  }
  return sql.join(parts, sql` and `);
}

interface ListedRow extends TextRow {
  readonly other_name: string | null;
  readonly own_label: string | null;
  readonly owner_type: 'company' | 'teammate' | null;
  readonly owner_id: string | null;
  readonly author_id: string | null;
  readonly for_name: string | null;
  readonly currency: Text['currency'];
}

function toText(row: ListedRow, { actor, parties }: TextScope): Text {
  const { for_kind: kind, for_id: id, for_name: name } = row;
  const isOwn = row.teammate_id !== null && row.teammate_id === actor.teammateId;
  return {
    id: row.id,
    direction: row.direction,
    own: {
      number: row.own_number,
      label: row.own_label ?? '',
      owner:
        row.owner_type === null || row.owner_id === null
          ? null
          : { kind: row.owner_type, id: row.owner_id },
    },
    other: { number: row.other_number, name: row.other_name ?? '' },
    text: row.body,
    parts: row.parts,
    state: row.state,
    reason: row.reason,
    author: row.teammate_name === '' ? null : { id: row.author_id, name: row.teammate_name },
    for: kind === null || id === null || name === null ? null : { kind, id, name },
    at: row.at.toISOString(),
    sendAt: row.state === 'queued' ? (row.send_at?.toISOString() ?? null) : null,
    amount: Number(row.amount),
    currency: row.currency,
    isCancellable: row.state === 'queued' && row.asked_at === null && (parties === null || isOwn),
  };
}

/** Texts with what is told of them, the newest first. */
async function select(tx: Tx, scope: TextScope, texts: RawBuilder<unknown>): Promise<Text[]> {
  const { rows } = await sql<ListedRow>`
    with page as (${texts})
    select m.*, b.name as other_name, a.currency,
      coalesce(nullif(n.label, ''), c.label, own.full_name) as own_label, n.owner_type, n.owner_id,
      p.id as author_id, coalesce(g.name, f.full_name) as for_name
    from page m
    join tenant a on a.id = m.tenant_id
    left join call_number b on b.tenant_id = m.tenant_id and b.number = m.other_number
    left join phone_number n on n.tenant_id = m.tenant_id and n.number = m.own_number
    left join company c on n.owner_type = 'company' and c.id = n.owner_id
    left join teammate own on n.owner_type = 'teammate' and own.id = n.owner_id
    left join teammate p on p.tenant_id = m.tenant_id and p.id = m.teammate_id and p.status <> 'cancel'
    left join team g on m.for_kind = 'team' and g.tenant_id = m.tenant_id and g.id = m.for_id
    left join teammate f on m.for_kind = 'teammate' and f.tenant_id = m.tenant_id and f.id = m.for_id
    order by m.at desc, m.id desc`.execute(tx);
  return rows.map((row) => toText(row, scope));
}

/** A page of texts, and how many there are. */
export async function selectTexts(
  tx: Tx,
  scope: TextScope,
  { limit, offset }: Pick<WantedPage, 'limit' | 'offset'>,
): Promise<{ items: Text[]; total: number }> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from text_message m where ${conditions(scope)}`.execute(tx);
  const page = sql`select m.* from text_message m where ${conditions(scope)}
    order by m.at desc, m.id desc limit ${limit} offset ${offset}`;
  return { items: await select(tx, scope, page), total: rows[0]?.total ?? 0 };
}

/** One text; null where there is none that the person may see. */
export async function findText(tx: Tx, scope: TextScope, id: string): Promise<Text | null> {
  const [text = null] = await select(
    tx,
    scope,
    sql`select m.* from text_message m where ${conditions(scope)} and m.id = ${id}`,
  );
  return text;
}
