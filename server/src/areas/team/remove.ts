import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { write } from '../../platform/write.ts';
import { auditMembers } from './dto.ts';
import { readTeam } from './repository.ts';
import { selectTeamUses } from './used-by.ts';

/** Deletes a team (API-139). Throws 409 INUSE while any routing leads to it (OP-72). */
export async function removeTeam(context: RequestContext, id: string): Promise<void> {
  const { tenantId } = signedIn(context);
  const read = (tx: Tx) => readTeam(tx, tenantId, id);
  await write(context, {
    entity: 'team',
    id,
    action: 'team.delete',
    table: 'team',
    read,
    async change(tx) {
      const uses = await selectTeamUses(tx, tenantId, id);
      if (uses.length > 0) throw new ApiError('INUSE');
      const team = await read(tx);
      await tx.deleteFrom('team').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
      return {
        before: auditMembers(team),
        after: null,
        name: team.name,
        events: [{ method: 'DeletedEntityAsync', eventType: 'team', id }],
        result: id,
      };
    },
  });
}
