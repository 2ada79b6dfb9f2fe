import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from './semaphore.ts';

/** argon2id with 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One hash per core at a time, so that many sign-ins at once bound memory and leave the loop free. */
const hashing = new Semaphore(availableParallelism());

/** Hash of a password that nobody has, with today's cost. */
let dummy: Promise<string> | undefined;

/** Hashes a password for storage (PHC text). */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(password, cost));
}

/**
 * Compares a password with the stored hash. Without a hash (unknown person, no password yet) the
 * same work is done against a hash of nothing, so that both answers take equally long.
 */
export async function passwordMatches(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummy ??= hashPassword('no password has this hash');
  const against = stored ?? (await dummy);
  const matches = await hashing.run(() => verify(against, password));
  return stored != null && matches;
}
