import type { PaymentMethod } from '@jackfield/contract/api/billing';
import { brandName } from '@jackfield/domain/card-brand';
import { t } from '@jackfield/runtime';
import { billingMessages } from '../billing-information/messages.ts';

/** 'Visa ending 4242'. */
export function cardName({ card }: Pick<PaymentMethod, 'card'>): string {
  return t(billingMessages.cardEnding, { brand: brandName(card.brand), last4: card.last4Digits });
}
