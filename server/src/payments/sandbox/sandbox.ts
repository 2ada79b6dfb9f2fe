import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { EnteredCard, Payments, Visit } from '../payments.ts';
import { createSandboxCharges, secretId } from './charges.ts';
import type { SandboxVisit } from './visits.ts';

const hour = 3_600_000;

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  /** Address of the sandbox's pages. */
  readonly base: string;
}

/** The payment provider of installations without one: it moves no money. */
export function createSandboxPayments({ db, clock, base }: Parts): Payments {
  const openVisit = async (kind: SandboxVisit['kind'], visit: Visit): Promise<string> => {
    const id = secretId('vs');
    const now = clock.now();
    await db.tenant(visit.tenantId, async (tx) => {
      await tx
        .deleteFrom('sandbox_visit')
        .where('tenant_id', '=', visit.tenantId)
        .where('expires_at', '<', now)
        .execute();
      await tx
        .insertInto('sandbox_visit')
        .values({
          id,
          kind,
          tenant_id: visit.tenantId,
          person_id: visit.personId,
          return_to: visit.returnTo,
          created_at: now,
          expires_at: new Date(now.getTime() + hour),
        })
        .execute();
    });
    return `${base}/${kind}/${id}`;
  };
  return {
    ...createSandboxCharges({ db, clock, base }),
    openCardEntry: (visit) => openVisit('card', visit),
    openPortal: (visit) => openVisit('portal', visit),
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
