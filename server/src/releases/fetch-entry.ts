import type { FastifyInstance } from 'fastify';
import type { ReleaseRow } from './repository.ts';
import { assetPath } from './registry.ts';
import { refuse } from './refusal.ts';
import { integrityOf } from './verify.ts';

const patience = 5000;

/** Address under which this process reaches itself; null while it does not listen. */
function ownAddress(app: FastifyInstance): string | null {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) return null;
  const { family, port } = address;
  const isAny = address.address === '0.0.0.0' || address.address === '::';
  if (isAny) return `http://localhost:${port}`;
  return family === 'IPv6'
    ? `http://[${address.address}]:${port}`
    : `http://${address.address}:${port}`;
}

async function fetchBytes(app: FastifyInstance, path: string): Promise<Buffer | null> {
  const origin = ownAddress(app);
  if (origin === null) {
    const answer = await app.inject({ url: path });
    return answer.statusCode === 200 ? answer.rawPayload : null;
  }
  const answer = await fetch(origin + path, { signal: AbortSignal.timeout(patience) });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
}

/**
 * Fetches a version's entry as a browser would and compares it with the published digest, so that
 * no pointer ever leads to files that are not there or were changed on the disk.
 */
export async function checkReachable(
  app: FastifyInstance,
  {
    remote,
    version,
    entry,
    integrity,
  }: Pick<ReleaseRow, 'remote' | 'version' | 'entry' | 'integrity'>,
): Promise<void> {
  const path = assetPath(remote, version, entry);
  const bytes = await fetchBytes(app, path).catch(() => null);
  if (!bytes) throw refuse('ENTRY', `${path} could not be fetched.`);
  if (integrityOf(bytes) !== integrity) {
    throw refuse('INTEGRITY', `${path} is not what was published.`);
  }
}
