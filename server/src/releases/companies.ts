import type { Audience, Company } from '@jackfield/contract/api/release';
import { idSchema } from '@jackfield/contract';
import * as v from 'valibot';
import type { Tx } from '../platform/database.ts';
import { refuse } from './refusal.ts';

const most = 20;
const listed = 5;

/** What a promotion names its audience by. */
type AskedAudience = 'all' | { percent?: number | undefined; tenants?: string[] | undefined };

const withoutWildcards = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

const companies = (tx: Tx) =>
  tx
    .selectFrom('tenant')
    .select(['id', 'company_name as name'])
    .orderBy('company_name')
    .orderBy('id');

/** Companies whose name has these words, whatever their case. */
export async function findCompanies(
  tx: Tx,
  search: string,
): Promise<{ items: Company[]; hasMore: boolean }> {
  const rows = await companies(tx)
    .where('company_name', 'ilike', `%${withoutWildcards(search)}%`)
    .limit(most + 1)
    .execute();
  return { items: rows.slice(0, most), hasMore: rows.length > most };
}

/** Names of tenants by id; those that are gone are left out. */
export async function companiesOf(tx: Tx, ids: readonly string[]): Promise<Company[]> {
  return ids.length === 0 ? [] : companies(tx).where('id', 'in', ids).execute();
}

async function idOf(tx: Tx, asked: string): Promise<string> {
  if (v.safeParse(idSchema, asked).success) {
    const [known] = await companiesOf(tx, [asked]);
    if (known) return known.id;
    throw refuse('TENANT', `No company has the id ${asked}.`);
  }
  const { items, hasMore } = await findCompanies(tx, asked);
  const whole = items.filter(({ name }) => name.toLowerCase() === asked.toLowerCase());
  const found = whole.length > 0 ? whole : items;
  const [only, ...others] = found;
  if (!only) throw refuse('TENANT', `No company is named "${asked}".`);
  if (others.length === 0) return only.id;
  const names = found.slice(0, listed).map(({ id, name }) => `${name} (${id})`);
  const more = hasMore || found.length > listed ? ' and more' : '';
  throw refuse('TENANT', `"${asked}" may be ${names.join(', ')}${more}. Name one by its id.`);
}

/** An audience with tenants by id, from one that names them by id, company or a part of its name. */
export async function readAudience(tx: Tx, asked: AskedAudience): Promise<Audience> {
  if (asked === 'all' || asked.tenants === undefined) return asked;
  const ids: string[] = [];
  for (const tenant of asked.tenants) ids.push(await idOf(tx, tenant));
  return { ...asked, tenants: [...new Set(ids)] };
}
