import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../platform/config.ts';
import type { Caller } from '../../platform/context.ts';
import { sameSecret } from '../../platform/operator-keys.ts';
import type { GuardKey } from '../../platform/services.ts';

/** Password of HTTP's Basic sign-in, the one that Asterisk can send; null for every other one. */
function givenKey({ headers }: FastifyRequest): string | null {
  const [, encoded] = /^basic ([a-z0-9+/=]+)$/i.exec(headers.authorization ?? '') ?? [];
  if (encoded === undefined) return null;
  const pair = Buffer.from(encoded, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

/** The exchange, by its key, whatever name it signs in with. Throws 429. */
export async function exchangeOf(
  { exchangeKey }: Pick<ServerConfig, 'exchangeKey'>,
  guardKey: GuardKey,
  request: FastifyRequest,
): Promise<Caller | null> {
  const given = givenKey(request);
  if (given === null) return null;
  const isRight = exchangeKey !== undefined && sameSecret(given, exchangeKey);
  if (!(await guardKey(request, 'exchange key', isRight))) return null;
  return { name: 'Exchange', via: 'api', scope: [] };
}
