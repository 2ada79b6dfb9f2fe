import { useRequestKey } from '@jackfield/kit/request-key';
import { ApiFailure } from '@jackfield/runtime';
import { isOtherPrice } from './quote-query.ts';

/** Whether the bank has said no; the same request may then be tried again. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof ApiFailure && error.responseCode === 'PAYMENTFAILED';

/**
 * Tries of a form to pay the price that it shows: the key of a request, which is another once the bank
 * has said no, because the next press may be of another card by then; and what is read again where
 * the price is another.
 */
export function usePriceTry(onOtherPrice?: () => void) {
  const key = useRequestKey();
  return {
    ...key,
    /** Takes up why a try came to nothing. */
    failed(error: unknown): void {
      if (isDeclined(error)) key.renew();
      if (isOtherPrice(error)) onOtherPrice?.();
    },
  };
}
