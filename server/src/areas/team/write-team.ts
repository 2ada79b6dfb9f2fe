import type { Team } from '@jackfield/contract/api/team';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Updateable } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import { write } from '../../platform/write.ts';
import { namingDuplicates } from '../../platform/duplicates.ts';
import { auditMembers } from './dto.ts';
import { readTeam } from './repository.ts';
import type { TeamTable } from './tables.ts';

interface TeamWrite {
  readonly id: string;
  /** For example `team.update`. */
  readonly action: string;
  /** Makes the change; answers the events of the parts, null when nothing differs. */
  change(tx: Tx, before: Team): Promise<readonly EventSpec[] | null>;
}

/**
 * Changes a stored team and answers it whole, in one transaction: version, audit entry, the events
 * of the parts and then the one of the team (annex D). Throws 404, 412, 428 and 409 DUPLICATE.
 */
export function writeTeam(
  context: RequestContext,
  { id, action, change }: TeamWrite,
): Promise<Team> {
  const { tenantId } = signedIn(context);
  const read = (tx: Tx) => readTeam(tx, tenantId, id);
  return context.db.tenant(tenantId, async (tx) => {
    await namingDuplicates(
      write(context, {
        entity: 'team',
        id,
        action,
        table: 'team',
        read,
        async change(inner) {
          const before = await read(inner);
          const parts = await change(inner, before);
          if (parts === null) return null;
          const after = await read(inner);
          return {
            before: auditMembers(before),
            after: auditMembers(after),
            name: after.name,
            events: [...parts, { method: 'UpdateEntityAsync', eventType: 'team', id }],
            result: id,
          };
        },
      }),
    );
    return read(tx);
  });
}

/** Stores members of a team that is being changed. */
export async function setColumns(
  tx: Tx,
  { tenantId, id }: Team,
  columns: Updateable<TeamTable>,
): Promise<void> {
  await tx
    .updateTable('team')
    .set(columns)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
