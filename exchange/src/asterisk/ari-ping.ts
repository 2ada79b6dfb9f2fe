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

/**
 * Whether a channel is there that Asterisk lists: one that hung up while its REFER came in stays in
 * the list for good (res_pjsip_refer, docs/exchange.md).
 */
export async function isThere(ari: AriAccess, id: string): Promise<boolean> {
  return (await askAri(ari, 'GET', `channels/${id}/variable?variable=CHANNEL(name)`)).ok;
}

/** Whether there is a call; so where that cannot be told. */
export async function hasCalls(ari: AriAccess): Promise<boolean> {
  try {
    const listed = (await (await askAri(ari, 'GET', 'channels')).json()) as { id: string }[];
    for (const { id } of listed) if (await isThere(ari, id)) return true;
    return false;
  } catch {
    return true;
  }
}
