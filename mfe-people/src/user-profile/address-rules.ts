import type { ServiceAddress } from '@jackfield/contract';
import { regions } from '@jackfield/domain/regions';

export type AddressCountry = 'USA' | 'CAN';
export type AddressFault = 'required' | 'invalid';

/** Fields that an emergency address must have (VAL-26). */
const needed = ['houseNumber', 'streetName', 'city', 'stateCode', 'zip'] as const;

const zipForms: Record<AddressCountry, RegExp> = {
  USA: /^\d{5}(-\d{4})?$/,
  CAN: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
};

/** Country that an address lies in, told by its state; the given one where the state is empty. */
export function countryOf(address: ServiceAddress, otherwise: AddressCountry): AddressCountry {
  const isIn = (country: AddressCountry) =>
    regions[country].some(({ postalAbbr }) => postalAbbr === address.stateCode);
  if (isIn('USA')) return 'USA';
  return isIn('CAN') ? 'CAN' : otherwise;
}

/** What is wrong with an address, by field (VAL-26 to 29). */
export function checkAddress(
  address: ServiceAddress,
  country: AddressCountry,
): Partial<Record<keyof ServiceAddress, AddressFault>> {
  const faults: Partial<Record<keyof ServiceAddress, AddressFault>> = {};
  for (const field of needed) if (!address[field].trim()) faults[field] = 'required';
  if (!faults.zip && !zipForms[country].test(address.zip.trim())) faults.zip = 'invalid';
  const isKnown = regions[country].some(({ postalAbbr }) => postalAbbr === address.stateCode);
  if (!faults.stateCode && !isKnown) faults.stateCode = 'required';
  return faults;
}

/** The address without blanks around its parts. */
export function trimAddress(address: ServiceAddress): ServiceAddress {
  return {
    streetName: address.streetName.trim(),
    houseNumber: address.houseNumber.trim(),
    addressLine2: address.addressLine2.trim(),
    city: address.city.trim(),
    stateCode: address.stateCode,
    zip: address.zip.trim().toUpperCase(),
  };
}
