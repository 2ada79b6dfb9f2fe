import type { ServiceAddress } from '@jackfield/contract';

/** An address of format two on one line. */
export function listingAddress(address: ServiceAddress): string {
  const { houseNumber, streetName, addressLine2, city, stateCode, zip } = address;
  const street = `${houseNumber} ${streetName}`.trim();
  return [street, addressLine2, city, `${stateCode} ${zip}`.trim()].filter(Boolean).join(', ');
}
