import type { Text, TextReason, TextState } from '@jackfield/contract/api/text';
import type { Generated, Selectable } from 'kysely';
import type { Instant, NullableInstant } from '../../platform/columns.ts';

interface TextMessageTable {
  id: string;
  tenant_id: string;
  direction: Text['direction'];
  own_number: string;
  other_number: string;
  body: string;
  parts: number;
  state: TextState;
  reason: TextReason | null;
  /** What the portal answered by itself; null for what people wrote. */
  answer: 'greeting' | 'keyword' | null;
  teammate_id: string | null;
  teammate_name: Generated<string>;
  for_kind: 'teammate' | 'team' | null;
  for_id: string | null;
  at: Instant;
  send_at: NullableInstant;
  /** From then on the provider may have it. */
  asked_at: NullableInstant;
  provider_id: string | null;
  /** Two decimals, read as text. */
  price: Generated<string>;
  amount: Generated<string>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    text_message: TextMessageTable;
  }
}

export type TextRow = Selectable<TextMessageTable>;
