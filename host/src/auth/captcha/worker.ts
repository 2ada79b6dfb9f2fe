import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves a proof-of-work challenge away from the page, so that typing never stutters (OP-41). */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  // A rejection inside a worker reaches nobody by itself: null tells the page.
  self.postMessage(await solveChallenge({ challenge: data, deriveKey }).catch(() => null));
};
