import { type CallAnswer, type Endpoint, errorSchema } from '@jackfield/contract';
import * as v from 'valibot';
import { ConfigError, type ServerConfig } from '../platform/config.ts';

/**
 * Calls a support endpoint of a running server with SUPPORT_KEY. Needed where the server has the
 * embedded database open, which only one process may.
 */
export async function askServer<E extends Endpoint>(
  config: ServerConfig,
  server: string,
  endpoint: E,
  params: Readonly<Record<string, string>>,
  body: object,
): Promise<CallAnswer<E>> {
  if (config.supportKey === undefined) throw new ConfigError('--server needs SUPPORT_KEY.');
  if (endpoint.answer === undefined) throw new Error(`${endpoint.id} has no answer.`);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const answer = await fetch(new URL(path, server), {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      'x-jackfield': '1',
      'x-support-key': config.supportKey,
    },
    body: JSON.stringify(body),
  });
  const received: unknown = await answer.json();
  if (answer.ok) return v.parse(endpoint.answer, received) as CallAnswer<E>;
  const error = v.safeParse(errorSchema, received);
  throw new ConfigError(
    error.success ? error.output.message || error.output.responseCode : `HTTP ${answer.status}`,
  );
}
