import { type Brand, requestVetting } from '@jackfield/contract/api/brand';
import type { VettingClass, VettingProvider } from '@jackfield/contract/api/compliance';
import { usePriceTry } from '@jackfield/kit/price-box';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { call, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { keepBrand } from '../brands/brand-query.ts';
import { paymentFailure } from '../paying/payment-failure.ts';
import { vettingMessages as messages } from './vetting-messages.ts';

interface RequestOptions {
  provider: VettingProvider;
  vettingClass: VettingClass;
  shownTotal: number | undefined;
  onOtherPrice(): void;
}

/** Asks a vetting company to look at a brand, for the price that is shown (COMP-05). */
export function useRequestVetting(brand: Brand, options: RequestOptions) {
  const { provider, vettingClass, shownTotal, onOtherPrice } = options;
  const t = useT();
  const client = useQueryClient();
  const key = usePriceTry(onOtherPrice);
  const { id, version } = brand;
  const body = { provider, vettingClass, ...(shownTotal !== undefined && { shownTotal }) };
  return useConfirm(
    () =>
      call(
        requestVetting,
        { params: { id }, body },
        { version, idempotencyKey: key.of([version, body]) },
      ),
    {
      say: paymentFailure,
      done: t(messages.done),
      onDone: (answer) => {
        keepBrand(client, answer);
        if (answer.confirmUrl !== null) window.location.assign(answer.confirmUrl);
      },
      onFailed: key.failed,
    },
  );
}
