import type { AccountCountry, ServiceAddress } from '@jackfield/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { accountRow } from '../../platform/rows.ts';
import { board } from './board.ts';

/** What is to be registered: an address, or with a number who calls from there. */
export interface Wanted {
  readonly address: ServiceAddress;
  /** The number that help calls back; empty for the address itself. */
  readonly number: string;
}

/** All that an account wants registered; `until` is when a place that holds for a time ends. */
export interface WantedOfAccount {
  readonly country: AccountCountry;
  readonly companyName: string;
  readonly wanted: readonly Wanted[];
  readonly until: Date | null;
}

/**
 * The addresses of an account and the numbers that call from them: of everybody who can call, by the
 * rule of the board, and of who said where they are today. Help is called by 911 in the USA and Canada
 * alone.
 */
export async function wantedRegistrations(
  tx: Tx,
  tenantId: string,
  now: Date,
): Promise<WantedOfAccount> {
  const { country, company_name: companyName } = await accountRow(tx, tenantId);
  if (country === 'MYS') return { country, companyName, wanted: [], until: null };
  const { rows } = await sql<Wanted & { until: Date | null }>`${board(tenantId)},
    today as (
      select d.e911_address as address, b.number, d.e911_until as until
      from device d join board b on b.id = d.teammate_id
      where d.tenant_id = ${tenantId} and d.e911_until > ${now}
    ), saved as (
      select e911_address as address from tenant where id = ${tenantId}
      union all select e911_address from phone_number where tenant_id = ${tenantId}
      union all select e911_address from teammate
        where tenant_id = ${tenantId} and status <> 'cancel'
      union all select address from today
    ), wanted as (
      select address, '' as number, null::timestamptz as until from saved
      union all select address, number, null from board where number is not null
      union all select address, number, until from today where number is not null
    )
    select address, number, min(until) as until from wanted
    where address is not null group by address, number order by number, address`.execute(tx);
  const ends = rows.flatMap(({ until }) => until ?? []).toSorted((one, two) => +one - +two);
  const wanted = rows.map(({ address, number }) => ({ address, number }));
  return { country, companyName, wanted, until: ends[0] ?? null };
}
