import { textParts } from '../../src/areas/texts/text-parts.ts';
import { insertAll } from '../insert.ts';
import type { Loading } from './loading.ts';

/** What people text an office, and what it texts them. */
const questions = [
  'Hi, can I come a little earlier on Thursday?',
  'Do you have anything free this week? Mornings are best.',
  'Thanks, see you then!',
  'Running ten minutes late, sorry.',
  'Could you send me the address again?',
] as const;
const answers = [
  'Yes, 9:15 is free. Shall I put you down?',
  'Your appointment is tomorrow at 10:30. Reply here if that does not suit you.',
  'No problem, we will wait for you.',
  'We are at 214 Dauphin Street, second floor. Parking is behind the house.',
  'Your order is ready to be picked up.',
] as const;

interface Charged {
  readonly id: string;
  readonly date: Date;
  readonly usage_type: string;
  readonly direction: 'inbound' | 'outbound';
  readonly from_number: string;
  readonly to_number: string;
  readonly teammate_id: string;
  readonly teammate_name: string;
  readonly amount: string;
}

/** The texts of what was charged as such; Malaysia has none. */
export async function loadTexts(loading: Loading, rows: readonly Charged[]): Promise<void> {
  if (loading.account.country === 'MYS') return;
  const texts = rows.filter((row) => row.usage_type === 'sms');
  const made = texts.map((row, place) => {
    const isInbound = row.direction === 'inbound';
    const list = isInbound ? questions : answers;
    const body = list[place % list.length] ?? '';
    return {
      id: row.id,
      tenant_id: loading.tenantId,
      direction: row.direction,
      own_number: isInbound ? row.to_number : row.from_number,
      other_number: isInbound ? row.from_number : row.to_number,
      body,
      parts: textParts(body).parts,
      state: isInbound ? ('received' as const) : ('delivered' as const),
      for_kind: 'teammate' as const,
      for_id: row.teammate_id,
      at: row.date,
      amount: isInbound ? '0.00' : row.amount,
      teammate_id: isInbound ? null : row.teammate_id,
      teammate_name: isInbound ? '' : row.teammate_name,
    };
  });
  await insertAll(loading.tx, 'text_message', made);
}
