/** A hub without accounts behind it, for benchmarks of its sockets. */
import { createHub } from '../../server/src/hub/hub.ts';
import { defaultLimits } from '../../server/src/hub/limits.ts';

export const tenantId = '0192f0c0-0000-7000-8000-00000000000a';
/** What is broadcast. */
export const sent = {
  method: 'UpdateEntityAsync',
  event: {
    eventType: 'tenantstatus',
    tenantId,
    accountId: tenantId,
    id: tenantId,
    ownerType: null,
    ownerId: null,
    status: 'active',
    role: null,
    version: 812,
    at: '2026-01-05T10:00:00.000Z',
  },
};

/**
 * A hub that takes every socket as another person.
 *
 * @param {(person: number) => string} tenantOf account of the person of a number, from 1
 */
export function hubServer(tenantOf = () => tenantId) {
  let person = 0;
  const hub = createHub(
    {
      verifyToken: async () => ({
        tenantId: tenantOf((person += 1)),
        teammateId: `person ${person}`,
        role: person % 20 === 0 ? 'admin' : 'standard',
        sessionId: `session ${person}`,
        expiresAt: Date.now() + 3_600_000,
      }),
      isAllowedOrigin: () => true,
      presence: { connected: () => undefined, disconnected: () => undefined },
      follow: async () => undefined,
      log: { warn: () => undefined },
      now: Date.now,
      ticks: () => performance.now(),
    },
    { ...defaultLimits, pingEvery: 3_600_000, silentAfter: 3_600_000 },
  );
  return {
    upgrade: (request, socket, head) => void hub.handleUpgrade(request, socket, head),
    broadcast: (tenant = tenantId, count = 1) =>
      hub.publish(
        tenant,
        Array.from({ length: count }, () => sent),
      ),
    count: () => hub.socketCount,
    close: () => hub.close(),
  };
}
