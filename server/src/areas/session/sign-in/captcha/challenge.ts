import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';

/** A challenge must be solved within this time, and its solution is remembered for as long. */
export const challengeLife = 10 * 60_000;

/** Work per counter and range of the counter: under a second in a browser. */
const cost = { iterations: 2_000, from: 500, to: 1_500 };

/** Makes a proof-of-work challenge, signed so that nothing needs to be stored. */
export function makeChallenge(secret: string, now: Date) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: cost.iterations,
    counter: randomInt(cost.to, cost.from),
    deriveKey,
    expiresAt: new Date(now.getTime() + challengeLife),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}.key`,
  });
}

const payloadSchema = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      expiresAt: v.number(),
    }),
    signature: v.string(),
  }),
  solution: v.looseObject({ counter: v.number(), derivedKey: v.string() }),
});

function readPayload(token: string) {
  try {
    const text = Buffer.from(token, 'base64').toString('utf8');
    const payload = v.safeParse(payloadSchema, JSON.parse(text));
    return payload.success ? payload.output : null;
  } catch {
    return null;
  }
}

/** What a good solution is remembered by, so that it works once. */
export interface Solved {
  signature: string;
  expiresAt: Date;
}

/**
 * Checks a captcha token as the widget sends it (base64 of challenge and solution). Null when it
 * is malformed, wrong, not ours or too old. The caller must still mark the signature as used.
 */
export async function checkSolution(
  secret: string,
  token: string,
  now: Date,
): Promise<Solved | null> {
  const payload = readPayload(token);
  if (!payload) return null;
  const expiresAt = new Date(payload.challenge.parameters.expiresAt * 1000);
  if (expiresAt.getTime() < now.getTime()) return null;
  const result = await verifySolution({
    challenge: payload.challenge,
    solution: payload.solution,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}.key`,
  });
  return result.verified ? { signature: payload.challenge.signature, expiresAt } : null;
}
