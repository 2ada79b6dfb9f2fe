import { type Scope, scopeAreas } from '@jackfield/contract';
import type { Answered, TestPerson, TestServer } from './harness.ts';

/** All that a key can have. */
export const everyScope: readonly Scope[] = scopeAreas.map((area): Scope => `${area}:write`);

/** Makes a key of an admin's account as the page does, and answers its secret. */
export async function giveKey(
  server: TestServer,
  admin: TestPerson,
  scopes: readonly Scope[] = everyScope,
  spendCap: number | null = null,
): Promise<string> {
  const body = { name: 'Front desk sync', scopes, networks: [], spendCap, days: 90 };
  const made = await server.call(admin, 'POST', '/api/key', { body });
  if (made.status !== 201) throw new Error(`No key: ${JSON.stringify(made.body)}`);
  return String(made.body.secret);
}

/** Calls `/v1` with a secret; null sends none. */
export function withKey(
  server: TestServer,
  secret: string | null,
  ...[method, path, options = {}]: [
    method: Parameters<TestServer['call']>[1],
    path: string,
    options?: Parameters<TestServer['call']>[3],
  ]
): Promise<Answered> {
  const headers = {
    ...options.headers,
    ...(secret !== null && { authorization: `Bearer ${secret}` }),
  };
  return server.call(null, method, path, { ...options, headers });
}
