import { ApiFailure } from '@jackfield/runtime/core';
import { solveCaptcha } from './solve.ts';

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
