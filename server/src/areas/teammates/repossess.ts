import type { Restored } from '@jackfield/contract/api/audit';
import { formatPhone } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import type { SoftDeletedRows } from '../../platform/soft-deleted.ts';
import { texts } from './texts.ts';

type Row = SoftDeletedRows['rows'][number];

interface GivenAway {
  readonly tenantId: string;
  readonly now: Date;
  readonly kept: readonly SoftDeletedRows[];
}

const partOf = (kept: readonly SoftDeletedRows[], table: string) => {
  const { rows = [], given = [] } = kept.find((part) => part.table === table) ?? {};
  return { rows, given };
};

/** Gives a number back that nobody changed since; whether it did. */
async function numberBack(tx: Tx, { tenantId, now }: GivenAway, row: Row, given: Row) {
  const { rows } = await sql`
    update phone_number n set owner_id = ${row.owner_id}, version = n.version + 1,
      is_default = ${row.is_default}, updated_at = ${now}
    where n.tenant_id = ${tenantId} and n.id = ${row.id}
      and to_jsonb(n) = ${JSON.stringify(given)}::jsonb
    returning n.id`.execute(tx);
  return rows.length > 0;
}

/** Makes a number of somebody the default who has some, and no default any more. */
async function defaultAgain(tx: Tx, { tenantId, now }: GivenAway, ownerId: unknown) {
  await sql`
    update phone_number n set is_default = true, version = n.version + 1, updated_at = ${now}
    where n.id = (select o.id from phone_number o
      where o.tenant_id = ${tenantId} and o.owner_id = ${ownerId}
        and not exists (select from phone_number d where d.tenant_id = ${tenantId}
          and d.owner_id = ${ownerId} and d.is_default)
      order by o.number limit 1)`.execute(tx);
}

/** Ends a team place that was given for a leaver's, while it is as it was given. */
async function seatBack(tx: Tx, { tenantId }: GivenAway, given: Row): Promise<EventSpec[]> {
  const { rows } = await sql<{ id: string; team: string }>`
    delete from team_member m
    where m.tenant_id = ${tenantId} and to_jsonb(m) = ${JSON.stringify(given)}::jsonb
    returning m.teammate_id as id, m.team_id as team`.execute(tx);
  return rows.map(({ id, team }) => ({
    method: 'DeletedEntityAsync',
    eventType: 'teammember',
    id,
    ownerType: 'team',
    ownerId: team,
  }));
}

/** Invoices go to the person again, unless the contact was changed or the account has another. */
async function contactBack(tx: Tx, { tenantId }: GivenAway, row: Row, given: Row | undefined) {
  const { id, name, email, position } = row;
  if (given === undefined) {
    await sql`insert into billing_contact (id, tenant_id, name, email, position)
      values (${id}, ${tenantId}, ${name}, ${email}, ${position}) on conflict do nothing`.execute(
      tx,
    );
    return;
  }
  await sql`update billing_contact c set name = ${name}, email = ${email}
    where c.tenant_id = ${tenantId} and c.id = ${id}
      and to_jsonb(c) = ${JSON.stringify(given)}::jsonb
      and not exists (select from billing_contact o
        where o.tenant_id = ${tenantId} and o.email = ${email})`.execute(tx);
}

/**
 * Takes back what somebody else got of a person who was deleted, while it is still as they got it;
 * names the numbers that stay. Answers the events.
 */
export async function repossess(
  tx: Tx,
  away: GivenAway,
): Promise<{ events: EventSpec[]; skipped: Restored['skipped'] }> {
  const events: EventSpec[] = [];
  const skipped: Restored['skipped'] = [];
  const numbers = partOf(away.kept, 'phone_number');
  for (const given of numbers.given) {
    const row = numbers.rows.find(({ id }) => id === given.id);
    if (row === undefined) continue;
    if (!(await numberBack(tx, away, row, given))) {
      const number = formatPhone(String(given.number));
      skipped.push({ field: 'phoneNumber', message: t(texts.numberStays, { number }) });
      continue;
    }
    const event = { eventType: 'phonenumber', id: String(row.id), ownerType: 'teammate' } as const;
    events.push(
      { ...event, method: 'DeletedEntityAsync', ownerId: String(given.owner_id) },
      { ...event, method: 'CreateEntityAsync', ownerId: String(row.owner_id) },
    );
  }
  await defaultAgain(tx, away, numbers.given[0]?.owner_id ?? null);
  for (const given of partOf(away.kept, 'team_member').given) {
    events.push(...(await seatBack(tx, away, given)));
  }
  const contacts = partOf(away.kept, 'billing_contact');
  for (const row of contacts.rows) {
    await contactBack(
      tx,
      away,
      row,
      contacts.given.find(({ id }) => id === row.id),
    );
  }
  return { events, skipped };
}
