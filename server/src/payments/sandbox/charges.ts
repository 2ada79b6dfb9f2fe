import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { secretId } from '../pages/visits.ts';
import type { ChargeAnswer, Charges } from '../payments.ts';
import { conductOf } from './test-cards.ts';

const hour = 3_600_000;
/** How long money of a card that settles later is on its way. */
const settles = 48 * hour;
/** How long a charge waits for the customer's word. */
const patience = 23 * hour;

/**
 * Charges that are decided at once: they follow from the card and move no money. It declines, as
 * documented for trials, cards whose id begins with `pm_declined`.
 */
export const instantCharges: Charges = {
  async charge({ reference, card }) {
    if (conductOf(card) === 'declined') return { state: 'declined' };
    return { state: 'charged', chargeId: `ch_${reference}` };
  },
  async undo({ chargeId }) {
    return chargeId !== null;
  },
};

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  /** Address of the sandbox's pages. */
  readonly base: string;
}

/** All charges of the sandbox: those that take their time are kept until they are decided. */
export function createSandboxCharges({ db, clock, base }: Parts): Charges {
  return {
    async charge(charge) {
      const conduct = conductOf(charge.card);
      if (conduct === 'charged' || conduct === 'declined') return instantCharges.charge(charge);
      const now = clock.now();
      const isWaiting = conduct === 'unconfirmed';
      return db.system(async (tx) => {
        const { reference, card, amount, currency } = charge;
        await tx
          .insertInto('sandbox_charge')
          .values({
            reference,
            card,
            amount,
            currency,
            secret: secretId('pi'),
            state: isWaiting ? 'waiting' : 'settling',
            created_at: now,
            decided_at: new Date(now.getTime() + (isWaiting ? patience : settles)),
          })
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .execute();
        return answerOf(await readCharge(tx, reference), { now, base });
      });
    },
    async undo({ reference, chargeId }) {
      await db.system((tx) =>
        tx
          .updateTable('sandbox_charge')
          .set({ state: 'undone' })
          .where('reference', '=', reference)
          .execute(),
      );
      return chargeId !== null;
    },
  };
}

function readCharge(tx: Tx, reference: string) {
  return tx
    .selectFrom('sandbox_charge')
    .select(['reference', 'secret', 'state', 'decided_at'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
}

function answerOf(
  { reference, secret, state, decided_at: askAt }: Awaited<ReturnType<typeof readCharge>>,
  { now, base }: { now: Date; base: string },
): ChargeAnswer {
  const charged = { state: 'charged', chargeId: `ch_${reference}` } as const;
  if (state === 'charged') return charged;
  if (state === 'settling') return askAt <= now ? charged : { state, askAt };
  if (state !== 'waiting' || askAt <= now) return { state: 'declined' };
  return { state: 'unconfirmed', confirmUrl: `${base}/confirm/${secret}`, askAt };
}
