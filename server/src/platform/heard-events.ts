import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

/** Longer than anybody sends an event again. */
const kept = 30 * 86_400_000;

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
}

/** Events of a provider that were handled, so that each is once, however often it is sent. */
export function heardEvents({ db, clock }: Parts, table: 'stripe_event' | 'telnyx_event') {
  return {
    /** Handles an event unless that was done; one whose handling fails counts as not heard. */
    async once(id: string, handle: () => Promise<void>): Promise<void> {
      const heard = await db.system((tx) =>
        tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst(),
      );
      if (heard !== undefined) return;
      await handle();
      const now = clock.now();
      await db.system(async (tx) => {
        await tx
          .deleteFrom(table)
          .where('received_at', '<', new Date(now.getTime() - kept))
          .execute();
        await tx
          .insertInto(table)
          .values({ id, received_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
    },
  };
}
