import type { FastifyRequest } from 'fastify';
import { releaseTokenHeader, staffNameHeader } from '@jackfield/contract/api/release';
import { sameSecret } from '../areas/session/tokens/secrets.ts';
import type { Caller } from '../platform/context.ts';
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

/** Who publishes: the holder of a release token. Its id is the remote that the token is for. */
export async function publisherOf(
  { config }: ReleaseServices,
  request: FastifyRequest,
): Promise<Caller | null> {
  const given = request.headers[releaseTokenHeader];
  if (typeof given !== 'string') return null;
  // Every token is compared, so that the time tells nothing.
  const matching = config.tokens.filter(({ token }) => sameSecret(token, given));
  const [found] = matching;
  if (!found) return null;
  const scope = matching.map(({ remote }) => remote);
  return { name: givenName(request, `Token of ${found.remote}`), via: 'api', scope };
}

/** Who of staff asks: by the support key, else by the cookie of a browser. */
export async function staffCaller(
  services: ReleaseServices,
  supportKey: string | undefined,
  request: FastifyRequest,
): Promise<Caller | null> {
  const given = request.headers['x-support-key'];
  if (typeof given === 'string') {
    if (supportKey === undefined || !sameSecret(given, supportKey)) return null;
    return { name: givenName(request, 'Support'), via: 'api', scope: [] };
  }
  const staff = await staffOf(services, request);
  return staff && { name: staff.name, via: 'ui', scope: [] };
}
