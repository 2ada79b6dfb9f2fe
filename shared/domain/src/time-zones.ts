import { countries } from './countries.ts';
import { localeNow, machineLocale } from './locale.ts';

export interface TimeZone {
  /** IANA id, for example America/Chicago. */
  id: string;
  /** For pick lists: '(UTC-06:00) America/Chicago, Central Time'. */
  name: string;
  /** Minutes ahead of UTC at the time asked for. */
  offset: number;
}

const part = (id: string, timeZoneName: 'longOffset' | 'longGeneric', at: Date) =>
  new Intl.DateTimeFormat(timeZoneName === 'longOffset' ? machineLocale : localeNow(), {
    timeZone: id,
    timeZoneName,
  })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

function offsetOf(text: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const two = (value: number) => String(value).padStart(2, '0');

function nameOf(id: string, offset: number, generic: string): string {
  const size = Math.abs(offset);
  const utc = `UTC${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `(${utc}) ${id.replaceAll('_', ' ')}, ${generic}`;
}

/** Whether the platform knows a time zone (VAL-02); ids that were renamed count as known. */
export function isTimeZone(id: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat(machineLocale, { timeZone: id }));
  } catch {
    return false;
  }
}

/** The IANA time zones with display names, west to east (ENUM-15). Costs some 100 ms: keep it by language. */
export function timeZones(at: Date = new Date()): TimeZone[] {
  const ids = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...ids]
    .map((id) => {
      const offset = offsetOf(part(id, 'longOffset', at));
      return { id, offset, name: nameOf(id, offset, part(id, 'longGeneric', at)) };
    })
    .sort(
      (one, other) => one.offset - other.offset || one.id.localeCompare(other.id, machineLocale),
    );
}

/** What `Intl.Locale` answers, as a member or a call, where the platform knows the zones of a country. */
type KnowsZones = Intl.Locale & { timeZones?: string[]; getTimeZones?(): string[] };

/**
 * IANA ids of the time zones of a country, by its ISO 3166 alpha-3 code; none where the platform
 * doesn't tell.
 */
export function zonesOf(alpha3: string): ReadonlySet<string> {
  const region = countries.find((one) => one.countryAlpha3Code === alpha3)?.countryCode;
  if (region === undefined) return new Set();
  const locale: KnowsZones = new Intl.Locale('und', { region });
  return new Set(locale.getTimeZones?.() ?? locale.timeZones ?? []);
}
