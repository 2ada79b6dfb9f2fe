import type { Teammate } from '@jackfield/contract/api/teammate';
import type { Updateable } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import { write } from '../../platform/write.ts';
import type { TeammateRow } from './dto.ts';
import { auditMembers } from './history.ts';
import { readTeammate, teammateRow } from './repository.ts';
import type { TeammateTable } from './tables.ts';

/** What a change of a person stores. */
export interface TeammateChanged {
  readonly columns: Updateable<TeammateTable>;
  /** What follows from the stored change, and the events of all of it. */
  after(row: TeammateRow): readonly EventSpec[] | Promise<readonly EventSpec[]>;
}

interface TeammateWrite {
  readonly id: string;
  /** For example `teammate.update`. */
  readonly action: string;
  /** The person as 412 answers them; those who were deleted are not there unless given. */
  readonly read?: typeof readTeammate;
  /** Checks the change and answers what it stores; null when nothing differs. */
  change(tx: Tx, before: TeammateRow): Promise<TeammateChanged | null>;
}

/**
 * Changes a stored person with version, audit entry and events, in one transaction or the one that
 * is open. Throws 404, 412 and 428.
 */
export async function changeTeammate(
  context: RequestContext,
  { id, action, read = readTeammate, change }: TeammateWrite,
): Promise<void> {
  const { tenantId } = signedIn(context);
  await write(context, {
    entity: 'teammate',
    id,
    action,
    table: 'teammate',
    read: (tx) => read(tx, tenantId, id),
    async change(tx) {
      const before = await teammateRow(tx, tenantId, id);
      const changed = await change(tx, before);
      if (changed === null) return null;
      await tx
        .updateTable('teammate')
        .set(changed.columns)
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
      const after = await teammateRow(tx, tenantId, id);
      return {
        before: auditMembers(before),
        after: auditMembers(after),
        name: after.full_name,
        events: await changed.after(after),
        result: id,
      };
    },
  });
}

/** Changes a stored person as changeTeammate does, and answers them whole. */
export function writeTeammate(context: RequestContext, change: TeammateWrite): Promise<Teammate> {
  const { tenantId } = signedIn(context);
  const { id, read = readTeammate } = change;
  return context.db.tenant(tenantId, async (tx) => {
    await changeTeammate(context, change);
    return read(tx, tenantId, id);
  });
}
