import type { Successor } from '@jackfield/contract/api/teammate-offboarding';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { commonTexts } from '../../platform/texts.ts';
import type { TeammateRow } from './dto.ts';

interface HandOver {
  readonly leaver: TeammateRow;
  readonly successor: Successor;
  readonly now: Date;
}

async function successorRow(tx: Tx, { leaver, successor }: HandOver) {
  const row = await tx
    .selectFrom('teammate')
    .select(['id', 'full_name', 'email'])
    .where('tenant_id', '=', leaver.tenant_id)
    .where('id', '=', successor.id)
    .where('id', '<>', leaver.id)
    .where('status', 'in', ['active', 'pending'])
    .forShare()
    .executeTakeFirst();
  if (row === undefined) throw invalidField('successor', t(commonTexts.userUnavailable), 'UNKNOWN');
  return row;
}

/** Numbers change hands; none of them becomes the default of somebody who has one. */
async function giveNumbers(tx: Tx, { leaver, successor, now }: HandOver): Promise<EventSpec[]> {
  const { rows } = await sql<{ id: string }>`
    update phone_number n set owner_id = ${successor.id}, version = n.version + 1, updated_at = ${now},
      is_default = n.is_default and not exists (select 1 from phone_number o
        where o.tenant_id = n.tenant_id and o.owner_id = ${successor.id} and o.is_default)
    where n.tenant_id = ${leaver.tenant_id} and n.owner_type = 'teammate'
      and n.owner_id = ${leaver.id}
    returning n.id`.execute(tx);
  const event = (method: EventSpec['method'], ownerId: string) => (row: { id: string }) =>
    ({ method, eventType: 'phonenumber', id: row.id, ownerType: 'teammate', ownerId }) as const;
  return [
    ...rows.map(event('DeletedEntityAsync', leaver.id)),
    ...rows.map(event('CreateEntityAsync', successor.id)),
  ];
}

/** The successor takes the leaver's place in every team where they have none yet. */
async function giveMemberships(tx: Tx, { leaver, successor, now }: HandOver): Promise<EventSpec[]> {
  const { rows } = await sql<{ team_id: string }>`
    insert into team_member (tenant_id, team_id, teammate_id, position)
    select m.tenant_id, m.team_id, ${successor.id}, m.position from team_member m
    where m.tenant_id = ${leaver.tenant_id} and m.teammate_id = ${leaver.id}
    on conflict do nothing returning team_id`.execute(tx);
  const ids = rows.map((row) => row.team_id);
  if (ids.length === 0) return [];
  await sql`update team set version = version + 1, updated_at = ${now}
    where tenant_id = ${leaver.tenant_id} and id = any(${ids}::uuid[])`.execute(tx);
  return ids.map((ownerId) => ({
    method: 'CreateEntityAsync',
    eventType: 'teammember',
    id: successor.id,
    ownerType: 'team',
    ownerId,
  }));
}

/** Invoices go to the successor; where they do already, the leaver's entry is not needed any more. */
async function giveContact(
  tx: Tx,
  { leaver }: HandOver,
  to: { full_name: string; email: string },
): Promise<void> {
  const { tenant_id: tenantId, email } = leaver;
  await sql`
    update billing_contact c set name = ${to.full_name}, email = ${to.email}
    where c.tenant_id = ${tenantId} and c.email = ${email} and not exists (
      select 1 from billing_contact o where o.tenant_id = ${tenantId} and o.email = ${to.email})`.execute(
    tx,
  );
  await tx
    .deleteFrom('billing_contact')
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .execute();
}

/**
 * Gives what a leaving person had to somebody else of the account. Answers the events of
 * the parts; throws 400 about `successor` when they are not there any more.
 */
export async function handOver(tx: Tx, change: HandOver): Promise<EventSpec[]> {
  const to = await successorRow(tx, change);
  const { successor } = change;
  if (successor.billingContact) await giveContact(tx, change, to);
  return [
    ...(successor.numbers ? await giveNumbers(tx, change) : []),
    ...(successor.teams ? await giveMemberships(tx, change) : []),
  ];
}
