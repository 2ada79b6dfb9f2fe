import type { AddressDraft } from '@jackfield/domain/address-rules';

/** An address whose line begins with its house number, with the number in its own field. */
export function splitStreet(draft: AddressDraft): AddressDraft {
  const [, houseNumber, address] = /^(\d+[A-Za-z]?) +(.+)$/.exec(draft.address.trim()) ?? [];
  return houseNumber && address ? { ...draft, houseNumber, address } : draft;
}
