import type { RateDeckEntry } from '@jackfield/contract/api/rate-deck';
import { formatRate } from '@jackfield/domain';
import { common, t } from '@jackfield/runtime';

/** '$0.0190 to $0.0860', or the one price where there is no other. */
export function rateText({ rate, highestRate, currency }: RateDeckEntry): string {
  const from = formatRate(rate, currency);
  const to = formatRate(highestRate, currency);
  return from === to ? from : t(common.range, { from, to });
}
