import type { RequestContext } from '../../platform/context.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { cardEvents, cardName, lockCards } from './cards.ts';
import { deleteCard } from './remove-card.ts';

/**
 * Follows the provider, which keeps a card no longer: it can be charged by nobody, so that it goes
 * even as the last one of an account that owes.
 */
export async function loseCard(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  provider: string,
): Promise<void> {
  const owner = await db.system((tx) =>
    tx
      .selectFrom('payment_method')
      .select('tenant_id as tenantId')
      .where('provider_id', '=', provider)
      .executeTakeFirst(),
  );
  if (owner === undefined) return;
  const { tenantId } = owner;
  await db.tenant(tenantId, async (tx) => {
    const { language, cards } = await lockCards(tx, tenantId);
    const card = cards.find(({ provider_id: id }) => id === provider);
    if (card === undefined) return;
    const at = clock.now();
    await deleteCard(tx, { card, cards, at });
    await recordSystemChange(tx, {
      tenantId,
      at,
      action: 'paymentmethod.delete',
      entity: 'paymentmethod',
      id: card.id,
      name: cardName(card, language),
      before: { isDefault: card.is_default, brand: card.brand, last4Digits: card.last4_digits },
      after: {},
      events: cardEvents('DeletedEntityAsync', card),
    });
  });
}
