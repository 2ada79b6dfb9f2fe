const suffix =
  /[\s,]+(?:l\.?l\.?c\.?|l\.?l\.?p\.?|inc\.?|incorporated|corp\.?|corporation|co\.?|company|ltd\.?|limited|p\.?c\.?|pllc|plc|group|holdings)$/i;

/** A name as it is compared: small letters, without accents, marks and doubled spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/&|\+/g, ' and ')
    .replaceAll(/[’'`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function withoutSuffix(name: string): string {
  const shorter = name.trim().replace(suffix, '');
  return shorter === name.trim() ? shorter : withoutSuffix(shorter);
}

/** Names under which people know a company, plain; the shortest forms that are still its name. */
export const namesOf = (brand: { companyName: string; brandName: string }): string[] => [
  ...new Set(
    [brand.brandName, brand.companyName, withoutSuffix(brand.companyName)]
      .map(plain)
      .filter((name) => name.length > 1),
  ),
];

/** Whether a text says the name; one that belongs to no brand yet need not. */
export function saysName(text: string, names: readonly string[]): boolean {
  const words = ` ${plain(text)} `;
  return names.length === 0 || names.some((name) => words.includes(` ${name} `));
}
