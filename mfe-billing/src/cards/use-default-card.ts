import { type PaymentMethod, setDefaultPaymentMethod } from '@jackfield/contract/api/billing';
import { call, notify, useT } from '@jackfield/runtime';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cardName } from './card-name.ts';
import { cardsKey } from './cards-query.ts';
import { cardMessages as messages } from './messages.ts';

/** Makes a card the one that is charged (BILL-05). */
export function useDefaultCard(): (card: PaymentMethod) => void {
  const t = useT();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id }: PaymentMethod) =>
      call(setDefaultPaymentMethod, { params: { id }, body: { isDefault: true } }),
    onSuccess: (card) => notify.success(t(messages.isDefault, { name: cardName(card) })),
    onError: (error) => notify.failure(error),
    onSettled: () => client.invalidateQueries({ queryKey: cardsKey }),
  });
  return mutate;
}
