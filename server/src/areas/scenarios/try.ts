import { runScenario, type RoutingConfig, say } from '@jackfield/domain/routing';
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../platform/database.ts';
import { selectRouting } from '../routing/rows.ts';
import { toConfig } from '../routing/to-config.ts';
import { type ScenarioRow, toTried } from './dto.ts';

/** The columns that say how a scenario stands. */
export type Standing = Pick<ScenarioRow, 'state' | 'state_since' | 'breaks_on' | 'reason' | 'told'>;

/** The stored routing of an account, as the engine takes it. */
export const loadRouting = async (tx: Tx, tenantId: string, now: Date): Promise<RoutingConfig> =>
  toConfig(await selectRouting(tx, tenantId, { now }));

/** How a scenario stands now; `state_since` moves only when its state changes. */
export function standingOf(config: RoutingConfig, row: ScenarioRow, now: Date): Standing {
  const { state, breaksOn, reason } = runScenario(config, toTried(row), now.getTime());
  const isSame = row.state === state;
  return {
    state,
    state_since: isSame ? row.state_since : now,
    breaks_on: breaksOn,
    reason: say(reason),
    told: reason,
  };
}

/** Whether anything of two standings differs. */
export const isSameStanding = (one: Standing, other: Standing): boolean =>
  one.state === other.state &&
  one.breaks_on === other.breaks_on &&
  isDeepStrictEqual(one.told, other.told);

/** Stores how a scenario stands. */
export async function storeStanding(
  tx: Tx,
  { tenant_id: tenantId, id }: ScenarioRow,
  standing: Standing,
): Promise<void> {
  await tx
    .updateTable('scenario')
    .set({ ...standing, told: JSON.stringify(standing.told) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
