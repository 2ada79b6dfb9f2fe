import { leastCredit, mostCredit } from '@jackfield/contract/api/balance';
import { leastCap, mostCap } from '@jackfield/contract/api/spend-guard';

/** What an amount may be. */
export interface AmountRange {
  readonly least: number;
  readonly most: number;
}

/** Of credit that is added (OP-104). */
export const creditRange: AmountRange = { least: leastCredit, most: mostCredit };
/** Of a cap, and of a limit that works like one. */
export const capRange: AmountRange = { least: leastCap, most: mostCap };

/** What somebody typed as an amount, and what is wrong with it. */
export type ReadAmount =
  | { amount: number; fault: null }
  | { amount: null; fault: 'range' | 'decimals' };

const sign = /^(?:us\$|\$|rm)|(?:\$(?:us)?|rm)$/i;
/** A comma before exactly three digits parts thousands; another one is a decimal comma. */
const form = /^(?:(\d{1,3}(?:,\d{3})+)(?:\.(\d*))?|(\d{1,7})(?:[.,](\d*))?)$/;

/** Reads '25', '25.50', '25,5', '1,000.50' '$25' and '25 $', with at most two decimals. */
export function readAmount(text: string, { least, most }: AmountRange): ReadAmount {
  const typed = text.replaceAll(/\s/g, '').replace(sign, '');
  const [, grouped, ofGrouped, plain = grouped, ofPlain] = form.exec(typed) ?? [];
  if (plain === undefined) return { amount: null, fault: 'range' };
  const decimals = ofGrouped ?? ofPlain ?? '';
  if (decimals.length > 2) return { amount: null, fault: 'decimals' };
  const amount = Number(`${plain.replaceAll(',', '')}.${decimals || '0'}`);
  if (amount < least || amount > most) return { amount: null, fault: 'range' };
  return { amount, fault: null };
}
