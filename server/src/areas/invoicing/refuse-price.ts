import type { Currency } from '@jackfield/contract';
import { type Cents, formatCents, parseCents } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import { ApiError } from '../../platform/errors.ts';
import { texts } from './texts.ts';

/** Throws 409 PRICECHANGED where another total was shown than is asked for now. */
export function refuseOtherPrice(
  shown: number | undefined,
  cents: Cents,
  currency: Currency,
): void {
  if (shown === undefined || parseCents(shown) === cents) return;
  const message = t(texts.changed, { price: formatCents(cents, currency) });
  throw new ApiError('PRICECHANGED', {
    message,
    errors: [{ code: 'PRICECHANGED', field: 'shownTotal', message }],
  });
}
