import { appendAudit, systemActor } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import { namingDuplicates } from '../../platform/duplicates.ts';
import { appendEvent } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { accountRow } from '../../platform/rows.ts';
import type { MakePerson } from '../session/tokens/newcomer.ts';
import { claimTrialRoom } from '../tenant/trial-limits.ts';
import { insertPerson } from './add-invited.ts';
import { auditMembers } from './history.ts';
import { teammateRow } from './repository.ts';

/**
 * Makes people whom a company's provider brings (SSO-01): standard, pending until they have begun, as
 * who was invited, and so on no invoice yet. Throws 409 DUPLICATE, TRIALLIMIT.
 */
export const createPersonMaker =
  ({ clock }: { clock: Clock }): MakePerson =>
  async (tx, { tenantId, ...person }) => {
    await claimTrialRoom(tx, tenantId, 'user');
    const { time_zone: timeZone } = await accountRow(tx, tenantId);
    const id = newId();
    const at = clock.now();
    const newcomer = { ...person, role: 'standard' } as const;
    await namingDuplicates(
      insertPerson(tx, { id, tenantId, now: at, person: newcomer, timeZone, lineId: null }),
    );
    const row = await teammateRow(tx, tenantId, id);
    await appendAudit(tx, {
      tenantId,
      at,
      actor: systemActor,
      via: 'system',
      action: 'teammate.create',
      entity: 'teammate',
      entityId: id,
      entityName: row.full_name,
      before: null,
      after: auditMembers(row),
      requestId: id,
    });
    const event = { method: 'CreateEntityAsync', eventType: 'teammate', id } as const;
    await appendEvent(tx, tenantId, { ...event, status: 'pending', role: 'standard' }, at);
    return id;
  };
