/** An amount of the database in cents, which are whole numbers and therefore exact. */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** Cents as an amount with two decimals, for the database and the payment provider. */
export const amountOf = (cents: number): string => (cents / 100).toFixed(2);

/** A part of an amount, rounded to the cent, halves up. */
export const partOf = (cents: number, part: number, whole: number): number =>
  Math.floor((2 * cents * part + whole) / (2 * whole));

/** Tax on an amount; the rate is in per cent with two decimals. */
export const taxOn = (cents: number, rate: string | null): number =>
  rate === null ? 0 : partOf(cents, centsOf(rate), 10_000);
