import type { Access, Role } from '@jackfield/contract';
import { sessionOfToken } from './authenticate.ts';
import type { AuthServices } from './services.ts';
import { verifyToken } from './tokens.ts';

/** Whom a token of the real-time channel belongs to. */
export interface HubTokenOwner {
  kind: 'person';
  tenantId: string;
  teammateId: string;
  role: Role;
  access: Access | null;
  sessionId: string;
  /** Milliseconds since 1970 at which the token ends. */
  expiresAt: number;
}

/** Access token of a connection to the hub; null when it or its session has ended (RT-02). */
export async function verifyHubToken(
  services: AuthServices,
  token: string,
): Promise<HubTokenOwner | null> {
  const now = services.clock.now();
  const claims = await verifyToken(services.keys, 'access', token, now);
  const session = await sessionOfToken(services, 'access', token, now);
  if (claims === null || session === null) return null;
  return {
    kind: 'person',
    tenantId: session.tenantId,
    teammateId: session.teammateId,
    role: session.role,
    access: session.access,
    sessionId: session.id,
    expiresAt: claims.exp * 1000,
  };
}

/** Whether a storage token opens files of that account; it opens nothing else. */
export async function verifyStorageToken(
  services: AuthServices,
  token: string,
  fileTenantId: string,
): Promise<boolean> {
  const session = await sessionOfToken(services, 'storage', token, services.clock.now());
  return session !== null && session.tenantId === fileTenantId;
}
