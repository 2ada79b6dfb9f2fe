import { dayNumber } from './business-hours/public.ts';

/** Milliseconds that a message to a team may wait unheard before somebody is told (NOTE-01). */
export const unheardFor = 3_600_000;

/** Days before its end from which a card that pays is worth a word. */
const cardNotice = 30;

/** The last day of a card, as a number of days since 1970: it works to the end of its month. */
export function cardEndsOn({ expMonth, expYear }: { expMonth: number; expYear: number }): number {
  const [year, month] = expMonth === 12 ? [expYear + 1, 1] : [expYear, expMonth + 1];
  return dayNumber(`${year}-${String(month).padStart(2, '0')}-01`) - 1;
}

/** The first day on which the end of a card is told of. */
export const cardToldOn = (card: { expMonth: number; expYear: number }): number =>
  cardEndsOn(card) - cardNotice;
