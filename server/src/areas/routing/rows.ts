import type { AccountCountry } from '@jackfield/contract';
import { type AccountHold, accountHold, callableUnder } from '@jackfield/domain/spend-guard';
import { type QueryCreator, type Selectable, sql } from 'kysely';
import type { CompanyTable } from '../company-numbers/tables.ts';
import type { PhoneNumberTable } from '../phone-numbers/tables.ts';
import type { TeammateTable } from '../teammates/tables.ts';
import type { TeamTable } from '../team/tables.ts';
import type { Tx } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import { callableOf, restrictionColumns } from '../call-handling/callable-countries.ts';
import { heldStops } from '../spend-guard/stops.ts';
import type { MenuRow } from '../ivr/dto.ts';
import { tablesAt } from './past-routing.ts';

export type MediumRow = Pick<
  Selectable<Tables['media']>,
  'id' | 'owner_type' | 'owner_id' | 'kind' | 'file_name' | 'input_text' | 'is_selected'
>;

/** A member of a team, and whether they take calls of its queue. */
interface MemberRow {
  readonly id: string;
  readonly isSignedOut: boolean;
}

/** What the routing of an account is made of, as it is stored. */
export interface RoutingRows {
  readonly account: {
    readonly country: AccountCountry;
    readonly time_zone: string;
    /** Countries that may be called beside the account's own. */
    readonly callable: readonly string[];
    /** What keeps its outgoing calls back. */
    readonly hold: AccountHold | null;
  };
  readonly numbers: readonly (Selectable<PhoneNumberTable> & { readonly is_registered: boolean })[];
  readonly companies: readonly Selectable<CompanyTable>[];
  readonly teams: readonly Selectable<TeamTable>[];
  readonly members: ReadonlyMap<string, readonly MemberRow[]>;
  readonly people: readonly Pick<
    Selectable<TeammateTable>,
    | 'id'
    | 'full_name'
    | 'first_name'
    | 'status'
    | 'is_tenant_owner'
    | 'missed_call_handling'
    | 'is_without_telephone'
  >[];
  readonly menus: readonly MenuRow[];
  readonly media: readonly MediumRow[];
  readonly blocked: readonly Pick<
    Selectable<Tables['blacklist_entry']>,
    'id' | 'direction' | 'number' | 'country' | 'blacklist_type'
  >[];
}

async function selectMembers(
  from: QueryCreator<Tables>,
  tenantId: string,
): Promise<RoutingRows['members']> {
  const rows = await from
    .selectFrom('team_member')
    .select(['team_id', 'teammate_id as id', 'signed_out_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('position')
    .orderBy('teammate_id')
    .execute();
  const byTeam = Map.groupBy(rows, (row) => row.team_id);
  const member = ({ id, signed_out_at: at }: (typeof rows)[number]): MemberRow => ({
    id,
    isSignedOut: at !== null,
  });
  return new Map([...byTeam].map(([id, members]) => [id, members.map(member)]));
}

/** When the routing is read, or what it was then. */
type Moment = { readonly now: Date } | { readonly past: Date };

/**
 * Reads the whole routing of an account, today's or that of an instant of the past: one query for
 * each table.
 */
export async function selectRouting(
  tx: Tx,
  tenantId: string,
  moment: Moment,
): Promise<RoutingRows> {
  const isPast = 'past' in moment;
  const from = isPast ? tablesAt(tx, tenantId, moment.past) : tx;
  const stops = isPast ? [] : await heldStops(tx, tenantId);
  const tenant = await from
    .selectFrom('tenant')
    .select(['country', 'time_zone', 'status', ...restrictionColumns])
    .select(['is_trial as isTrial', 'trial_ends_at as trialEndsAt'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const numbers = await from
    .selectFrom('phone_number')
    .selectAll()
    .select(
      sql<boolean>`exists (
        select from campaign_number n join campaign c on c.id = n.campaign_id
        where n.tenant_id = ${tenantId} and n.phone_number_id = phone_number.id
          and c.status = 'active')`.as('is_registered'),
    )
    .where('tenant_id', '=', tenantId)
    .orderBy('number')
    .execute();
  const companies = await from
    .selectFrom('company')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute();
  const teams = await from
    .selectFrom('team')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute();
  const menus = await from
    .selectFrom('ivr_menu')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('owner_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const people = await from
    .selectFrom('teammate')
    .select([
      'id',
      'full_name',
      'first_name',
      'status',
      'is_tenant_owner',
      'missed_call_handling',
      'is_without_telephone',
    ])
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'cancel')
    .orderBy('id')
    .execute();
  const media = await from
    .selectFrom('media')
    .select(['id', 'owner_type', 'owner_id', 'kind', 'file_name', 'input_text', 'is_selected'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`kind <> 'hold' or (owner_type = 'team' and is_selected)`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const blocked = await from
    .selectFrom('blacklist_entry')
    .select(['id', 'direction', 'number', 'country', 'blacklist_type'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute();
  return {
    account: {
      ...tenant,
      callable: callableUnder(callableOf(tenant), stops),
      hold: accountHold(tenant, isPast ? moment.past : moment.now),
    },
    numbers,
    companies,
    teams,
    members: await selectMembers(from, tenantId),
    people,
    menus,
    media,
    blocked,
  };
}
