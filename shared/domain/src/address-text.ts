import type { AccountCountry, CompanyAddress, ServiceAddress } from '@jackfield/contract';
import { regionName, regions } from './regions.ts';

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

/** Name of a Malaysian state; empty for a federal territory that is its own city. */
export function malaysianState(region: string, locality: string): string {
  const state = regions.MYS.find(({ postalAbbr }) => postalAbbr === region);
  return state?.name === locality ? '' : state ? regionName(state) : region;
}

/** Lines of an address as its country writes them; empty when nothing of it is known. */
export function companyAddressLines(address: CompanyAddress, country: AccountCountry): string[] {
  const { streetAddress, extendedAddress, locality, region, postalCode } = address;
  const city =
    country === 'MYS'
      ? [[postalCode, locality].filter(Boolean).join(' '), malaysianState(region, locality)]
      : [locality, [region, postalCode].filter(Boolean).join(' ')];
  return [streetAddress, extendedAddress, city.filter(Boolean).join(', ')].filter(Boolean);
}
