import type { AsteriskOptions } from './options.ts';

/** Name that the exchange signs in to ARI with. */
export const ariUser = 'jackfield';

/** Whether ARI takes requests by now. */
export async function answersAri({ port, password }: AsteriskOptions['ari']): Promise<boolean> {
  const authorization = `Basic ${Buffer.from(`${ariUser}:${password}`).toString('base64')}`;
  try {
    const url = `http://127.0.0.1:${port}/ari/asterisk/ping`;
    const signal = AbortSignal.timeout(2000);
    return (await fetch(url, { headers: { authorization }, signal })).ok;
  } catch {
    return false;
  }
}
