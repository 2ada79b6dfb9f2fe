import type { SmsHandling } from '@jackfield/contract/api/company';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { TextFor } from './store.ts';

/** What happens to texts that a number gets. */
interface Handling {
  readonly whom: TextFor;
  /** The automatic answer; null without one. */
  readonly greeting: string | null;
}

interface HandlingRow {
  readonly owner_type: 'company' | 'teammate';
  readonly owner_id: string;
  readonly sms_handling: SmsHandling | null;
  readonly sms_greetings: { readonly isEnabled: boolean; readonly text: string } | null;
}

function companyHandling(handling: SmsHandling | null): Handling {
  if (handling === null || handling.actionType === 'none') return { whom: null, greeting: null };
  const { actionType, actionValue } = handling;
  if (actionType === 'message') return { whom: null, greeting: actionValue };
  return { whom: { kind: actionType, id: actionValue }, greeting: null };
}

/**
 * Who gets the texts of a number, and what is answered by itself: as its company number says
 * (OP-76), or its owner with a greeting of their own (annex F4). Null for no number of the account.
 * It is held, so that of two texts at once the second sees what the first was answered.
 */
export async function handlingOf(
  tx: Tx,
  { tenantId, number }: { readonly tenantId: string; readonly number: string },
): Promise<Handling | null> {
  const { rows } = await sql<HandlingRow>`
    select n.owner_type, n.owner_id, o.sms_handling, p.sms_greetings
    from phone_number n
    left join company o on n.owner_type = 'company' and o.id = n.owner_id
    left join teammate p on n.owner_type = 'teammate' and p.id = n.owner_id
    where n.tenant_id = ${tenantId} and n.number = ${number}
    for no key update of n`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  if (row.owner_type === 'company') return companyHandling(row.sms_handling);
  const greeting = row.sms_greetings?.isEnabled ? row.sms_greetings.text.trim() : '';
  return { whom: { kind: 'teammate', id: row.owner_id }, greeting: greeting || null };
}
