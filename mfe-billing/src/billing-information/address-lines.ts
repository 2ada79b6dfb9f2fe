import type { AccountCountry, CompanyAddress } from '@jackfield/contract';

/** Lines of an address as its country writes them; empty when nothing of it is known. */
export function addressLines(address: CompanyAddress, country: AccountCountry): string[] {
  const { streetAddress, extendedAddress, locality, region, postalCode } = address;
  const city =
    country === 'MYS'
      ? [[postalCode, locality].filter(Boolean).join(' '), region]
      : [locality, [region, postalCode].filter(Boolean).join(' ')];
  return [streetAddress, extendedAddress, city.filter(Boolean).join(', ')].filter(Boolean);
}
