import { expect, it } from 'vitest';
import { mergeRates, type Rate } from './rate-deck.ts';

const countries = { Brazil: 'BRA', 'Puerto Rico': 'PRI', 'Åland Islands': 'ALA' } as const;
const rate = (name: keyof typeof countries, dialingCode: string, price: number): Rate => ({
  name,
  country: countries[name],
  dialingCode,
  rate: price,
});

it('[ENT-12] merges entries of one name, joins their codes and goes by name', () => {
  const merged = mergeRates([
    rate('Puerto Rico', '1939', 0.031),
    rate('Brazil', '55', 0.086),
    rate('Puerto Rico', '1787', 0.012),
    rate('Åland Islands', '358', 0.2),
    rate('Brazil', '55', 0.019),
  ]);
  expect(merged).toEqual([
    {
      name: 'Åland Islands',
      country: 'ALA',
      displayDialingCode: '+358',
      lowest: 0.2,
      highest: 0.2,
    },
    { name: 'Brazil', country: 'BRA', displayDialingCode: '+55', lowest: 0.019, highest: 0.086 },
    {
      name: 'Puerto Rico',
      country: 'PRI',
      displayDialingCode: '+1787, +1939',
      lowest: 0.012,
      highest: 0.031,
    },
  ]);
});

it('[ENT-12] an empty deck has no entry', () => {
  expect(mergeRates([])).toEqual([]);
});
