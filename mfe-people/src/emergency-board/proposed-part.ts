import type { ServiceAddress } from '@jackfield/contract';

/** What a proposal changes, as short as it can be said: "Bayview Road", "18 Bay Street", "36526". */
export function proposedPart(address: ServiceAddress, proposal: ServiceAddress): string {
  const { houseNumber, streetName, addressLine2, city, zip } = proposal;
  if (streetName !== address.streetName) return streetName;
  if (houseNumber !== address.houseNumber) return `${houseNumber} ${streetName}`;
  if (addressLine2 !== address.addressLine2) return addressLine2 || `${houseNumber} ${streetName}`;
  return city === address.city ? zip : city;
}
