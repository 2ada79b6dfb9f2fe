import type { Deskphone, DeskphonePicture } from '@jackfield/contract/api/deskphone';
import { type Message, t } from '@jackfield/texts';
import { texts } from './texts.ts';

interface CatalogueEntry {
  readonly id: string;
  readonly model: string;
  readonly description: Message;
  readonly picture: DeskphonePicture;
  /** US dollars are the currency of every account that can buy (OP-112). */
  readonly cents: number;
}

/** Desk phones for sale, cheapest first. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: '4f0c6b52-7d1e-4c7a-9a31-0e1d5b9c0001',
    model: 'Yealink T31P',
    description: texts.compact,
    picture: 'compact',
    cents: 6900,
  },
  {
    id: '4f0c6b52-7d1e-4c7a-9a31-0e1d5b9c0002',
    model: 'Yealink T54W',
    description: texts.colour,
    picture: 'colour',
    cents: 18_900,
  },
  {
    id: '4f0c6b52-7d1e-4c7a-9a31-0e1d5b9c0003',
    model: 'Yealink T58W',
    description: texts.touch,
    picture: 'touch',
    cents: 32_900,
  },
  {
    id: '4f0c6b52-7d1e-4c7a-9a31-0e1d5b9c0004',
    model: 'Yealink CP925',
    description: texts.conference,
    picture: 'conference',
    cents: 46_900,
  },
];

/** An entry as the API answers it. */
export function toDeskphone({ cents, description, ...entry }: CatalogueEntry): Deskphone {
  return { ...entry, description: t(description), price: cents / 100, currency: 'usd' };
}

/** Cents as an amount with two decimals, for the database and the payment provider. */
export function amountOf(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
