import type { NewTeam, Team } from '@jackfield/contract/api/team';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { write } from '../../platform/write.ts';
import { namingDuplicates } from '../../platform/duplicates.ts';
import { auditMembers, presets } from './dto.ts';
import { insertMembers } from './members.ts';
import { readTeam } from './repository.ts';

/** Adds a team with its first members (API-135). Throws 400 and 409 DUPLICATE. */
export async function createTeam(context: RequestContext, wanted: NewTeam): Promise<Team> {
  const { tenantId } = signedIn(context);
  const id = newId();
  const now = context.clock.now();
  return namingDuplicates(
    write(context, {
      entity: 'team',
      id,
      action: 'team.create',
      async change(tx) {
        await tx
          .insertInto('team')
          .values({
            id,
            tenant_id: tenantId,
            name: wanted.name,
            extension: wanted.extension,
            inbound_flow: wanted.inboundFlow,
            ring_group: JSON.stringify({ ...presets.ringGroup, ...wanted.ringGroup }),
            call_queue: JSON.stringify(presets.callQueue),
            created_at: now,
            updated_at: now,
          })
          .execute();
        const roster = { tenantId, teamId: id, teammateIds: wanted.teammateId };
        await insertMembers(tx, roster, 'teammateId');
        const result = await readTeam(tx, tenantId, id);
        return {
          before: null,
          after: auditMembers(result),
          name: result.name,
          events: [
            ...wanted.teammateId.map((teammateId) => ({
              method: 'CreateEntityAsync' as const,
              eventType: 'teammember' as const,
              id: teammateId,
              ownerType: 'team' as const,
              ownerId: id,
            })),
            { method: 'CreateEntityAsync', eventType: 'team', id },
          ],
          result,
        };
      },
    }),
  );
}
