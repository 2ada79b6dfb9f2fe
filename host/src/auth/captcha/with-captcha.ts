import { captchaChallenge } from '@jackfield/contract/api/session';
import { ApiFailure, call } from '@jackfield/runtime/core';

const isAsked = (error: unknown) =>
  error instanceof ApiFailure && error.errors.some(({ code }) => code === 'CAPTCHAREQUIRED');

/**
 * Sends a form that robots try (OP-41): with a captcha token when one is known to be needed, and
 * a second time with one when the server asks for it.
 */
export async function withCaptcha<T>(
  isNeeded: boolean,
  send: (captchaToken: string | undefined) => Promise<T>,
  solve: () => Promise<string> = solveCaptcha,
): Promise<T> {
  const token = isNeeded ? await solve() : undefined;
  try {
    return await send(token);
  } catch (error) {
    if (token !== undefined || !isAsked(error)) throw error;
    return send(await solve());
  }
}

/** Solves `challenge` in a worker; rejects when the worker cannot run. */
function work(challenge: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      worker.terminate();
      if (data) resolve(data);
      else reject(new Error('The captcha could not be solved.'));
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    worker.postMessage(challenge);
  });
}

/** A captcha token: base64 of challenge and solution, as the server reads it. */
async function solveCaptcha(): Promise<string> {
  const challenge = await call(captchaChallenge);
  const solution = await work(challenge);
  return btoa(JSON.stringify({ challenge, solution }));
}
