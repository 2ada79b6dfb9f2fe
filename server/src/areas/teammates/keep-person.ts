import { sql } from 'kysely';
import type { RequestContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import { keepRows, rowsToKeep, type SoftDeletedRows } from '../../platform/soft-deleted.ts';
import { numberParts } from '../phone-numbers/numbers-back.ts';
import type { TeammateRow } from './dto.ts';
import { numbersOfPerson } from './repository.ts';

/** Ids of the rows of a table that belong to a person. */
async function idsOf(
  tx: Tx,
  { tenant_id: tenantId, id, email }: TeammateRow,
): Promise<{ numbers: string[]; contacts: string[] }> {
  const numbers = await numbersOfPerson(tx, tenantId, id);
  const contacts = await tx
    .selectFrom('billing_contact')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .execute();
  return { numbers: numbers.map((row) => row.id), contacts: contacts.map((row) => row.id) };
}

/**
 * What of a person goes when they are deleted, as it is: read it before anything is handed over.
 * The person's own row stays, and with it settings, greetings and how they sign in.
 */
export async function rowsOfPerson(tx: Tx, row: TeammateRow): Promise<SoftDeletedRows[]> {
  const { numbers, contacts } = await idsOf(tx, row);
  return rowsToKeep(tx, row.tenant_id, [
    { table: 'teammate', column: 'id', ids: [row.id] },
    ...numberParts(numbers),
    { table: 'team_member', column: 'teammate_id', ids: [row.id] },
    { table: 'device', column: 'teammate_id', ids: [row.id] },
    { table: 'billing_contact', column: 'id', ids: contacts },
  ]);
}

interface KeptPerson {
  readonly row: TeammateRow;
  readonly had: readonly SoftDeletedRows[];
  /** Events of what was handed over. */
  readonly handedOver: readonly EventSpec[];
}

/** Keeps what a deleted person had for 30 days, and what of it somebody else got, as they got it. */
export async function keepPerson(
  tx: Tx,
  context: RequestContext,
  { row, had, handedOver }: KeptPerson,
): Promise<void> {
  const { id, full_name: name, tenant_id: tenantId } = row;
  const { numbers } = await idsOf(tx, row);
  const idsIn = (table: string) =>
    had.find((part) => part.table === table)?.rows.map((one) => String(one.id)) ?? [];
  const [ofNumbers, ofContacts] = await rowsToKeep(tx, tenantId, [
    {
      table: 'phone_number',
      column: 'id',
      ids: idsIn('phone_number').filter((one) => !numbers.includes(one)),
    },
    { table: 'billing_contact', column: 'id', ids: idsIn('billing_contact') },
  ]);
  const seats = handedOver.filter(({ eventType }) => eventType === 'teammember');
  const { rows: ofTeams } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(m) as row from team_member m
    where m.tenant_id = ${tenantId} and m.teammate_id = ${seats[0]?.id ?? null}
      and m.team_id = any(${seats.map(({ ownerId }) => ownerId)}::uuid[])`.execute(tx);
  const given: Readonly<Record<string, SoftDeletedRows['rows']>> = {
    phone_number: ofNumbers?.rows ?? [],
    billing_contact: ofContacts?.rows ?? [],
    team_member: ofTeams.map((one) => one.row),
  };
  const rows = had.map((part) => ({ ...part, given: given[part.table] ?? [] }));
  await keepRows(tx, context, { entity: 'teammate', id, name, rows });
}
