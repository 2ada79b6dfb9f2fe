import { randomInt } from 'node:crypto';
import type { AccountCountry } from '@jackfield/contract';
import type { Tx } from '../../platform/database.ts';

/** Prefix and default area code (NUM-22, NUM-23, OP-69), then so many digits of the line. */
const starts: Record<AccountCountry, { start: string; exchange: boolean; digits: number }> = {
  USA: { start: '+1251', exchange: true, digits: 4 },
  CAN: { start: '+1416', exchange: true, digits: 4 },
  MYS: { start: '+603', exchange: false, digits: 8 },
};

const line = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0');

function candidate(country: AccountCountry): string {
  const { start, exchange, digits } = starts[country];
  const first = String(randomInt(2, 10));
  return exchange
    ? `${start}${first}${line(2)}${line(digits)}`
    : `${start}${first}${line(digits - 1)}`;
}

const attempts = 50;

/** A number of the country's default area code that nobody has. */
export async function freeStarterNumber(tx: Tx, country: AccountCountry): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const number = candidate(country);
    const taken = await tx
      .selectFrom('phone_number')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirst();
    if (taken === undefined) return number;
  }
  throw new Error(`No number is free in the default area code of ${country}.`);
}
