import { t } from '@jackfield/texts';
import type { Payments } from '../../payments/payments.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { write } from '../../platform/write.ts';
import { cardEvents, cardName, cardOf, type CardRow, lockCards, makeDefault } from './cards.ts';
import { hasOwed } from './owed.ts';
import { texts } from './texts.ts';

/**
 * Deletes a card (API-45, OP-106): after the default the newest other one is. Throws 404, and 409
 * INUSE for the last card while an invoice is open or failed. The provider is told afterwards; a card
 * that it still keeps is charged by nobody.
 */
export async function removeCard(
  context: RequestContext,
  id: string,
  payments: Pick<Payments, 'dropCard'>,
): Promise<void> {
  const { tenantId } = signedIn(context);
  const provider = await context.db.tenant(tenantId, async (tx) => {
    const { language, cards } = await lockCards(tx, tenantId);
    const card = cardOf(cards, id);
    if (cards.length === 1 && (await hasOwed(tx, tenantId))) {
      throw new ApiError('INUSE', { message: t(texts.lastCard) });
    }
    await write(context, {
      entity: 'paymentmethod',
      id: card.id,
      action: 'paymentmethod.delete',
      async change(inner) {
        await deleteCard(inner, { card, cards, at: context.clock.now() });
        return {
          before: { isDefault: card.is_default, brand: card.brand, last4Digits: card.last4_digits },
          after: null,
          name: cardName(card, language),
          events: cardEvents('DeletedEntityAsync', card),
          result: null,
        };
      },
    });
    return card.provider_id;
  });
  await payments.dropCard(provider).catch(() => undefined);
}

interface Leaving {
  readonly card: CardRow;
  /** All of the account, the default first, then the newest. */
  readonly cards: readonly CardRow[];
  readonly at: Date;
}

/** Deletes a card; after the default the newest other one is. */
export async function deleteCard(tx: Tx, { card, cards, at }: Leaving): Promise<void> {
  const { tenant_id: tenantId } = card;
  await tx
    .deleteFrom('payment_method')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', card.id)
    .execute();
  const [next] = cards.filter((other) => other.id !== card.id);
  if (card.is_default && next !== undefined) await makeDefault(tx, { tenantId, id: next.id, at });
}
