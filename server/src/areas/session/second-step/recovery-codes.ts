import { randomBytes } from 'node:crypto';
import { recoveryCodes } from '@jackfield/contract/api/second-step';
import { hashSecret } from '../tokens/secrets.ts';

/** Crockford's 32 signs, without those that look like others: a byte gives one without bias. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 16;

/** Codes for the day on which all devices are lost: 80 random bits each, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () => {
    const text = Array.from(randomBytes(length), (byte) => signs[byte % signs.length]).join('');
    return text.match(/.{4}/g)?.join('-') ?? text;
  });
}

/** What the database keeps of a code, however it was typed. */
export function hashRecoveryCode(code: string): string {
  return hashSecret(`recovery:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
}
