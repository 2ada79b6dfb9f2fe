import type { PaymentMethod } from '@jackfield/contract/api/billing';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { write } from '../../platform/write.ts';
import { cardEvents, cardName, cardOf, lockCards, makeDefault } from './cards.ts';
import { paymentMethodDto } from './dto.ts';

/** Makes a card the default, which clears the others (API-44, BILL-05). Throws 404. */
export function setDefaultCard(context: RequestContext, id: string): Promise<PaymentMethod> {
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    const { language, cards } = await lockCards(tx, tenantId);
    const before = cardOf(cards, id);
    if (before.is_default) return paymentMethodDto(before);
    const changed = await write(context, {
      entity: 'paymentmethod',
      id: before.id,
      action: 'paymentmethod.setDefault',
      async change(inner) {
        const at = context.clock.now();
        const card = await makeDefault(inner, { tenantId, id: before.id, at });
        return {
          before: { isDefault: false },
          after: { isDefault: true },
          name: cardName(card, language),
          events: cardEvents('UpdateEntityAsync', card),
          result: card,
        };
      },
    });
    return paymentMethodDto(changed ?? before);
  });
}
