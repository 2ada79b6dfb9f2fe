import { ledTeams } from '@jackfield/contract';
import { type CallEnded, endedGroups, type EndedGroup } from '@jackfield/contract/api/call-log';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, personOf, type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { digitsPattern, searchPattern, searchPatterns } from '../../platform/list.ts';
import { dayScope, type DayQuery, type DayScope, withinDays } from '../tenant/day-scope.ts';

/** Which calls are asked for. */
export interface CallLogQuery extends DayQuery {
  readonly search?: string | undefined;
  readonly direction?: 'inbound' | 'outbound' | undefined;
  readonly ended?: EndedGroup | undefined;
  readonly person?: string | undefined;
  readonly number?: string | undefined;
  readonly open?: '1' | undefined;
  readonly long?: '1' | undefined;
  readonly abroad?: '1' | undefined;
  readonly own?: '1' | undefined;
}

/** Calls under their filters, and whose they must be: null for all of the account. */
export type CallScope = CallLogQuery & DayScope & { readonly parties: readonly string[] | null };

/** A person, and the teams that the person is in today or leads. */
export async function partiesOf(
  tx: Tx,
  {
    tenantId,
    teammateId,
    role,
    access,
  }: Pick<Actor, 'tenantId' | 'teammateId' | 'role' | 'access'>,
): Promise<string[]> {
  const teams = await tx
    .selectFrom('team_member')
    .select('team_id')
    .where('tenant_id', '=', tenantId)
    .where('teammate_id', '=', teammateId)
    .execute();
  return [teammateId, ...teams.map(({ team_id: id }) => id), ...(ledTeams({ role, access }) ?? [])];
}

/** What somebody may see of what is asked for: standard users their own calls and their teams'. */
export async function callScope(
  tx: Tx,
  context: RequestContext,
  query: CallLogQuery,
): Promise<CallScope> {
  const actor = signedIn(context);
  const scope = await dayScope(tx, context, query);
  const isOwn = context.reach === 'own' || query.own === '1';
  if (!isOwn) return { ...scope, parties: null };
  // No call is a program's own.
  return { ...scope, parties: personOf(actor) === null ? [] : await partiesOf(tx, actor) };
}

const concerns = (ids: readonly string[]) => sql`(u.teammate_id = any(${ids}::uuid[])
  or u.outcome_by_id = any(${ids}::uuid[]) or u.team_id = any(${ids}::uuid[]))`;

/** Ways to end that a pill stands for. */
export const endsOf = (group: EndedGroup): readonly CallEnded[] => endedGroups[group];

/** Whether day and direction are all that is asked for, beside the pill. */
export const isPlain = (scope: CallScope): boolean =>
  scope.parties === null &&
  !searchPattern(scope.search) &&
  [scope.person, scope.number, scope.open, scope.long, scope.abroad].every((one) => !one);

/** Seconds after which somebody has waited for long. */
const longWait = 60;

/** Condition on `usage_record u`. */
export function callConditions(scope: CallScope): RawBuilder<unknown> {
  const { tenantId, direction, ended, person, number, parties, search } = scope;
  const parts = [
    sql`u.tenant_id = ${tenantId}`,
    sql`u.ended is not null`,
    ...withinDays(sql`u.date`, scope),
  ];
  if (direction !== undefined) parts.push(sql`u.direction = ${direction}`);
  if (ended !== undefined) parts.push(sql`u.ended = any(${endsOf(ended)}::text[])`);
  if (parties !== null) parts.push(concerns(parties));
  if (person !== undefined) parts.push(concerns([person]));
  if (number !== undefined) parts.push(sql`u.own_number = ${number}`);
  if (scope.long) parts.push(sql`u.wait > ${longWait}`);
  if (scope.abroad) parts.push(sql`u.usage_type = 'international'`);
  if (scope.open) {
    parts.push(sql`exists (select from call_open o
      where o.tenant_id = u.tenant_id and o.call_id = u.id)`);
  }
  const pattern = searchPattern(search);
  if (pattern !== null) {
    parts.push(sql`u.other_number in (select n.number from call_number n
      where n.tenant_id = ${tenantId} and (n.number like ${digitsPattern(pattern)}
        or folded(n.name) like all (${searchPatterns(search)}::text[])))`);
  }
  return sql.join(parts, sql` and `);
}
