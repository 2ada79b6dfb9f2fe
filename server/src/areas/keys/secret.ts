import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 43;
const checksumLength = 6;
/** `jfk_8Qx2`: what lists show of a secret. */
const startLength = 8;

/** How a key's secret looks, for scanners of repositories and logs. */
export const secretPattern = /^jfk_[0-9A-Za-z]{49}$/;

function inDigits(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  while (text.length < length) {
    text = (digits[Number(rest % 62n)] ?? '') + text;
    rest /= 62n;
  }
  return text;
}

const checksumOf = (random: string): string => inDigits(BigInt(crc32(random)), checksumLength);

/** A new secret of a key: `jfk_`, 32 random bytes as 43 letters and digits, and a checksum of 6 (KEY-01). */
export function newKeySecret(): string {
  const random = inDigits(BigInt(`0x${randomBytes(32).toString('hex')}`), randomLength);
  return `jfk_${random}${checksumOf(random)}`;
}

/** Whether a text is a secret that was typed and copied whole; the database needn't be asked otherwise. */
export function isKeySecret(text: string): boolean {
  if (!secretPattern.test(text)) return false;
  return checksumOf(text.slice(4, 4 + randomLength)) === text.slice(-checksumLength);
}

/** The first characters of a secret, by which people know it. */
export const startOf = (secret: string): string => secret.slice(0, startLength);
