import type { Currency } from '@jackfield/contract';
import { formatMoney } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import { ApiError } from '../../platform/errors.ts';
import { texts } from './texts.ts';

/** Throws 409 PRICECHANGED where another total was shown than is asked for now, both in cents. */
export function refuseOtherPrice(
  shown: number | undefined,
  cents: number,
  currency: Currency,
): void {
  if (shown === undefined || Math.round(shown * 100) === cents) return;
  const message = t(texts.changed, { price: formatMoney(cents / 100, currency) });
  throw new ApiError('PRICECHANGED', {
    message,
    errors: [{ code: 'PRICECHANGED', field: 'shownTotal', message }],
  });
}
