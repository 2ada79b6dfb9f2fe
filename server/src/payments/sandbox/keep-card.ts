import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { secretId } from '../pages/visits.ts';
import type { ReadCard } from './pages/card-form.ts';
import { cardIdOf } from './test-cards.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
}

/** Keeps an entered card for an account, without its number; answers its token. */
export async function keepCard(
  { db, clock }: Parts,
  tenantId: string,
  card: ReadCard,
): Promise<string> {
  const token = secretId('pi');
  await db.tenant(tenantId, (tx) =>
    tx
      .insertInto('sandbox_card')
      .values({
        id: cardIdOf(card.conduct, secretId('card')),
        tenant_id: tenantId,
        token,
        brand: 'visa',
        last4_digits: card.last4Digits,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        holder_name: card.holderName,
        created_at: clock.now(),
      })
      .execute(),
  );
  return token;
}
