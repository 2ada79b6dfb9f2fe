import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  builtInRoleNames,
  type EntityEvent,
  type HubMethod,
  type Role,
  type SentEvent,
} from '@jackfield/contract';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { createHub, type Hub } from '../src/hub/hub.ts';
import { defaultLimits, type HubLimits } from '../src/hub/limits.ts';

export const tenantA = '0192f0c0-0000-7000-8000-00000000000a';
export const tenantB = '0192f0c0-0000-7000-8000-00000000000b';

/** Token of the fixture's fake verifier: who it speaks for, in plain text. */
export function tokenFor(tenantId: string, teammateId: string, role: Role, session = 's1'): string {
  return [tenantId, teammateId, role, session].join('.');
}

export interface HubFixture {
  readonly hub: Hub;
  readonly port: number;
  readonly presence: string[];
  /** Clock of the hub; add milliseconds to move it. */
  readonly clock: { shift: number };
  close(): Promise<void>;
}

/** A hub behind a plain HTTP server, with a verifier that trusts the token's text. */
export async function startHub(limits: Partial<HubLimits> = {}): Promise<HubFixture> {
  const clock = { shift: 0 };
  const presence: string[] = [];
  const hub = createHub(
    {
      verifyToken: async (token) => {
        const [tenantId, teammateId, role, sessionId, builtIn] = token.split('.');
        if (tenantId && teammateId && role === 'wall') {
          const expiresAt = Date.now() + 900_000;
          return { kind: 'wall', tenantId, wallId: teammateId, expiresAt };
        }
        if (!tenantId || !teammateId || !sessionId) return null;
        if (role !== 'admin' && role !== 'standard') return null;
        const expiresAt = Date.now() + 900_000;
        const access = builtInRoleNames
          .filter((name) => name === builtIn)
          .map((name) => ({ role: name, teamIds: [] }))[0];
        return { kind: 'person', tenantId, teammateId, role, access, sessionId, expiresAt };
      },
      isAllowedOrigin: (origin) => origin === 'https://portal.example',
      follow: async () => undefined,
      presence: {
        connected: (_tenant, person) => void presence.push(`+${person}`),
        disconnected: (_tenant, person) => void presence.push(`-${person}`),
      },
      log: { warn: () => undefined },
      now: () => Date.now() + clock.shift,
      ticks: () => performance.now() + clock.shift,
    },
    { ...defaultLimits, sweepEvery: 20, ...limits },
  );
  const server = createServer();
  server.on('upgrade', (request, socket, head) => void hub.handleUpgrade(request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    hub,
    port: isAddress(address) ? address.port : 0,
    presence,
    clock,
    async close() {
      await hub.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

/** The official client, with everything that it received. */
export async function connectClient(url: string, token: string) {
  const received: { method: string; event: EntityEvent }[] = [];
  const waiting: (() => void)[] = [];
  const connection = new HubConnectionBuilder()
    .withUrl(url, {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: () => token,
    })
    .configureLogging(LogLevel.None)
    .build();
  for (const method of [
    'CreateEntityAsync',
    'UpdateEntityAsync',
    'DeletedEntityAsync',
    'RevokeAccessAsync',
  ]) {
    connection.on(method, (event: EntityEvent) => {
      received.push({ method, event });
      for (const wake of waiting.splice(0)) wake();
    });
  }
  const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve));
  await connection.start();
  return {
    connection,
    received,
    closed,
    /** Resolves once so many events have arrived. */
    async count(wanted: number) {
      while (received.length < wanted) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return received;
    },
  };
}

/** An event of annex D with its unimportant members filled in. */
export function sent(
  method: HubMethod,
  event: Partial<EntityEvent> & Pick<EntityEvent, 'eventType' | 'id'>,
): SentEvent {
  const tenantId = event.tenantId ?? tenantA;
  return {
    method,
    event: {
      tenantId,
      accountId: tenantId,
      ownerType: null,
      ownerId: null,
      status: null,
      role: null,
      version: 1,
      at: '2026-01-05T10:00:00.000Z',
      ...event,
    },
  };
}
