import type { PaymentMethod } from '@jackfield/contract/api/billing';
import { t } from '@jackfield/texts';
import type { EnteredCard, Payments } from '../../payments/payments.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { invalidField } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { write } from '../../platform/write.ts';
import { cardEvents, cardName, lockCards, makeDefault } from './cards.ts';
import { paymentMethodDto } from './dto.ts';
import { texts } from './texts.ts';

interface Wanted {
  readonly token: string;
  readonly isDefault: boolean;
}

/**
 * Adds the card that somebody has entered at the provider (API-43, OP-106). The first is the default;
 * a token that was exchanged already answers the card that came of it. Throws 400 for a token that
 * the provider does not know, or made for another account.
 */
export async function addCard(
  context: RequestContext,
  { token, isDefault }: Wanted,
  payments: Pick<Payments, 'takeCard'>,
): Promise<PaymentMethod> {
  const { tenantId } = signedIn(context);
  const entered = await payments.takeCard({ tenantId, token });
  if (entered === null) throw invalidField('token', t(texts.cardUnknown));
  const id = newId();
  return context.db.tenant(tenantId, async (tx) => {
    const { language, cards } = await lockCards(tx, tenantId);
    const known = cards.find(({ provider_id: provider }) => provider === entered.id);
    if (known !== undefined) return paymentMethodDto(known);
    const added = await write(context, {
      entity: 'paymentmethod',
      id,
      action: 'paymentmethod.add',
      async change(inner) {
        const at = context.clock.now();
        const row = await inner
          .insertInto('payment_method')
          .values({
            ...columnsOf(entered),
            id,
            tenant_id: tenantId,
            created_at: at,
            updated_at: at,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const isFirst = cards.length === 0;
        const card = isDefault || isFirst ? await makeDefault(inner, { tenantId, id, at }) : row;
        return {
          before: null,
          after: { isDefault: card.is_default, brand: card.brand, last4Digits: card.last4_digits },
          name: cardName(card, language),
          events: cardEvents('CreateEntityAsync', card),
          result: card,
        };
      },
    });
    return paymentMethodDto(added);
  });
}

const columnsOf = (entered: EnteredCard) => ({
  provider_id: entered.id,
  brand: entered.brand,
  last4_digits: entered.last4Digits,
  exp_month: entered.expMonth,
  exp_year: entered.expYear,
  holder_name: entered.holderName,
});
