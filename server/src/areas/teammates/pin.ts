import { t } from '@jackfield/texts';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { invalidField } from '../../platform/errors.ts';
import { texts } from './texts.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Refuses a voicemail PIN that is guessed first: repeated or running digits, the extension. */
export function checkPin(pin: string, extension: string): void {
  const digits = [...pin].map(Number);
  const steps = new Set(digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0)));
  const isSimple = steps.size === 1 && [...steps].every((step) => Math.abs(step) <= 1);
  if (isSimple || pin === extension) {
    throw invalidField('voicemailPin', t(texts.pinTooEasy), 'WEAKPIN');
  }
}

/** Salted hash of a PIN, as `salt:hash` in hexadecimal. */
export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(pin, salt, 32);
  return `${salt.toString('hex')}:${hash.toString('hex')}`;
}

/** Whether a PIN is the one of a hash of `hashPin`. */
export async function isPin(pin: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':');
  const derived = await derive(pin, Buffer.from(salt, 'hex'), 32);
  return timingSafeEqual(derived, Buffer.from(hash, 'hex'));
}
