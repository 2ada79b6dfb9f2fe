import { sumAmounts } from '@jackfield/domain';
import { type AbroadUse, useDays } from '@jackfield/contract/api/call-restriction';
import { phoneCountryOf } from '@jackfield/domain/dialing';
import { internationalCountries } from '@jackfield/domain/international';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { accountRow } from '../../platform/rows.ts';

const day = 86_400_000;

/** Calls abroad by the beginning of the number, which tells each country that is offered. */
const callsByPrefix = (tenantId: string, since: Date): RawBuilder<PrefixRow> => sql`
  select left(to_number, 4) as prefix, sum(amount) as amount,
    array_agg(distinct teammate_name) filter (where teammate_name <> '') as users
  from usage_record
  where tenant_id = ${tenantId} and date >= ${since}
    and usage_type = 'international' and direction = 'outbound'
  group by 1`;

interface PrefixRow {
  readonly prefix: string;
  readonly amount: string;
  readonly users: string[] | null;
}

/** What calls to each country cost within the last 30 days, and who made them. */
export async function useOf(tx: Tx, tenantId: string, now: Date): Promise<AbroadUse> {
  const { currency } = await accountRow(tx, tenantId);
  const since = new Date(now.getTime() - useDays * day);
  const { rows } = await callsByPrefix(tenantId, since).execute(tx);
  const byCountry = Map.groupBy(rows, ({ prefix }) => phoneCountryOf(prefix)?.country ?? '');
  const countries = internationalCountries.flatMap((country) => {
    const of = byCountry.get(country);
    if (of === undefined) return [];
    const amount = sumAmounts(of.map((row) => row.amount));
    const users = [...new Set(of.flatMap((row) => row.users ?? []))].toSorted();
    return [{ country, amount, users }];
  });
  return { currency, countries: countries.toSorted((one, other) => other.amount - one.amount) };
}
