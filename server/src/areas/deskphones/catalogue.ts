import { toAmount } from '@jackfield/domain';
import type { Deskphone, DeskphonePicture } from '@jackfield/contract/api/deskphone';
import type { PriceItem } from '@jackfield/contract/api/price';
import { type Message, t } from '@jackfield/texts';
import { priceIn, type PriceList } from '../prices/price-list.ts';
import { texts } from './texts.ts';

interface CatalogueEntry {
  readonly id: string;
  readonly model: string;
  readonly description: Message;
  readonly picture: DeskphonePicture;
  /** US dollars are the currency of every account that can buy (OP-112). */
  readonly item: PriceItem;
}

/** Desk phones for sale, cheapest first. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: '4f0c6b52-7d1e-4c7a-9a31-0e1d5b9c0001',
    model: 'Yealink T31P',
    description: texts.compact,
    picture: 'compact',
    item: 'deskphone.t31p',
  },
  {
    id: '4f0c6b52-7d1e-4c7a-9a31-0e1d5b9c0002',
    model: 'Yealink T54W',
    description: texts.colour,
    picture: 'colour',
    item: 'deskphone.t54w',
  },
  {
    id: '4f0c6b52-7d1e-4c7a-9a31-0e1d5b9c0003',
    model: 'Yealink T58W',
    description: texts.touch,
    picture: 'touch',
    item: 'deskphone.t58w',
  },
  {
    id: '4f0c6b52-7d1e-4c7a-9a31-0e1d5b9c0004',
    model: 'Yealink CP925',
    description: texts.conference,
    picture: 'conference',
    item: 'deskphone.cp925',
  },
];

/** An entry as the API answers it. */
export function toDeskphone(entry: CatalogueEntry, prices: PriceList): Deskphone {
  const { id, item, model, description, picture } = entry;
  const price = toAmount(priceIn(prices, item).cents);
  return { id, item, model, description: t(description), picture, price, currency: 'usd' };
}
