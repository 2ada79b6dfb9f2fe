import type { AsteriskOptions } from './options.ts';

/** Name that the exchange signs in to ARI with. */
export const ariUser = 'jackfield';

type AriAccess = AsteriskOptions['ari'];

/** Asks ARI over HTTP what is of no call. */
export function askAri(
  { port, password }: AriAccess,
  method: 'GET' | 'DELETE',
  path: string,
): Promise<Response> {
  const authorization = `Basic ${Buffer.from(`${ariUser}:${password}`).toString('base64')}`;
  return fetch(`http://127.0.0.1:${port}/ari/${path}`, {
    method,
    headers: { authorization },
    signal: AbortSignal.timeout(2000),
  });
}

/** Whether ARI takes requests by now. */
export async function answersAri(ari: AriAccess): Promise<boolean> {
  try {
    return (await askAri(ari, 'GET', 'asterisk/ping')).ok;
  } catch {
    return false;
  }
}

/** Whether there is a call; so where that cannot be told. */
export async function hasCalls(ari: AriAccess): Promise<boolean> {
  try {
    const channels: unknown = await (await askAri(ari, 'GET', 'channels')).json();
    return !Array.isArray(channels) || channels.length > 0;
  } catch {
    return true;
  }
}
