import type { PriceItem } from '@jackfield/contract/api/price';
import { type Message, t } from '@jackfield/texts';
import { texts } from './texts.ts';

const names: Readonly<Record<PriceItem, Message | string>> = {
  user: texts.user,
  localNumber: texts.localNumber,
  tollFreeNumber: texts.tollFreeNumber,
  'deskphone.t31p': 'Yealink T31P',
  'deskphone.t54w': 'Yealink T54W',
  'deskphone.t58w': 'Yealink T58W',
  'deskphone.cp925': 'Yealink CP925',
  brand: texts.brand,
  campaign: texts.campaign,
  vetting: texts.vetting,
  chargeCheck: texts.chargeCheck,
  text: texts.textPart,
};

/** What so many of an item are called in the language of now. */
export function itemName(item: PriceItem, count: number): string {
  const name = names[item];
  return typeof name === 'string' ? name : t(name, { count });
}
