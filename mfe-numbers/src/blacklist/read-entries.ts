import type { AccountCountry } from '@jackfield/contract';
import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import { countries } from '@jackfield/domain/countries';
import { countryName } from '@jackfield/domain/dialing';
import { folded } from '@jackfield/domain/names';
import { countryOfNumber, isNumberOf, readWritten } from '@jackfield/domain/phone-numbers';
import { writtenFault } from '@jackfield/kit/phone-input';
import { type ImportColumns, type ImportLine, Unreadable } from '@jackfield/lists/import-dialog';
import { common } from '@jackfield/runtime';
import type { Blocked } from './blacklist-calls.ts';

/** Columns of a file of what to block. */
export type BlockColumn = 'number' | 'country';

/** A country by its name in the active language or in English, or by a code. */
function codeOf(cell = ''): string | undefined {
  const wanted = folded(cell.trim());
  return countries.find(({ country, countryAlpha3Code: code, countryCode }) =>
    [country, countryName(code), code, countryCode].some((name) => folded(name) === wanted),
  )?.countryAlpha3Code;
}

const hasDigits = (cell: string) => (cell.match(/\d/g) ?? []).length >= 5;

/** What a row blocks; null for nothing. A country may stand where the number would. */
export function blockedOf(
  { of }: ImportLine<BlockColumn>,
  direction: BlacklistDirection,
  account: AccountCountry,
): Blocked | null | Unreadable {
  const { number: written = '' } = of;
  const named = direction === 'outbound' ? (codeOf(of.country) ?? codeOf(written)) : undefined;
  if (!hasDigits(written)) {
    const isCountry = named !== undefined && (written === '' || codeOf(written) !== undefined);
    return isCountry ? { blacklistType: 'country', number: null, country: named } : null;
  }
  const read = readWritten(written, account);
  if ('fault' in read) return new Unreadable(writtenFault(read.fault));
  const { number } = read;
  const country = named ?? countryOfNumber(number, account);
  if (country === null || !isNumberOf(number, country)) return null;
  return { blacklistType: 'number', number, country };
}

/** Columns of a file, with headings of common programs in English, Spanish, French and Malay. */
export const blockColumns: ImportColumns<BlockColumn> = {
  kind: 'blacklist',
  columns: [
    {
      field: 'number',
      title: common.phoneNumber,
      isRequired: true,
      fits: hasDigits,
      headings: `number, phone number, phone, telephone, telephone number, mobile, mobile phone,
        blocked number, blocked caller, caller id, caller number, contact phone, phone 1 - value,
        business phone, home phone, primary phone, número, número de teléfono, teléfono, móvil,
        celular, número bloqueado, numéro, numéro de téléphone, téléphone, mobile, portable,
        numéro bloqué, nombor, nombor telefon, telefon, no telefon, telefon bimbit`,
    },
    {
      field: 'country',
      title: common.country,
      insteadOf: ['number'],
      fits: (cell) => codeOf(cell) !== undefined,
      headings: 'code, country code, country, country/region, país, pays, negara',
    },
  ],
  skipped: `type, name, first name, last name, label, note, notes, comment, reason, blocked by,
    blocked since, last try, status, added, created, date, email, company, nombre, nota, motivo, nom, remarque, motif, nama, catatan`,
};
