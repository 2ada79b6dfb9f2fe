import type { Replacements } from '@jackfield/contract/api/routing-uses';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { write } from '../../platform/write.ts';
import { replaceUses } from '../routing-uses/replace-uses.ts';
import { auditMembers } from './dto.ts';
import { readTeam } from './repository.ts';
import { softDeleteTeam } from './soft-delete.ts';

/**
 * Deletes a team (API-139). What leads to it goes where the replacements say, in the same
 * transaction; throws 409 INUSE, and changes nothing, while a place has none (OP-72, annex J5).
 */
export async function removeTeam(
  context: RequestContext,
  id: string,
  replacements: Replacements = [],
): Promise<void> {
  const { tenantId } = signedIn(context);
  const read = (tx: Tx) => readTeam(tx, tenantId, id);
  await write(context, {
    entity: 'team',
    id,
    action: 'team.delete',
    table: 'team',
    read,
    async change(tx) {
      await replaceUses(context, tx, { gone: id, replacements });
      const team = await read(tx);
      await softDeleteTeam(tx, context, team);
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
