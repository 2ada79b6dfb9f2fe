export type CardExpiry = 'expired' | 'thisMonth' | 'nextMonth' | 'later';

/** How near the end of a card is, by calendar months; a card works to the end of its month. */
export function cardExpiry(card: { expMonth: number; expYear: number }, now: Date): CardExpiry {
  const months = (card.expYear - now.getFullYear()) * 12 + card.expMonth - (now.getMonth() + 1);
  if (months < 0) return 'expired';
  if (months === 0) return 'thisMonth';
  return months === 1 ? 'nextMonth' : 'later';
}

/** Month and year as printed on cards: '08/2028'. */
export const expiryDate = ({ expMonth, expYear }: { expMonth: number; expYear: number }): string =>
  `${String(expMonth).padStart(2, '0')}/${expYear}`;
