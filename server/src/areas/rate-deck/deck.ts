import type { Currency } from '@jackfield/contract';
import type { RateDeckEntry } from '@jackfield/contract/api/rate-deck';
import { countryName } from '@jackfield/domain/dialing';
import { mergeRates } from '@jackfield/domain/rate-deck';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { accountRow } from '../../platform/rows.ts';
import { selectCallable } from '../call-handling/callable-countries.ts';

/** The operator's prices belong to no account, so that no account's transaction reads them. */
async function storedRates({ db }: RequestContext, currency: Currency) {
  const rows = await db.system((tx) =>
    tx
      .selectFrom('rate_deck')
      .select(['country', 'dialing_code', 'rate'])
      .where('currency', '=', currency)
      .execute(),
  );
  return rows.map(({ country, dialing_code: dialingCode, rate }) => ({
    name: countryName(country),
    country,
    dialingCode,
    rate: Number(rate),
  }));
}

/** The rate deck of the own account, by country; calls within its own country are not abroad. */
export async function rateDeckOf(context: RequestContext): Promise<RateDeckEntry[]> {
  const { tenantId } = signedIn(context);
  const { account, where } = await context.read(async (tx) => ({
    account: await accountRow(tx, tenantId),
    where: await selectCallable(tx, tenantId),
  }));
  const rates = await storedRates(context, account.currency);
  return mergeRates(rates.filter(({ country }) => country !== where.country)).map(
    ({ name, country, displayDialingCode, lowest, highest }) => ({
      id: country,
      name,
      displayDialingCode,
      countryAlpha3Code: country,
      rate: lowest,
      highestRate: highest,
      currency: account.currency,
      isAllowed: where.callable.includes(country),
    }),
  );
}
