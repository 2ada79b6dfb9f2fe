import type { AddressCheck, CheckedAddress } from './address-check.ts';

const is = (verdict: CheckedAddress['verdict']): CheckedAddress => ({ verdict, proposal: null });

/**
 * The address service of installations without a provider, which asks nobody (docs/operating.md).
 * The street decides: `Bay Rd` and `Bay Road` are proposed as `Bayview Road`, `Pine Street` misses
 * its apartment, what begins with `Nowhere` is not found, and it does not answer about `Silent`.
 */
export const sandboxAddressCheck: AddressCheck = {
  async check(address) {
    const { streetName: street, addressLine2 } = address;
    if (/^silent\b/i.test(street)) throw new Error('The address service does not answer.');
    if (/^nowhere\b/i.test(street)) return is('notFound');
    if (/^bay (?:rd|road)$/i.test(street)) {
      return { verdict: 'notFound', proposal: { ...address, streetName: 'Bayview Road' } };
    }
    if (/^pine street$/i.test(street) && addressLine2 === '') return is('incomplete');
    return is('valid');
  },
};
