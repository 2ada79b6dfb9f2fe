import type { Currency } from '@jackfield/contract';
import { formatDate, formatDateTime, formatMoney, relativeTime } from '@jackfield/domain';
import { atom, useAtomValue } from 'jotai';
import { accountAtom, profileAtom } from '../store/atoms.ts';

/** Zone that dates are shown in: the person's, else the account's, else the browser's (OP-130). */
export const timeZoneAtom = atom<string>(
  (get) =>
    get(profileAtom)?.timeZone ||
    get(accountAtom)?.timeZone ||
    Intl.DateTimeFormat().resolvedOptions().timeZone,
);

/** Currency of account amounts (OP-112). */
export const currencyAtom = atom<Currency>((get) =>
  get(accountAtom)?.country === 'MYS' ? 'myr' : 'usd',
);

const formatsAtom = atom((get) => {
  const zone = get(timeZoneAtom);
  const own = get(currencyAtom);
  return {
    /** 'Jan 05, 2025' (CONST-06). */
    date: (instant: string | Date | null) => formatDate(instant, zone),
    /** '2025-01-05, 3:07 pm' (CONST-07). */
    dateTime: (instant: string | Date | null) => formatDateTime(instant, zone),
    /** '5 minutes ago' (CONST-02). */
    relative: relativeTime,
    /** '$1,234.50', in the account's currency unless another is given (OP-130). */
    money: (amount: number, currency: Currency = own) => formatMoney(amount, currency),
  };
});

/** Formats of the signed-in person; the same functions until zone or currency change. */
export const useFormats = () => useAtomValue(formatsAtom);
