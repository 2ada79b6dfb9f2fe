import type { NumberProviderId } from '@jackfield/contract/api/number';
import { isStocked, placeOfNumber, prefixOf, stockOf } from './inventory.ts';
import type { NumberOrder, NumberProvider, OrderAnswer } from './provider.ts';

/** A provider without a carrier behind it: sells a computed stock of numbers that ring nobody. */
export function embeddedProvider(id: NumberProviderId): NumberProvider {
  const answer = ({ number, reference }: NumberOrder): OrderAnswer =>
    isStocked(number, id)
      ? { state: 'done', providerId: reference }
      : { state: 'refused', reason: 'not in stock' };
  return {
    id,
    holdsFor: 30 * 24 * 3_600_000,
    sellsAtOnce: true,
    async search({ country, areaCode, isTollFree, ...wanted }) {
      const prefix = prefixOf(country, areaCode, isTollFree);
      return prefix === null ? [] : stockOf(prefix, id, wanted);
    },
    async find(number, country) {
      const place = placeOfNumber(number, country);
      if (place === null || !isStocked(number, id)) return null;
      return { country, isTollFree: place.isTollFree };
    },
    order: async (order) => answer(order),
    check: async (order) => answer(order),
    // The stock does not know who has a number, so it is for sale by itself once nobody has it.
    giveUp: () => Promise.resolve(),
  };
}
