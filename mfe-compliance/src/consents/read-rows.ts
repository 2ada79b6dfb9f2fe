import { dayNumber, instantAt, minutesOf } from '@jackfield/domain/business-hours';
import { isNumberOf, readWritten } from '@jackfield/domain/phone-numbers';
import { type ImportColumns, type ImportLine, Unreadable } from '@jackfield/lists/import-dialog';
import { writtenFault } from '@jackfield/kit/phone-input';
import { t } from '@jackfield/runtime';
import type { ImportRow } from './consent-query.ts';
import { consentMessages } from './messages.ts';

/** Columns of a file of agreements. */
export type ConsentColumn = 'phoneNumber' | 'source' | 'at';

const longestSource = 200;

const hasDigits = (cell: string) => (cell.match(/\d/g) ?? []).length >= 7;
const local = /^(\d{4}-\d{2}-\d{2})(?:[ T,]+(\d{1,2}:\d{2}))?$/;
const absolute = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

/** A time of the file: with its own zone, or in the account's. Undefined for everything else. */
export function timeOf(cell: string, zone: string): string | undefined {
  const text = cell.trim();
  if (absolute.test(text)) {
    const time = Date.parse(text);
    return Number.isNaN(time) ? undefined : new Date(time).toISOString();
  }
  const [, day, time = '00:00'] = local.exec(text) ?? [];
  if (day === undefined || Number.isNaN(dayNumber(day))) return undefined;
  const at = instantAt(zone, { day: dayNumber(day), minutes: minutesOf(time.padStart(5, '0')) });
  return new Date(at).toISOString();
}

/** What a row agrees to, with a number of the USA; null where it has none. */
export function rowOf(
  { line, of }: ImportLine<ConsentColumn>,
  zone: string,
): ImportRow | null | Unreadable {
  const { phoneNumber: written = '', source = '' } = of;
  const read = readWritten(written, 'USA');
  if ('fault' in read) return new Unreadable(writtenFault(read.fault));
  const phoneNumber = read.number;
  if (!isNumberOf(phoneNumber, 'USA')) return null;
  const at = timeOf(of.at ?? '', zone);
  if (of.at && at === undefined) return new Unreadable(t(consentMessages.noTime));
  return { row: line, phoneNumber, source: source.slice(0, longestSource), ...(at && { at }) };
}

/** Columns of a file, with headings of common programs in English, Spanish, French and Malay. */
export const consentColumns: ImportColumns<ConsentColumn> = {
  kind: 'consents',
  columns: [
    {
      field: 'at',
      title: consentMessages.time,
      fits: (cell) => /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:\D|$)/.test(cell),
      headings: `time, agreed at, agreed on, opt-in date, opt-in time, opted in at, consent date, date,
        timestamp, created at, submitted at, date added, fecha, hora, fecha de alta,
        fecha de consentimiento, heure, date d’inscription, date de consentement, tarikh, masa`,
    },
    {
      field: 'phoneNumber',
      title: consentMessages.phoneNumber,
      isRequired: true,
      fits: hasDigits,
      headings: `phone number, number, phone, mobile, mobile phone, mobile number, cell, cell phone,
        telephone, contact phone, phone 1 - value, número de teléfono, teléfono, número, móvil,
        celular, numéro de téléphone, téléphone, numéro, portable, nombor telefon, telefon, nombor,
        telefon bimbit`,
    },
    {
      field: 'source',
      title: consentMessages.source,
      fits: (cell) => /\p{L}/u.test(cell),
      headings: `source, where, opt-in source, consent source, page, form, form name, website, location,
        origen, fuente, página, formulario, source du consentement, origine, formulaire, sumber,
        laman, borang`,
    },
  ],
  skipped: `state, status, evidence, keyword, entered by, name, full name, first name, last name, email,
    email address, company, note, notes, nombre, apellidos, correo electrónico, estado, nom, prénom,
    courriel, adresse e-mail, état, nama, e-mel`,
};
