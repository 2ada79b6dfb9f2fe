import { judgedFrom } from '@jackfield/contract/api/release';
import { type Counts, countsOf, noCounts } from './health.ts';
import { rollBack } from './move.ts';
import { type PointerRow, stateOf } from './pointers.ts';
import type { ReleaseServices } from './services.ts';

const clearly = 3;
const timesWorse = 2;
const slowerBy = 1000;
const day = 24 * 3_600_000;

const rateOf = ({ visits, failed }: Counts) => failed / visits;

/**
 * Whether a canary fails clearly more often than the stable version: two-proportion z above 3 and
 * at least twice the rate, judged from 30 sessions of each on. An error and a first page that never
 * came are failures alike.
 */
export function isClearlyWorse(canary: Counts, stable: Counts): boolean {
  if (Math.min(canary.visits, stable.visits) < judgedFrom.each) return false;
  const [bad, good] = [rateOf(canary), rateOf(stable)];
  if (bad < timesWorse * good) return false;
  const both = (bad * canary.visits + good * stable.visits) / (canary.visits + stable.visits);
  const deviation = Math.sqrt(both * (1 - both) * (1 / canary.visits + 1 / stable.visits));
  return deviation > 0 && (bad - good) / deviation > clearly;
}

/**
 * Whether the first page of a canary takes clearly longer: three of four sessions wait twice as long
 * as with the stable version and a second more, judged from 30 measured sessions of each on.
 */
export function isClearlySlower({ shown: canary }: Counts, { shown: stable }: Counts): boolean {
  if (Math.min(canary.count, stable.count) < judgedFrom.each) return false;
  return canary.p75 >= timesWorse * stable.p75 && canary.p75 - stable.p75 >= slowerBy;
}

/**
 * Whether nobody sees a page of a canary: five of five sessions waited in vain, while the stable
 * version is seen or has no sessions. A few accounts can tell that much (SHIP-04).
 */
export function isNeverSeen(canary: Counts, stable: Counts): boolean {
  const sees = ({ visits, neverShown }: Counts) => visits === 0 || neverShown < visits;
  return canary.visits >= judgedFrom.unseen && !sees(canary) && sees(stable);
}

const percentOf = (counts: Counts) => `${(rateOf(counts) * 100).toFixed(1)} %`;
const secondsOf = ({ shown }: Counts) => `${(shown.p75 / 1000).toFixed(1)} s`;

function reasonOf(canary: Counts, stable: Counts): string | null {
  if (isClearlyWorse(canary, stable)) {
    const never = canary.neverShown > 0 ? `, ${canary.neverShown} never saw a page` : '';
    return (
      `${canary.failed} of ${canary.visits} sessions failed (${percentOf(canary)}${never}) ` +
      `against ${stable.failed} of ${stable.visits} (${percentOf(stable)}) of the stable version.`
    );
  }
  if (isNeverSeen(canary, stable)) {
    return `None of ${canary.visits} sessions saw a page of it.`;
  }
  if (!isClearlySlower(canary, stable)) return null;
  return (
    `A quarter of ${canary.shown.count} sessions waited ${secondsOf(canary)} or longer for the ` +
    `first page, against ${secondsOf(stable)} of the stable version.`
  );
}

async function judge({ db, clock }: ReleaseServices, row: PointerRow): Promise<string | null> {
  const { live, canary } = stateOf(row);
  if (!canary) return null;
  const yesterday = new Date(clock.now().getTime() - day);
  return db.system(async (tx) => {
    const since = row.canary_since ?? row.moved_at;
    const given = await countsOf(tx, row.variant, canary, since);
    return reasonOf(given, live ? await countsOf(tx, row.variant, live, yesterday) : noCounts);
  });
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
    const why = await judge(services, row);
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
