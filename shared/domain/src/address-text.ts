import type { ServiceAddress } from '@jackfield/contract';

/** The two lines of an address as the page shows it. */
export function addressLines(address: ServiceAddress): [string, string] {
  const { houseNumber, streetName, addressLine2, city, stateCode, zip } = address;
  const street = [`${houseNumber} ${streetName}`.trim(), addressLine2].filter(Boolean).join(', ');
  const place = [city, `${stateCode} ${zip}`.trim()].filter(Boolean).join(', ');
  return [street, place];
}

/** The address on one line, for sentences and comparisons. */
export function addressText(address: ServiceAddress): string {
  return addressLines(address).filter(Boolean).join(', ');
}
