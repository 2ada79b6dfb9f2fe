import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { GuardKey } from '../../../platform/services.ts';
import { tooMany } from './attempt.ts';
import { addFailure, findFailures, lockFailures } from './failures.ts';
import { lockedFor } from './lockout.ts';

/**
 * Counts wrong keys of operators, of whatever kind, in the counter of failed sign-ins. By network
 * only, because a lock by key would keep all of staff and every pipeline out.
 */
export function createKeyGuard({ db, clock }: { db: Database; clock: Clock }): GuardKey {
  return async (request, name, isRight) => {
    const now = clock.now();
    const counter = `operator:${networkOf(request.ip)}`;
    const wait = isRight
      ? lockedFor(await db.read(null, (tx) => findFailures(tx, counter)), now)
      : await db.system(async (tx) => {
          const failures = await lockFailures(tx, counter, now);
          const locked = lockedFor(failures, now);
          if (locked === 0) await addFailure(tx, counter, failures, now);
          return locked;
        });
    if (!isRight) request.log.warn({ key: name, address: request.ip }, 'a wrong key was given');
    if (wait > 0) throw tooMany(wait);
    return isRight;
  };
}
