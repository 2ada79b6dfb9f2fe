import type { FastifyRequest } from 'fastify';
import { releaseTokenHeader, staffNameHeader } from '@jackfield/contract/api/release';
import type { Caller } from '../platform/context.ts';
import { sameSecret } from '../platform/operator-keys.ts';
import type { GuardKey } from '../platform/services.ts';
import type { ReleaseServices } from './services.ts';
import { staffOf } from './staff.ts';

const longestName = 100;

function givenName(request: FastifyRequest, otherwise: string): string {
  const given = request.headers[staffNameHeader];
  if (typeof given !== 'string' || given === '') return otherwise;
  try {
    const name = decodeURIComponent(given)
      .replace(/\p{Cc}+/gu, ' ')
      .trim();
    return name.isWellFormed() && name !== '' ? name.slice(0, longestName) : otherwise;
  } catch {
    return otherwise;
  }
}

/** Who publishes: the holder of a release token. Its id is the remote that the token is for. Throws 429. */
export async function publisherOf(
  { config }: ReleaseServices,
  guardKey: GuardKey,
  request: FastifyRequest,
): Promise<Caller | null> {
  const given = request.headers[releaseTokenHeader];
  if (typeof given !== 'string') return null;
  // Every token is compared, so that the time tells nothing.
  const matching = config.tokens.filter(({ token }) => sameSecret(token, given));
  const [found] = matching;
  await guardKey(request, 'release token', found !== undefined);
  if (!found) return null;
  const scope = matching.map(({ remote }) => remote);
  return { name: givenName(request, `Token of ${found.remote}`), via: 'api', scope };
}

/** Who of staff asks: by the support key, else by the cookie of a browser. */
export async function staffCaller(
  services: ReleaseServices,
  request: FastifyRequest,
  hasSupportKey: boolean,
): Promise<Caller | null> {
  if (request.headers['x-support-key'] !== undefined) {
    if (!hasSupportKey) return null;
    return { name: givenName(request, 'Support'), via: 'api', scope: [] };
  }
  const staff = await staffOf(services, request);
  return staff && { name: staff.name, via: 'ui', scope: [] };
}
