import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { challengeLife, checkSolution, makeChallenge } from './challenge.ts';

const secret = 'a secret of the server';

async function solved(now: Date) {
  const challenge = await makeChallenge(secret, now);
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution };
}

const write = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

describe('OP-41 captcha', () => {
  it('takes a solved challenge of its own', async () => {
    const now = new Date();
    const payload = await solved(now);
    expect(await checkSolution(secret, write(payload), now)).toMatchObject({
      signature: payload.challenge.signature,
    });
  });

  it('refuses other secrets, altered work, age and rubbish', async () => {
    const now = new Date();
    const payload = await solved(now);
    expect(await checkSolution('another secret', write(payload), now)).toBeNull();
    const easier = {
      ...payload,
      challenge: {
        ...payload.challenge,
        parameters: { ...payload.challenge.parameters, cost: 1 },
      },
    };
    expect(await checkSolution(secret, write(easier), now)).toBeNull();
    const guess = { ...payload, solution: { ...payload.solution, counter: 1, derivedKey: '00' } };
    expect(await checkSolution(secret, write(guess), now)).toBeNull();
    const late = new Date(now.getTime() + challengeLife + 2000);
    expect(await checkSolution(secret, write(payload), late)).toBeNull();
    expect(await checkSolution(secret, 'rubbish', now)).toBeNull();
  });
});
