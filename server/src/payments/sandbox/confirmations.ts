import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
}

/** A charge that waits for the customer's word; null when it waits no longer. */
export function findWaiting({ db, clock }: Parts, secret: string) {
  return db.system((tx) =>
    tx
      .selectFrom('sandbox_charge')
      .select(['reference', 'amount', 'currency'])
      .where('secret', '=', secret)
      .where('state', '=', 'waiting')
      .where('decided_at', '>', clock.now())
      .executeTakeFirst(),
  );
}

/** Decides such a charge; answers what it pays for, null when somebody was faster. */
export async function decide(
  { db, clock }: Parts,
  { secret, isConfirmed }: { secret: string; isConfirmed: boolean },
): Promise<string | null> {
  const decided = await db.system((tx) =>
    tx
      .updateTable('sandbox_charge')
      .set({ state: isConfirmed ? 'charged' : 'declined' })
      .where('secret', '=', secret)
      .where('state', '=', 'waiting')
      .where('decided_at', '>', clock.now())
      .returning('reference')
      .executeTakeFirst(),
  );
  return decided?.reference ?? null;
}
