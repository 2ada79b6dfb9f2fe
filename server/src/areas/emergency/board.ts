import type { ServiceAddress } from '@jackfield/contract';
import type {
  EmergencyCounts,
  EmergencyFilter,
  EmergencyPerson,
} from '@jackfield/contract/api/emergency';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { searchPatterns, type WantedPage } from '../../platform/list.ts';
import { imageAddress } from '../teammates/dto.ts';

export interface BoardScope {
  readonly tenantId: string;
  readonly show: EmergencyFilter | undefined;
  readonly search?: string | undefined;
}

/**
 * Everybody who can call, with the address that their call would send: their own, else that of the
 * number it shows, else the company's. The exchange sends by the same rule (`addressOf` of
 * exchange/src/portal/account.ts). `severity` is 0 for the worst.
 */
export const board = (tenantId: string) => sql`
  with company_number as (
    select number, e911_address from phone_number
    where tenant_id = ${tenantId} and owner_type = 'company' order by number limit 1
  ), sent as (
    select t.id, t.full_name, t.extension, t.profile_image_id, t.version,
      coalesce(n.number, c.number) as number,
      coalesce(t.e911_address, case when n.number is null then c.e911_address else n.e911_address end,
        a.e911_address) as address,
      case when t.e911_address is not null then 'own'
        when case when n.number is null then c.e911_address else n.e911_address end is not null
          then 'number'
        when a.e911_address is not null then 'company' end as source
    from teammate t
    join tenant a on a.id = t.tenant_id
    left join phone_number n on n.tenant_id = t.tenant_id and n.owner_type = 'teammate'
      and n.owner_id = t.id and n.is_default
    left join company_number c on true
    where t.tenant_id = ${tenantId} and t.status = 'active'
  ), board as (
    select s.*, k.verdict, k.proposal,
      case when s.address is null then null
        when 'refused' in (p.state, n.state) then 'refused'
        when p.state = 'registered' and (s.number is null or n.state = 'registered')
          then 'registered'
        else 'open' end as registration,
      coalesce(p.reason, n.reason) as refusal,
      case when s.address is null then 0 when k.verdict <> 'valid' then 1
        when 'refused' in (p.state, n.state) then 1 when k.verdict is null then 2
        else 3 end as severity
    from sent s
    left join address_check k on k.tenant_id = ${tenantId} and k.address = s.address
    left join emergency_registration p
      on p.tenant_id = ${tenantId} and p.address = s.address and p.number = ''
    left join emergency_registration n
      on n.tenant_id = ${tenantId} and n.address = s.address and n.number = s.number
  )`;

const states = ['noAddress', 'notValid', 'unchecked', 'valid'] as const;

function matching({ show, search }: BoardScope): RawBuilder<unknown> {
  const patterns = searchPatterns(search);
  const named =
    patterns === null
      ? sql`true`
      : sql`folded(concat_ws(' ', full_name, extension, number)) like all (${patterns}::text[])`;
  if (show === undefined) return named;
  const wanted = show === 'toFix' ? sql`severity <= 1` : sql`severity = ${states.indexOf(show)}`;
  return sql`${named} and ${wanted}`;
}

type Row = Pick<
  EmergencyPerson,
  | 'id'
  | 'extension'
  | 'version'
  | 'number'
  | 'address'
  | 'source'
  | 'verdict'
  | 'proposal'
  | 'registration'
  | 'refusal'
> & {
  readonly full_name: string;
  readonly profile_image_id: string | null;
  readonly severity: number;
};

const toPerson = ({ full_name, profile_image_id, severity, ...row }: Row): EmergencyPerson => ({
  ...row,
  fullName: full_name,
  profileImage: imageAddress({ profile_image_id }),
  state: states[severity] ?? 'noAddress',
});

/** A part of the board, the worst first and then by name. */
export async function selectPeople(
  tx: Tx,
  scope: BoardScope,
  { limit, offset }: Pick<WantedPage, 'limit' | 'offset'>,
): Promise<EmergencyPerson[]> {
  const { rows } = await sql<Row>`${board(scope.tenantId)}
    select id, full_name, extension, profile_image_id, version, number, address, source, verdict,
      proposal, registration, refusal, severity
    from board where ${matching(scope)}
    order by severity, full_name collate "und-x-icu", id
    limit ${limit} offset ${offset}`.execute(tx);
  return rows.map(toPerson);
}

/** How many people there are of each state, and how many match. */
export async function countPeople(
  tx: Tx,
  scope: BoardScope,
): Promise<{ counts: EmergencyCounts; total: number }> {
  const { rows } = await sql<EmergencyCounts & { total: number }>`${board(scope.tenantId)}
    select count(*)::integer as people,
      count(*) filter (where severity <= 1)::integer as "toFix",
      count(*) filter (where severity = 0)::integer as "noAddress",
      count(*) filter (where severity = 1)::integer as "notValid",
      count(*) filter (where severity = 2)::integer as unchecked,
      count(*) filter (where severity = 3)::integer as valid,
      count(*) filter (where ${matching(scope)})::integer as total
    from board`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was counted.');
  const { total, ...counts } = row;
  return { counts, total };
}

/** The address that the calls of a person would send, by the rule of the board; null for none. */
export async function registeredAddress(
  tx: Tx,
  { tenantId, teammateId }: { readonly tenantId: string; readonly teammateId: string },
): Promise<ServiceAddress | null> {
  const { rows } = await sql<Pick<Row, 'address'>>`${board(tenantId)}
    select address from board where id = ${teammateId}`.execute(tx);
  return rows[0]?.address ?? null;
}
