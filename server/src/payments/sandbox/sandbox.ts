import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { openVisit } from '../pages/visits.ts';
import type { EnteredCard, Payments } from '../payments.ts';
import { createSandboxCharges } from './charges.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  /** Address of the sandbox's pages. */
  readonly base: string;
}

/** The payment provider of installations without one: it moves no money. */
export function createSandboxPayments({ db, clock, base }: Parts): Payments {
  return {
    ...createSandboxCharges({ db, clock, base }),
    openCardEntry: async (visit) => base + (await openVisit({ db, clock }, 'card', visit)),
    openPortal: async (visit) => base + (await openVisit({ db, clock }, 'portal', visit)),
    async takeCard({ tenantId, token }): Promise<EnteredCard | null> {
      const card = await db.tenant(tenantId, (tx) =>
        tx
          .updateTable('sandbox_card')
          .set(({ ref, fn, val }) => ({ taken_at: fn.coalesce(ref('taken_at'), val(clock.now())) }))
          .where('tenant_id', '=', tenantId)
          .where('token', '=', token)
          .where('dropped_at', 'is', null)
          .returningAll()
          .executeTakeFirst(),
      );
      if (card === undefined) return null;
      return {
        id: card.id,
        brand: card.brand,
        last4Digits: card.last4_digits,
        expMonth: card.exp_month,
        expYear: card.exp_year,
        holderName: card.holder_name,
      };
    },
    async dropCard(id) {
      await db.system((tx) =>
        tx
          .updateTable('sandbox_card')
          .set({ dropped_at: clock.now() })
          .where('id', '=', id)
          .where('dropped_at', 'is', null)
          .execute(),
      );
    },
  };
}
