/** Members whose values no log may hold (OP-11). */
const names =
  'password|newPassword|currentPassword|token|captchaToken|accessToken|refreshToken|access_token|refresh_token|code|voicemailPin|card|authorization';

const json = new RegExp(`("(?:${names}|t|a)"\\s*:\\s*)("(?:[^"\\\\]|\\\\.)*"|[\\d.]+)`, 'gi');
const query = new RegExp(`([?&;](?:${names}|t|a)=)[^&;#\\s"]*`, 'gi');
const bearer = /\b(Bearer\s+)[\w.~+/=-]+/gi;
const jwt = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/** Thirteen to nineteen digits, as card numbers are written. */
const cardNumber = /\b(?:\d[ -]?){12,18}\d\b/g;

/**
 * Replaces secrets by ***: the browser does so before it sends, and the server again, because
 * anybody may send a log line. Control characters go, so that a line stays one line.
 */
export function redact(text: string): string {
  return text
    .replace(json, '$1"***"')
    .replace(query, '$1***')
    .replace(bearer, '$1***')
    .replace(jwt, '***')
    .replace(cardNumber, '***')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 10_000);
}
