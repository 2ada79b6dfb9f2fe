import type { RoutingConfig } from '@jackfield/domain/routing';
import { newId } from '../../platform/ids.ts';
import type { Tx } from '../../platform/database.ts';
import { type PastEntry, type PastGap, PastRouting } from './past-rows.ts';
import { PastTables } from './past-tables.ts';
import { selectRouting } from './rows.ts';
import { toConfig } from './to-config.ts';

/** Records whose changes move calls. */
const entities = [
  'company',
  'team',
  'teammate',
  'ivr',
  'inboundBlacklist',
  'outboundBlacklist',
  'tenant',
];

/** The routing at an instant of the past, and what of it the history cannot give back. */
export interface PastConfig {
  readonly config: RoutingConfig;
  readonly gaps: readonly PastGap[];
  /** When the history of the account begins; null when it has none. */
  readonly historyFrom: Date | null;
}

/** Takes every change since an instant back, the newest first. */
export async function routingAt(tx: Tx, tenantId: string, at: Date): Promise<PastConfig> {
  const today = await selectRouting(tx, tenantId);
  const people = await tx
    .selectFrom('teammate')
    .select(['id', 'full_name', 'first_name', 'last_name', 'status', 'is_tenant_owner'])
    .select('missed_call_handling')
    .where('tenant_id', '=', tenantId)
    .execute();
  const kept = await tx
    .selectFrom('kept_record')
    .select(['id', 'rows'])
    .where('tenant_id', '=', tenantId)
    .execute();
  const entries: PastEntry[] = await tx
    .selectFrom('audit_entry')
    .select(['action', 'entity', 'entity_id', 'entity_name', 'before', 'after'])
    .where('tenant_id', '=', tenantId)
    .where('entity', 'in', entities)
    .where('at', '>', at)
    .orderBy('seq', 'desc')
    .execute();
  const first = await tx
    .selectFrom('audit_entry')
    .select('at')
    .where('tenant_id', '=', tenantId)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  const past = new PastRouting(
    new PastTables(today, people),
    new Map(kept.map(({ id, rows }) => [id, rows])),
    newId,
  );
  for (const entry of entries) past.undo(entry);
  return {
    config: toConfig(past.rows(today)),
    gaps: past.gaps,
    historyFrom: first ? new Date(first.at) : null,
  };
}
