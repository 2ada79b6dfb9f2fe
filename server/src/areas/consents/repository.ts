import type { Consent, ConsentKind, ConsentState } from '@jackfield/contract/api/consent';
import { campaignName as nameOf } from '@jackfield/domain/campaign-name';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { digitsPattern, searchPattern, type WantedPage } from '../../platform/list.ts';
import { readRow } from '../../platform/rows.ts';

/** Which consents of a campaign are looked at. */
export interface ConsentFilter {
  readonly tenantId: string;
  readonly campaignId: string;
  /** This person alone. */
  readonly phoneNumber?: string;
  readonly search?: string | undefined;
  readonly state?: ConsentState | undefined;
  readonly kind?: ConsentKind | undefined;
  readonly sortBy?: 'at' | 'phoneNumber' | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
}

/** People of a campaign: those who agreed to it, and those who opted out at one of its numbers. */
const people = ({ tenantId, campaignId }: ConsentFilter) => sql`
  select coalesce(o.id, c.id) as id, p.phone_number,
    case when o.id is null then 'agreed' else 'optedOut' end as state,
    case when o.id is null then c.kind else o.kind end as kind,
    case when o.id is null then c.source else o.source end as source,
    case when o.id is null then c.evidence else o.evidence end as evidence,
    case when o.id is null then c.keyword else o.keyword end as keyword,
    case when o.id is null then c.to_number else o.to_number end as to_number,
    case when o.id is null then c.file_row end as file_row,
    case when o.id is null then c.at else o.stopped_at end as at,
    case when o.id is null then c.entered_by else o.entered_by end as entered_by
  from (
    select phone_number from consent where tenant_id = ${tenantId} and campaign_id = ${campaignId}
    union
    select phone_number from opt_out
    where tenant_id = ${tenantId} and campaign_id = ${campaignId} and is_in_force
  ) p
  left join consent c on c.tenant_id = ${tenantId} and c.campaign_id = ${campaignId}
    and c.phone_number = p.phone_number
  left join opt_out o on o.tenant_id = ${tenantId} and o.phone_number = p.phone_number
    and o.is_in_force`;

function conditions({ search, kind, phoneNumber }: ConsentFilter, state?: ConsentState) {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (state !== undefined) all.push(sql`state = ${state}`);
  if (phoneNumber !== undefined) all.push(sql`phone_number = ${phoneNumber}`);
  if (kind !== undefined) all.push(sql`kind = ${kind}`);
  const pattern = searchPattern(search);
  if (pattern !== null) {
    all.push(sql`(phone_number like ${digitsPattern(pattern)}
      or folded(source) like ${pattern})`);
  }
  return sql.join(all, sql` and `);
}

/** How many people there are by state, whatever state is shown. */
export async function countConsents(tx: Tx, filter: ConsentFilter) {
  const { rows } = await sql<{ state: ConsentState; total: number }>`
    select state, count(*)::int as total from (${people(filter)}) s
    where ${conditions(filter)} group by state`.execute(tx);
  const of = (state: ConsentState) => rows.find((row) => row.state === state)?.total ?? 0;
  const [agreed, optedOut] = [of('agreed'), of('optedOut')];
  return { all: agreed + optedOut, agreed, optedOut };
}

type Row = Omit<Consent, 'at'> & { readonly at: Date };

/** A page of people with how they stand, the newest first unless asked otherwise. */
export async function selectConsents(
  tx: Tx,
  filter: ConsentFilter,
  { limit, offset }: Pick<WantedPage, 'limit' | 'offset'>,
): Promise<Consent[]> {
  const { sortBy = 'at', direction = sortBy === 'at' ? 'desc' : 'asc' } = filter;
  const by = sortBy === 'at' ? sql`at` : sql`phone_number collate "C"`;
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<Row>`
    select id, phone_number as "phoneNumber", state, kind, source, evidence, keyword,
      to_number as "toNumber", file_row as "fileRow", at, entered_by as "enteredBy"
    from (${people(filter)}) s where ${conditions(filter, filter.state)}
    order by ${by} ${way}, phone_number limit ${limit} offset ${offset}`.execute(tx);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** How one person stands to a campaign; null for somebody that nothing is known of. */
export async function readConsent(
  tx: Tx,
  filter: Pick<ConsentFilter, 'tenantId' | 'campaignId'>,
  phoneNumber: string,
): Promise<Consent | null> {
  const page = { limit: 1, offset: 0 };
  const [found] = await selectConsents(tx, { ...filter, phoneNumber }, page);
  return found ?? null;
}

/** Name of a campaign of the account; 404 where it has none of that id. */
export async function campaignName(tx: Tx, tenantId: string, id: string): Promise<string> {
  const { name, use_case } = await readRow(tx, 'campaign', { tenantId, id });
  return nameOf({ name, useCase: use_case });
}
