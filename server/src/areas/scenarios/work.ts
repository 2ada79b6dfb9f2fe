import { instantAt, localTimeAt } from '@jackfield/domain/business-hours';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { afterRouting } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { appendEvents } from '../../platform/events.ts';
import { accountRow } from '../../platform/rows.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { scenarioEvent } from './event.ts';
import type { ScenarioRow } from './dto.ts';
import { selectScenarios } from './repository.ts';
import { isSameStanding, loadRouting, type Standing, standingOf, storeStanding } from './try.ts';

/** Minutes after local midnight at which every scenario is tried for the next 30 days. */
const nightly = 30;

/** The coming night of an account. */
function nextNight(zone: string, now: Date): Date {
  const { day, minutes } = localTimeAt(zone, now.getTime());
  const next = minutes < nightly ? day : day + 1;
  return new Date(instantAt(zone, { day: next, minutes: nightly }));
}

/** Red and green are told; over is what happens to every single call in the end. */
const isReported = (one: Standing, other: Standing) =>
  one.state !== other.state && other.state !== 'over';

async function settle(
  tx: Tx,
  { row, standing, at }: { row: ScenarioRow; standing: Standing; at: Date },
): Promise<void> {
  await storeStanding(tx, row, standing);
  const events = [scenarioEvent('UpdateEntityAsync', row.id)];
  if (!isReported(row, standing)) {
    await appendEvents(tx, row.tenant_id, events, at);
    return;
  }
  await recordSystemChange(tx, {
    tenantId: row.tenant_id,
    at,
    action: `scenario.${standing.state}`,
    entity: 'scenario',
    id: row.id,
    name: row.name,
    before: { state: row.state },
    after: { state: standing.state, reason: standing.reason },
    events,
  });
}

/** Tries every scenario of an account; answers the coming night, null when there are none. */
async function tryAll(tx: Tx, tenantId: string, now: Date): Promise<Date | null> {
  const { time_zone: zone } = await accountRow(tx, tenantId);
  const rows = await selectScenarios(tx, tenantId);
  if (rows.length === 0) return null;
  const config = await loadRouting(tx, tenantId, now);
  for (const row of rows) {
    const standing = standingOf(config, row, now);
    if (!isSameStanding(row, standing)) await settle(tx, { row, standing, at: now });
  }
  return nextNight(zone, now);
}

/**
 * Tries the scenarios of an account after each change of its routing and each night (annex J4).
 * What came of them is stored before the work is settled: whoever changes the routing meanwhile
 * makes it due again.
 */
export function createScenarioWork({ db, clock }: { db: Database; clock: Clock }): WorkKind {
  return {
    kind: afterRouting,
    async advance({ tenantId }) {
      const next = await db.tenant(tenantId, (tx) => tryAll(tx, tenantId, clock.now()));
      return async () => next;
    },
  };
}
