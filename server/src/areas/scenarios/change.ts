import type { ScenarioWanted } from '@jackfield/contract/api/scenario';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { write } from '../../platform/write.ts';
import { auditMembers } from './audit-members.ts';
import { type ScenarioRow, toScenario } from './dto.ts';
import { scenarioEvent } from './event.ts';
import { readScenario } from './repository.ts';
import { loadRouting, standingOf, storeStanding } from './try.ts';

/** What the versioned writes of a scenario share. */
const ofScenario = (context: RequestContext, id: string) => ({
  entity: 'scenario',
  id,
  table: 'scenario',
  read: async (tx: Tx) => toScenario(await readScenario(tx, signedIn(context).tenantId, id)),
});

/** Renames a scenario or changes its expected end as of a version. Throws 404, 412, 428. */
export function updateScenario(
  context: RequestContext,
  id: string,
  change: Partial<Pick<ScenarioWanted, 'name' | 'expected'>>,
): Promise<ScenarioRow> {
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    await write(context, {
      ...ofScenario(context, id),
      action: 'scenario.update',
      async change(inner) {
        const before = await readScenario(inner, tenantId, id);
        const { name = before.name, expected = before.expected } = change;
        const after: ScenarioRow = { ...before, name, expected };
        await inner
          .updateTable('scenario')
          .set({ name, expected: JSON.stringify(expected) })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .execute();
        const now = context.clock.now();
        const config = await loadRouting(inner, tenantId, now);
        await storeStanding(inner, after, standingOf(config, after, now));
        return {
          before: auditMembers(before),
          after: auditMembers(after),
          name,
          events: [scenarioEvent('UpdateEntityAsync', id)],
          result: true,
        };
      },
    });
    return readScenario(tx, tenantId, id);
  });
}

/** Forgets a scenario as of a version. Throws 404, 412, 428. */
export async function deleteScenario(context: RequestContext, id: string): Promise<void> {
  const { tenantId } = signedIn(context);
  await write(context, {
    ...ofScenario(context, id),
    action: 'scenario.delete',
    async change(tx) {
      const before = await readScenario(tx, tenantId, id);
      await tx
        .deleteFrom('scenario')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
      const events = [scenarioEvent('DeletedEntityAsync', id)];
      return {
        before: auditMembers(before),
        after: null,
        name: before.name,
        events,
        result: true,
      };
    },
  });
}
