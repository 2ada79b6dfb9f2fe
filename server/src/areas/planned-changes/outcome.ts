import type { Tx } from '../../platform/database.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { auditPlanned } from './audit-members.ts';
import { plannedEvent } from './event.ts';
import type { PlannedRow } from './tables.ts';

interface Outcome {
  readonly verb: 'save' | 'wait';
  readonly state: PlannedRow['state'];
  readonly at: Date;
}

/** Tells history and browsers what became of a planned change at its time. */
export const recordOutcome = (
  tx: Tx,
  row: PlannedRow,
  { verb, state, at }: Outcome,
): Promise<void> =>
  recordSystemChange(tx, {
    tenantId: row.tenant_id,
    at,
    action: `plannedChange.${verb}`,
    via: 'schedule',
    entity: 'plannedChange',
    id: row.id,
    name: row.parts.map(({ name }) => name).join(', '),
    before: { ...auditPlanned(row), state: row.state },
    after: { ...auditPlanned(row), state },
    events: [plannedEvent('UpdateEntityAsync', row.id)],
  });
