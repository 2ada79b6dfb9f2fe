/** First two digits that the IRS has given to no EIN (its table of valid prefixes). */
const unassigned = new Set('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '));

/** What a tax id looks like, by its country. */
export type TaxIdShape = 'fine' | 'empty' | 'unformatted' | 'ssn' | 'duns' | 'prefix' | 'wrong';

const digitsOf = (taxId: string) => taxId.replaceAll(/[\s-]/g, '');

/** The shape of a US employer id: nine digits, two before the hyphen. */
function einShape(taxId: string): TaxIdShape {
  if (/^\d{3}-\d{2}-\d{4}$/.test(taxId)) return 'ssn';
  if (/^\d{2}-\d{3}-\d{4}$/.test(taxId)) return 'duns';
  const digits = digitsOf(taxId);
  if (!/^\d{9}$/.test(digits)) return 'wrong';
  if (unassigned.has(digits.slice(0, 2))) return 'prefix';
  return /^\d{2}-?\d{7}$/.test(taxId) ? 'fine' : 'unformatted';
}

/** The shape of a Canadian business number: its first nine digits. */
function businessNumberShape(taxId: string): TaxIdShape {
  if (/^\d{9}$/.test(taxId)) return 'fine';
  return /^\d{9}(?:R[A-Z]\d{4})?$/i.test(taxId.replaceAll(/[\s-]/g, '')) ? 'unformatted' : 'wrong';
}

/** What a tax id looks like. */
export function taxIdShape(taxId: string, country: string): TaxIdShape {
  const trimmed = taxId.trim();
  if (trimmed === '') return 'empty';
  if (country === 'US') return einShape(trimmed);
  if (country === 'CA') return businessNumberShape(trimmed);
  return 'fine';
}

/** The tax id as its country writes it. */
export function formattedTaxId(taxId: string, country: string): string {
  const digits = digitsOf(taxId.trim());
  return country === 'US' ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits.slice(0, 9);
}
