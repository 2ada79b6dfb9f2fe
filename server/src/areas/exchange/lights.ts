import type { PhoneLight } from '@jackfield/contract/api/exchange';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { isKept } from '../voicemail/hearer.ts';

/** SIP names of the phones of people. */
export async function phonesOf(tx: Tx, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return [];
  const found = await tx
    .selectFrom('device')
    .select('sip_username')
    .where('teammate_id', 'in', people)
    .orderBy('sip_username')
    .execute();
  return found.map(({ sip_username: name }) => name);
}

/** How many messages the people of phones have in their own box; without phones that may not sign in. */
export async function lightsOf(tx: Tx, names: readonly string[]): Promise<PhoneLight[]> {
  if (names.length === 0) return [];
  return tx
    .selectFrom('device as d')
    .innerJoin('teammate as p', 'p.id', 'd.teammate_id')
    .innerJoin('tenant as t', 't.id', 'd.tenant_id')
    .leftJoin('voicemail', (join) =>
      join
        .onRef('voicemail.tenant_id', '=', 'd.tenant_id')
        .onRef('voicemail.box_id', '=', 'd.teammate_id')
        .on(isKept),
    )
    .select('d.sip_username as name')
    .select(
      sql<number>`(count(voicemail.id) filter (where voicemail.heard_at is null))::integer`.as(
        'fresh',
      ),
    )
    .select(sql<number>`count(voicemail.heard_at)::integer`.as('heard'))
    .where('d.sip_username', 'in', names)
    .where('p.status', '=', 'active')
    .where('t.status', '=', 'active')
    .groupBy('d.sip_username')
    .orderBy('d.sip_username')
    .execute();
}
