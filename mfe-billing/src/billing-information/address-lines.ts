import type { AccountCountry, CompanyAddress } from '@jackfield/contract';
import { regions } from '@jackfield/domain/regions';

/** Name of a Malaysian state; empty for a federal territory that is its own city. */
function malaysianState(region: string, locality: string): string {
  const state = regions.MYS.find(({ postalAbbr }) => postalAbbr === region)?.name ?? region;
  return state === locality ? '' : state;
}

/** Lines of an address as its country writes them; empty when nothing of it is known. */
export function addressLines(address: CompanyAddress, country: AccountCountry): string[] {
  const { streetAddress, extendedAddress, locality, region, postalCode } = address;
  const city =
    country === 'MYS'
      ? [[postalCode, locality].filter(Boolean).join(' '), malaysianState(region, locality)]
      : [locality, [region, postalCode].filter(Boolean).join(' ')];
  return [streetAddress, extendedAddress, city.filter(Boolean).join(', ')].filter(Boolean);
}
