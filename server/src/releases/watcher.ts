import { type PointerRow, stateOf } from './pointers.ts';
import { rollBack } from './move.ts';
import { countsOf } from './reports.ts';
import type { ReleaseServices } from './services.ts';

const fewestVisits = 30;
const clearly = 3;
const timesWorse = 2;
const day = 24 * 3_600_000;

/** Visits of a version and how many of them met an error. */
export interface Counts {
  readonly visits: number;
  readonly errors: number;
}

/** Several errors of one visit count once at most: a proportion cannot pass one. */
const rateOf = ({ visits, errors }: Counts) => Math.min(1, errors / visits);

/**
 * Whether a canary fails clearly more often than the stable version: two-proportion z above 3 and
 * at least twice the rate, judged from 30 visits of each on.
 */
export function isClearlyWorse(canary: Counts, stable: Counts): boolean {
  if (canary.visits < fewestVisits || stable.visits < fewestVisits) return false;
  const [bad, good] = [rateOf(canary), rateOf(stable)];
  if (bad < timesWorse * good) return false;
  const both = (bad * canary.visits + good * stable.visits) / (canary.visits + stable.visits);
  const deviation = Math.sqrt(both * (1 - both) * (1 / canary.visits + 1 / stable.visits));
  return deviation > 0 && (bad - good) / deviation > clearly;
}

const percentOf = (counts: Counts) => `${(rateOf(counts) * 100).toFixed(1)} %`;

async function reasonOf(services: ReleaseServices, row: PointerRow): Promise<string | null> {
  const { live, canary } = stateOf(row);
  if (!live || !canary) return null;
  const yesterday = new Date(services.clock.now().getTime() - day);
  const [total, stable] = await services.db.system(async (tx) => [
    await countsOf(tx, canary, null),
    await countsOf(tx, live, yesterday),
  ]);
  if (!total || !stable) return null;
  const counts = {
    visits: total.visits - row.canary_visits_before,
    errors: total.errors - row.canary_errors_before,
  };
  if (!isClearlyWorse(counts, stable)) return null;
  return (
    `${counts.errors} errors in ${counts.visits} visits (${percentOf(counts)}) ` +
    `against ${stable.errors} in ${stable.visits} (${percentOf(stable)}) of the stable version.`
  );
}

/** Rolls back the canaries that are clearly worse, where that is switched on; answers how many. */
export async function watchCanaries(services: ReleaseServices): Promise<number> {
  const rows = await services.db.system((tx) =>
    tx
      .selectFrom('release_pointer')
      .selectAll()
      .where('auto_rollback', '=', true)
      .where('canary_remote', 'is not', null)
      .execute(),
  );
  let moved = 0;
  for (const row of rows) {
    const why = await reasonOf(services, row);
    if (why === null) continue;
    const { variant, area, version } = row;
    const by = { who: 'Server', via: 'system', why } as const;
    // Whoever moved the pointer meanwhile has decided; the next look judges what is there then.
    await rollBack(services, { variant, area, expected: version, by }, 'autoRollback').then(
      () => (moved += 1),
      (error: unknown) => services.log.warn({ reason: String(error), area }, 'canary'),
    );
  }
  return moved;
}
