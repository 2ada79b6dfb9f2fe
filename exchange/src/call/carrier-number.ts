/**
 * A number as carriers write it, in E.164: with or without plus sign, ten digits of North America,
 * parameters such as ';npdi' (RFC 4694). Null where it is withheld or no number.
 */
export function fromCarrier(written: string): string | null {
  const [number = ''] = written.split(';');
  const digits = number.replaceAll(/[\s().-]/g, '');
  if (!/^\+?\d{3,15}$/.test(digits)) return null;
  if (digits.startsWith('+')) return digits;
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}
