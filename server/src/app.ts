import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from './platform/clock.ts';
import type { ServerConfig } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { CallLimits } from './platform/http/call-limits.ts';
import { createServer } from './platform/http/server.ts';
import { registerHealth } from './platform/observe/health.ts';
import { Metrics, registerObservation } from './platform/observe/metrics.ts';
import type { SecretBox } from './platform/secret-box.ts';
import type { Authenticate, GuardKey, IsStepUpDue } from './platform/services.ts';

/** What an application is made of. */
export interface AppParts {
  readonly config: ServerConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly log: FastifyBaseLogger;
  readonly authenticate: Authenticate;
  readonly isStepUpDue: IsStepUpDue;
  readonly guardKey: GuardKey;
  /** Each adds its policy rows and routes. */
  readonly areas: readonly ((app: FastifyInstance) => void | Promise<void>)[];
  readonly metrics?: Metrics;
  /** What has to come before the portal is ready, by name; nothing unless given. */
  readonly awaited?: () => Promise<readonly string[]>;
  /** Whether writes are refused because the disk has no room. */
  readonly isDiskFull?: () => boolean;
  /** Whether those that sign in and delete are refused too. */
  readonly isDiskExhausted?: () => boolean;
}

/** Puts the server together without listening. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const metrics = parts.metrics ?? new Metrics();
  metrics.addGauge({
    name: 'database_connections',
    help: 'Open connections to the database.',
    read: () => parts.db.load().open,
  });
  metrics.addGauge({
    name: 'database_waiting',
    help: 'Requests that wait for a connection.',
    read: () => parts.db.load().waiting,
  });
  metrics.addGauge({
    name: 'database_replica_failures_total',
    help: 'How often the replica could not answer, and was left alone for ten seconds.',
    type: 'counter',
    read: () => parts.db.load().replicaFailures,
  });
  const app = createServer(
    {
      config: parts.config,
      db: parts.db,
      clock: parts.clock,
      secrets: parts.secrets,
      authenticate: parts.authenticate,
      isStepUpDue: parts.isStepUpDue,
      guardKey: parts.guardKey,
      limits: new CallLimits(parts.config.calls),
      policy: new Map(),
      callers: new Map(),
      endpoints: new Map(),
      impact: null,
      isDiskFull: parts.isDiskFull ?? (() => false),
      isDiskExhausted: parts.isDiskExhausted ?? (() => false),
      checkAnswers: parts.config.isTest,
    },
    parts.log,
  );
  // Before the routes, which it follows as they are added. Built files come compressed already, and
  // a compressed request is refused.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1400,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
  registerObservation(app, metrics);
  registerHealth(app, metrics, parts.awaited ?? (async () => []));
  for (const area of parts.areas) await area(app);
  return app;
}
