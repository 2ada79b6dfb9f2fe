import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { HubLimits } from '../../hub/limits.ts';
import type { VerifyHubToken } from '../../hub/ports.ts';
import { pathOf, refuse } from '../../hub/upgrade.ts';
import { isAllowedOrigin } from '../../platform/http/origin.ts';
import { type LiveChannel, openLiveChannel } from './live-channel.ts';
import { addLiveRoutes } from './routes.ts';

export interface LiveAreaOptions {
  readonly verifyToken: VerifyHubToken;
  /** Path of the hub (annex F8, hubUrl). */
  readonly path?: string;
  readonly limits?: HubLimits;
}

/** The real-time channel and its catch-up call, as an area of the application. */
export function liveArea(options: LiveAreaOptions): (app: FastifyInstance) => Promise<LiveChannel> {
  const { verifyToken, path = '/hub', limits } = options;
  return async (app) => {
    const { db, clock, config } = app.services;
    addLiveRoutes(app);
    const channel = await openLiveChannel({
      db,
      clock,
      verifyToken,
      isAllowedOrigin: (origin) => isAllowedOrigin(origin, config),
      log: app.log,
      ...(limits === undefined ? {} : { limits }),
    });
    const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      if (pathOf(request.url).toLowerCase() !== path) refuse(socket, 404);
      else void channel.hub.handleUpgrade(request, socket, head);
    };
    app.server.on('upgrade', onUpgrade);
    app.addHook('preClose', async () => {
      await channel.close();
      app.server.off('upgrade', onUpgrade);
    });
    return channel;
  };
}
