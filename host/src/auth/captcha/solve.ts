import { call } from '@jackfield/runtime/core';
import { captchaChallenge } from '@jackfield/contract/api/session';

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
export async function solveCaptcha(): Promise<string> {
  const challenge = await call(captchaChallenge);
  const solution = await work(challenge);
  return btoa(JSON.stringify({ challenge, solution }));
}
