import type { Webhook, WebhookKind, WebhookMessage } from '@jackfield/contract/api/webhook';
import type { Generated } from 'kysely';
import type { Instant, NullableInstant, RecordColumns } from '../../platform/columns.ts';
import type { Problem } from './receivers.ts';

/** Where an account's messages are sent (HOOK-01). */
export interface WebhookTable extends RecordColumns {
  name: string;
  url: string;
  kinds: WebhookKind[];
  state: Generated<Webhook['state']>;
  off_because: Webhook['offBecause'];
  /** Version of the last event of the account that was looked at for it. */
  read_seq: number;
  failing_since: NullableInstant;
  failures_told_at: NullableInstant;
  created_by: string;
}

interface WebhookSecretTable {
  id: string;
  tenant_id: string;
  webhook_id: string;
  sealed: string;
  created_at: Instant;
  /** Null for the newest. */
  ends_at: NullableInstant;
}

export interface WebhookMessageTable {
  id: string;
  tenant_id: string;
  webhook_id: string;
  type: string;
  body: string;
  entity_id: string | null;
  at: Instant;
  state: Generated<WebhookMessage['state']>;
  tries: Generated<number>;
  failures: Generated<number>;
  next_try_at: Instant;
  sending_until: NullableInstant;
  status: number | null;
  problem: Problem | null;
}

interface WebhookTryTable {
  id: string;
  tenant_id: string;
  message_id: string;
  at: Instant;
  status: number | null;
  problem: Problem | null;
  /** Milliseconds. */
  took: number;
  answer: string;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    webhook: WebhookTable;
    webhook_secret: WebhookSecretTable;
    webhook_message: WebhookMessageTable;
    webhook_try: WebhookTryTable;
  }
}
